import escapeHtml from 'escape-html';

/** Markup that needs no more escaping. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | readonly Html[] | undefined;

const markupOf = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (typeof piece === 'object') return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
  return escapeHtml(String(piece));
};

/** A template whose values are escaped, but for markup made the same way. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  markup: String.raw({ raw: parts }, ...pieces.map(markupOf)),
});
