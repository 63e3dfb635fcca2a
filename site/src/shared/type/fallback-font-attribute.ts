/** Attribute on the root element while fallback fonts replace the web font (tokens.css). */
export const FALLBACK_FONT_ATTRIBUTE = 'data-stand-in';
