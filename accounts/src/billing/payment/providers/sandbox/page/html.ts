import escapeHtml from 'escape-html';

/** Escaped markup. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | readonly Html[] | undefined;

const markupOf = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (typeof piece === 'object') return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
  return escapeHtml(String(piece));
};

/** Template tag that escapes every value except markup made by the same tag. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  markup: String.raw({ raw: parts }, ...pieces.map(markupOf)),
});
