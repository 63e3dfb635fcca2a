/** English texts of the preview of a record. */
export const PREVIEW_EN = {
  'preview.name': 'Preview',
  'preview.close': 'Close the preview',
  'preview.languages': 'Languages',
  'preview.both': 'Both',
  'preview.en': 'English',
  'preview.ar': 'Arabic',
  'preview.width': 'Width',
  'preview.phone': 'Phone',
  'preview.computer': 'Computer',
  'preview.page.en': 'The English page, with what is not published yet',
  'preview.page.ar': 'The Arabic page, with what is not published yet',
  'preview.loading': 'The page is loading…',
  'preview.failed': 'The site does not answer. What you write is kept.',
  'preview.again': 'Try again',
} as const;

export type PreviewKey = keyof typeof PREVIEW_EN;
