/** Attribute on the root element while fallback fonts replace the web font (tokens.css). */
export const STAND_IN_MARK = 'data-stand-in';
