/** What is asked for: the typeface of the interface, in one letter of each script it has a file for. */
export const BRAND_TYPE = { font: '1em Alexandria', letters: 'aا' } as const;
