/** On the root element while the fonts of the device stand in for the typeface (tokens.css). */
export const STAND_IN_MARK = 'data-stand-in';
