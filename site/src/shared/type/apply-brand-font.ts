/**
 * Applies the web font on a new page if it is loaded by now: no text has been read yet, so a shift does not
 * disturb.
 */
export const applyBrandFont = (): void => {
  const { scriptedFont = [], scriptedFontLater = [] } = window;
  if (scriptedFont.every(({ status }) => status === 'loaded'))
    for (const face of [...scriptedFontLater, ...scriptedFont]) document.fonts.add(face);
};
