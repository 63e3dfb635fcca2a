/** Maximum upload size in bytes: a photograph from a good camera fits, a raw file does not. */
export const MAX_BYTES = 10_000_000;

/** Maximum number of pixels. Encoding needs 4 bytes for each, i.e. 160 MB of memory. */
export const MAX_PIXELS = 40_000_000;
