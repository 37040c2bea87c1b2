/** Numbers as the language writes them. */

/** A share of 1 in per cent; with a sign where it is a change. */
export function percent(language: string, share: number, digits = 0, sign = false): string {
  const signDisplay = sign ? "exceptZero" : "negative";
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  })
    .format(share)
    .replace("-", "−");
}

/** Points with one digit after the point; with a sign where they are a change. */
export function points(language: string, value: number, sign = false): string {
  const signDisplay = sign ? "exceptZero" : "negative";
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace("-", "−");
}
