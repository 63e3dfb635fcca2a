/// <reference lib="dom" />

/** What is read here of React's own note of a node; it is the same since React 17. */
interface Fiber {
  readonly tag: number;
  readonly return: Fiber | null;
}
/** Tag of the fiber at the top. */
const HOST_ROOT = 3;

/** React's note of a node that it has made, or taken over with all that is in it, although perhaps not for good. */
export const fiberOf = (node: Node): Fiber | undefined =>
  Object.entries(node).find(([name]) => name.startsWith('__reactFiber$'))?.[1] as Fiber | undefined;

/** Whether React believes that the node is on the page. Not asked while React changes the page. */
const isMounted = (node: Node): boolean => {
  let fiber = fiberOf(node);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.tag === HOST_ROOT;
};

/** Children as React knows them, of each element in which somebody else changed texts. */
const known = new WeakMap<Node, readonly Node[]>();
/** The element of which a node is a child for React. */
const homes = new WeakMap<Node, Node>();
/** What React wrote into texts that somebody else changed in place. */
const written = new WeakMap<Node, string | null>();
/** Nodes that somebody else put between those of React. */
const strangers = new WeakSet<Node>();
/** Nodes removed just now by React, or by a translator that calls the same function, with their brothers before. */
const leaving = new Map<Node, { parent: Node; before: readonly Node[] }>();
let isMet = false;

/** A served page of which React has not hydrated every part. */
interface ServedPage {
  readonly container: Node;
  /** Elements whose children or texts somebody else changed. */
  readonly changed: Set<Node>;
  readonly hydrate: (restore: () => void) => void;
}
let served: ServedPage | undefined;
/** Served nodes that somebody else took out before React hydrated them. */
const takenOut = new WeakSet<Node>();

/** React's mark of a Suspense boundary in served HTML. */
const isIslandMark = (node: Node): boolean => node instanceof Comment && /^\/?\$/u.test(node.data);
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
/** What an editor types there changes the page, too. */
const isTyped = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest('[contenteditable]'));

/** Whether a node was in the served HTML. React notes a part that it has begun, and may begin it again. */
const isServed = (node: Node): boolean => {
  if (node === served?.container || !served?.container.contains(node)) return false;
  for (let at: Node | null = node; at && at !== served.container; at = at.parentNode)
    if (strangers.has(at)) return false;
  return true;
};
const isOwn = (node: Node): boolean => fiberOf(node) !== undefined || takenOut.has(node);
const isKnown = (node: Node): boolean => isOwn(node) || isServed(node);

const remember = (parent: Node, children: readonly Node[]): void => {
  if (known.has(parent) || isTyped(parent)) return;
  isMet = true;
  if (served?.changed.size === 0) queueMicrotask(hydrateServed);
  served?.changed.add(parent);
  const own = children.filter((child) => !strangers.has(child));
  known.set(parent, own);
  for (const child of own) homes.set(child, parent);
};

/** Takes a change back in a list of children. */
const undo = (list: readonly Node[], record: MutationRecord): Node[] => {
  const added = new Set<Node>(record.addedNodes);
  const rest = list.filter((node) => !added.has(node));
  const before = record.previousSibling ? rest.indexOf(record.previousSibling) : -1;
  const after = record.nextSibling ? rest.indexOf(record.nextSibling) : -1;
  const last = record.nextSibling ? after : rest.length;
  const place = before >= 0 || !record.previousSibling ? before + 1 : last;
  rest.splice(place < 0 ? rest.length : place, 0, ...record.removedNodes);
  return rest;
};

/** Learns from changes that were not React's how the page was before them. */
const note = (records: readonly MutationRecord[]): void => {
  const lists = new Map<Node, Node[]>();
  const texts = new Map<Node, string | null>();
  const changed = new Set<Node>();
  // React takes its marks out only with a part that it draws from nothing.
  const redrawn = new Set<Node>();
  for (const { target, addedNodes, removedNodes } of served ? records : []) {
    if ([...removedNodes].some(isIslandMark)) redrawn.add(target);
    if (redrawn.has(target) || !isServed(target)) continue;
    for (const node of removedNodes) if (!strangers.has(node)) takenOut.add(node);
    for (const node of addedNodes) if (!isOwn(node)) strangers.add(node);
  }
  for (const record of [...records].reverse()) {
    const { target } = record;
    if (redrawn.has(target) || !isKnown(target)) continue;
    if (record.type === 'characterData') {
      texts.set(target, record.oldValue);
      continue;
    }
    lists.set(target, undo(lists.get(target) ?? [...target.childNodes], record));
    for (const node of record.addedNodes) if (!isOwn(node)) strangers.add(node);
    if ([...record.removedNodes].some(isOwn)) changed.add(target);
  }
  for (const parent of changed) remember(parent, lists.get(parent) ?? []);
  for (const [text, data] of texts) {
    if (isTyped(text)) continue;
    if (!written.has(text)) written.set(text, data);
    const parent = text.parentNode;
    if (parent && isKnown(parent)) remember(parent, lists.get(parent) ?? [...parent.childNodes]);
  }
};

