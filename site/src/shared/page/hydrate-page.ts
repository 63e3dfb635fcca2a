import { startTransition } from 'react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over a served page in slices between frames: as a transition, React lets presses and frames pass, which it does
 * not for the first render of a root by default. A document without content is rendered.
 */
export const hydratePage = (page: ReactElement, container: Element): void => {
  const isServed = (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;
  if (isServed) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
