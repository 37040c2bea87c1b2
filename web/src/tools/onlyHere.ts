/** Whether a host name is this device's name for itself, so that nobody else can open its links. */
export function isOnlyHere(name: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}
