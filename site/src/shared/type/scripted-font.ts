/** Attribute on the root element where a script decides when the web font replaces the fallback fonts (tokens.css). */
export const SCRIPTED_FONT_ATTRIBUTE = 'data-scripted-font';

/** Family of the web font there. It does not exist until the script adds it to the document's fonts. */
export const SCRIPTED_FONT_FAMILY = 'Alexandria by script';

declare global {
  interface Window {
    /** The files of that family that every page needs, for a script of the page that adds them later. */
    scriptedFont?: FontFace[];
    /** Its other files, which the browser loads for their characters once they are added. */
    scriptedFontLater?: FontFace[];
  }
}
