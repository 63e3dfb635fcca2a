/**
 * Applies the web font on a new page if it is loaded by now: no text has been read yet, so a shift does not
 * disturb.
 */
export const applyBrandFont = (): void => {
  const faces = window.scriptedFont ?? [];
  if (faces.every(({ status }) => status === 'loaded')) for (const face of faces) document.fonts.add(face);
};