const { removeChild, insertBefore, appendChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
let observer: MutationObserver | undefined;
const pending = (): MutationRecord[] => observer?.takeRecords() ?? [];

/** Makes an element again what React knows; a translator then translates it again. */
const restore = (parent: Node): void => {
  const children = known.get(parent);
  if (!children) return;
  known.delete(parent);
  for (const child of [...parent.childNodes]) if (strangers.has(child)) removeChild.call(parent, child);
  let next: Node | null = null;
  for (const child of [...children].reverse()) {
    if (leaving.has(child)) continue;
    if (written.has(child)) nodeValue.set?.call(child, written.get(child));
    written.delete(child);
    if (child.parentNode !== parent || child.nextSibling !== next) insertBefore.call(parent, child, next);
    next = child;
  }
  pending();
};

/** Decides who removed nodes: React has let go of its own by now. */
const settleLeaving = (): void => {
  for (const [child, { parent, before }] of leaving) if (isMounted(child)) remember(parent, before);
  const gone = [...leaving].filter(([child]) => !isMounted(child));
  leaving.clear();
  for (const [child, { parent }] of gone) {
    const children = known.get(parent);
    if (children)
      known.set(
        parent,
        children.filter((other) => other !== child),
      );
  }
  for (const [, { parent }] of gone) restore(parent);
};

/** Has the rest of a served page hydrated. Where its texts were changed, React would throw it away. */
function hydrateServed(): void {
  note(pending());
  settleLeaving();
  if (!served) return;
  const { changed, hydrate } = served;
  served = undefined;
  hydrate(() => changed.forEach(restore));
}

/** Does what React asks for on a page that is as React knows it. */
const asReact = <Result>(node: Node, act: () => Result): Result => {
  if (!isMet && !node.isConnected) return act();
  note(pending());
  settleLeaving();
  restore(node);
  for (let at: Node | null = node; at && isMet; at = at.parentNode) {
    const home = homes.get(at);
    if (home && (isText(at) || at.parentNode !== home)) restore(home);
  }
  const result = act();
  pending();
  return result;
};

/** A node that React did not create, and a text that is put into a wrapper, are of a translator. */
const isOfReact = (parent: Node, child: Node): boolean =>
  fiberOf(child) !== undefined && !(isText(child) && !fiberOf(parent));

/**
 * Lets React live with pages that somebody else translates (decisions 0190, 0209): browsers and add-ons take texts out,
 * put other texts or elements in their places, join and reorder them. React would throw, which empties the page, or
 * change texts that nobody sees. Here an element whose texts were changed becomes what React knows before React
 * changes it.
 */
export const keepTranslatedText = (): void => {
  if (observer) return;
  observer = new MutationObserver(note);
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  Node.prototype.removeChild = function removeKnown<Child extends Node>(this: Node, child: Child): Child {
    note(pending());
    if (fiberOf(child) && (known.has(this) || leaving.size > 0 || (isText(child) && this.isConnected))) {
      if (leaving.size === 0) queueMicrotask(settleLeaving);
      leaving.set(child, { parent: this, before: known.get(this) ?? [...this.childNodes] });
    }
    if (child.parentNode !== this) return child;
    removeChild.call(this, child);
    if (fiberOf(child)) pending();
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeKnown<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const insert = (): Child =>
      insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
    return isOfReact(this, child) ? asReact(this, insert) : insert();
  };
  Node.prototype.appendChild = function appendKnown<Child extends Node>(this: Node, child: Child): Child {
    const append = (): Child => appendChild.call(this, child) as Child;
    return isOfReact(this, child) ? asReact(this, append) : append();
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const set = (): void => nodeValue.set?.call(this, value);
      if (isServed(this) && !fiberOf(this) && !fiberOf(this.parentNode ?? this)) set();
      else
        asReact(this, () => {
          written.delete(this);
          set();
        });
    },
  });
};

/**
 * Keeps a served page as it was served until React has hydrated all of it.
 * @param early Changes that were seen before.
 * @param hydrate Called after a change, outside React: calls `restore` if a part is not hydrated, and hydrates all at once.
 */
export const keepServedText = (
  container: Node,
  early: readonly MutationRecord[],
  hydrate: (restore: () => void) => void,
): void => {
  pending();
  served = { container, changed: new Set(), hydrate };
  note(early);
};
