/** Largest file that editors may upload: a photograph of a good camera fits, a raw one does not. */
export const MAX_BYTES = 10_000_000;

/** Most pixels of a picture. Encoding takes 4 bytes for each: 160 MB of memory for this many. */
export const MAX_PIXELS = 40_000_000;
