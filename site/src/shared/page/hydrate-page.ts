import { startTransition } from 'react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { keepServedText } from '@sahra/schemas/keep-translated-text';

import { takeEarlyChanges } from '../translation/early-changes';
import { hydrateAtOnce } from './hydrate-at-once';

/** React's note that it renders a boundary again, which comes with each error of hydration and says nothing more. */
const RENDERED_AGAIN =
  /^Minified React error #422;|^There was an error while hydrating this Suspense boundary/u;

/** As React does by default, but code that did not come is said in its place (`lazyPart`) and is no error of the page. */
const reportRecovered = (error: unknown): void => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name !== 'ChunkLoadError' && !RENDERED_AGAIN.test(message)) reportError(error);
};

/**
 * Takes over a served page in slices between frames: as a transition, React lets presses and frames pass, which it does
 * not for the first render of a root by default. A page that somebody translates is taken over at once, as it was served
 * (docs/decisions/0209). A document without content is rendered.
 */
export const hydratePage = (page: ReactElement, container: Element): void => {
  const isServed = (document.getElementById('gatsby-focus-wrapper')?.children.length ?? 0) > 0;
  if (isServed) {
    const begun = performance.now();
    keepServedText(container, takeEarlyChanges(), (restore) => hydrateAtOnce(container, begun, restore));
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError: reportRecovered }));
  } else createRoot(container).render(page);
};
