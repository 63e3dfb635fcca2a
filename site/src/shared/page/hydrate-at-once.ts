import { fiberOf } from '@sahra/schemas/keep-translated-text';

/** React commits what it has hydrated half a second later at most. */
const COMMIT_MS = 1000;

/** Elements from here to the end of the island, whose marks are `<!--$-->` and `<!--/$-->`. */
const elementsFrom = (first: Node | null): Element[] => {
  const elements: Element[] = [];
  for (let node = first; node && !(node instanceof Comment && node.data === '/$'); node = node.nextSibling)
    if (node instanceof Element) elements.push(node);
  return elements;
};

/** Elements of the root and of each island. */
const partsOf = (root: Element): Element[][] => {
  const parts = [elementsFrom(root.firstChild)];
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode())
    if ((comments.currentNode as Comment).data === '$')
      parts.push(elementsFrom(comments.currentNode.nextSibling));
  return parts;
};

/**
 * Has React hydrate what it has not yet, before this returns: what it does for an island that a click falls on. The
 * event is one that nobody here listens to.
 * @param begun When hydration began, by `performance.now()`.
 * @param prepare Called first, if there is anything to hydrate.
 */
export const hydrateAtOnce = (root: Element, begun: number, prepare: () => void): void => {
  const parts = partsOf(root);
  if (parts.flat().every(fiberOf) && performance.now() - begun > COMMIT_MS) return;
  prepare();
  for (const [first] of parts) first?.dispatchEvent(new Event('auxclick'));
};
