/** A text as it is compared with what stands in a test: with plain spaces only. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
