/** How many bytes something has, in words. */

const UNITS = ["KiB", "MiB", "GiB"] as const;

export function sizeText(language: string, bytes: number): string {
  const power = Math.min(2, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10) - 1));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** (power + 1));
  return `${number} ${UNITS[power] ?? ""}`;
}
