declare module 'wawoff2' {
  export const decompress: (packed: Uint8Array) => Promise<Uint8Array>;
}
