/** Font to load for the interface, with one letter of each script that has its own file. */
export const BRAND_FONT = { font: '1em Alexandria', letters: 'aا' } as const;
