export function openCore(module: WebAssembly.Module): (request: Uint8Array) => Uint8Array<ArrayBuffer>;
export const UNFINISHED: 2;
