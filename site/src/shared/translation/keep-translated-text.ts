/** Element that the translators of browsers put in the place of a text. */
const isWrapper = (node: Node | null): node is Node => node?.nodeName === 'FONT';
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** What stands in the place of a node that a translator took out. */
const standIns = new WeakMap<Node, Node>();
/** Wrappers that stand for a text already: the next one beside it is not theirs. */
const taken = new WeakSet<Node>();

const noteRemoval = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
  for (const removed of removedNodes) {
    if (removed.isConnected || !(isText(removed) || isWrapper(removed))) continue;
    const beside = [...addedNodes, previousSibling, nextSibling].find(
      (node) => isWrapper(node) && !taken.has(node),
    );
    // "Show original" puts texts back in the place of wrappers.
    const standIn = beside ?? (isWrapper(removed) ? [...addedNodes].find(isText) : undefined);
    if (!standIn) continue;
    taken.add(standIn);
    standIns.set(removed, standIn);
    // No circle: what is put back is replaced by nothing.
    standIns.delete(standIn);
    // React changes the text that it created, which is out of the document.
    if (isText(removed)) observer.observe(removed, { characterData: true });
  }
};

/** Shows a text that changed while a translation of it was shown; the translator then translates it anew. */
const showAgain = (text: Node): void => {
  const standIn = text.isConnected ? undefined : lastStandInOf(text);
  if (standIn?.parentNode) standIn.parentNode.replaceChild(text, standIn);
};

const lastStandInOf = (node: Node): Node | undefined => {
  let last: Node | undefined;
  for (let next = standIns.get(node); next; next = standIns.get(next)) last = next;
  return last;
};

const note = (records: readonly MutationRecord[]): void => {
  for (const record of records)
    if (record.type === 'characterData') showAgain(record.target);
    else noteRemoval(record);
};

let observer: MutationObserver;

/** Returns the child of `parent` that stands for a node which React believes to be its child; null without one. */
const childFor = (node: Node, parent: Node): Node | null => {
  note(observer.takeRecords());
  const standIn = lastStandInOf(node);
  if (standIn?.parentNode === parent) return standIn;
  // Some put the text itself into the wrapper.
  for (let within = node.parentNode; within; within = within.parentNode)
    if (within.parentNode === parent) return within;
  return null;
};

/**
 * Lets React live with pages that the browser translates (decision 0190). Translators take texts out and put `font`
 * elements in their places; React would throw when it removes such a text or inserts before it, which empties the
 * page, and would change texts that nobody sees. Here each text that was taken out is known with what stands for it.
 */
export const keepTranslatedText = (): void => {
  observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeKnown<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const known = childFor(child, this);
    if (known) removeChild.call(this, known);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeKnown<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const known = next && next.parentNode !== this ? childFor(next, this) : next;
    return insertBefore.call(this, child, known) as Child;
  };
};
