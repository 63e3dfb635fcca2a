/** Puts on the styles of pages that were loaded ahead (`site/builder/hold-page-styles.ts`): one of them opens. */
export const applyHeldStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]'))
    link.media = 'all';
};
