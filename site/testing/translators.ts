/** Translators use `font`, whose type is deprecated. */
const created = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};
const said = (text: string): string => `«${text}»`;
const fontOf = (text: string): HTMLElement => created('font', created('font', said(text)));

/** Ways in which translators of browsers and add-ons replace one text. */
const TEXT_WAYS: Record<string, (text: Text, parent: Node) => void> = {
  'replaces it': (text) => text.replaceWith(fontOf(text.data)),
  'puts the translation before it': (text) => {
    text.before(fontOf(text.data));
    text.remove();
  },
  'puts the translation after it': (text) => {
    text.after(fontOf(text.data));
    text.remove();
  },
  'puts it into the wrapper': (text) => {
    const font = created('font');
    text.replaceWith(font);
    font.append(text);
  },
  'puts it into the wrapper and changes it': (text) => {
    const span = created('span');
    text.replaceWith(span);
    span.append(text);
    text.data = said(text.data);
  },
  'puts a custom element in its place': (text) =>
    text.replaceWith(created('x-translated', created('x-part', said(text.data)))),
  'puts a span for each word': (text) =>
    text.replaceWith(
      ...said(text.data)
        .split(/(?<= )/u)
        .map((word) => created('span', word)),
    ),
  'puts another text in its place': (text) => text.replaceWith(document.createTextNode(said(text.data))),
  'changes it in place': (text) => {
    text.data = said(text.data);
  },
  'changes it by the function that React calls': (text) => {
    text.nodeValue = said(text.data);
  },
  'calls insertBefore, then removeChild': (text, parent) => {
    parent.insertBefore(fontOf(text.data), text);
    parent.removeChild(text);
  },
  'calls removeChild, then insertBefore': (text, parent) => {
    const next = text.nextSibling;
    parent.removeChild(text);
    parent.insertBefore(created('span', said(text.data)), next);
  },
  'calls replaceChild': (text, parent) => void parent.replaceChild(created('i', said(text.data)), text),
  'wraps it by appendChild': (text, parent) => {
    const font = created('font');
    parent.insertBefore(font, text);
    font.appendChild(text);
  },
};

/** Nodes of a translated sentence: texts beside each other are one. */
const sentenceOf = (parent: Node): (string | ChildNode)[] => {
  const parts: (string | ChildNode)[] = [];
  for (const node of [...parent.childNodes]) {
    const last = parts.at(-1);
    if (!(node instanceof Text)) parts.push(node);
    else if (typeof last === 'string') parts.splice(-1, 1, last + node.data);
    else parts.push(node.data);
  }
  return parts.map((part) => (typeof part === 'string' ? said(part) : part));
};

/** Puts a sentence into the texts that were there, as Firefox does: which text gets which part is by chance. */
const fill = (parent: Element, sentence: readonly (string | ChildNode)[]): void => {
  const texts = [...parent.childNodes].filter((node) => node instanceof Text);
  for (const node of [...parent.childNodes]) node.remove();
  for (const part of sentence) {
    const node = typeof part === 'string' ? (texts.shift() ?? new Text()) : part;
    parent.append(node);
    // Firefox does so before; jsdom tells no observer of a text that was just taken out.
    if (node instanceof Text && typeof part === 'string') node.data = part;
  }
};

/** Ways in which translators replace the sentence of an element. */
const SENTENCE_WAYS: Record<string, (parent: Element) => void> = {
  'fills its texts again': (parent) => fill(parent, sentenceOf(parent)),
  'fills its texts in another order': (parent) => fill(parent, sentenceOf(parent).reverse()),
  'makes new texts': (parent) => parent.replaceChildren(...sentenceOf(parent)),
  'writes its markup again': (parent) => {
    parent.innerHTML = sentenceOf(parent)
      .map((part) => (typeof part === 'string' ? part : part instanceof Element ? part.outerHTML : ''))
      .join('');
  },
  'joins its texts': (parent) => parent.normalize(),
  'says all in the first text': (parent) => {
    const [first, ...others] = [...parent.childNodes].filter((node) => node instanceof Text);
    if (first) first.data = said([first, ...others].map(({ data }) => data).join(''));
    for (const other of others) other.data = '';
  },
};

const isNew = (text: Text): boolean => !/[«»]/u.test(text.data) && !text.parentElement?.closest('font');
const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(isNew);
};

const ofTexts =
  (way: (text: Text, parent: Node) => void) =>
  (root: Node): void =>
    textsIn(root).forEach((text) => text.parentNode && way(text, text.parentNode));
const ofSentences =
  (way: (parent: Element) => void) =>
  (root: Node): void => {
    const parents = new Set(textsIn(root).map(({ parentElement }) => parentElement));
    for (const parent of parents) if (parent?.isConnected) way(parent);
  };

/** Translates all texts below a node as the translators do that are known; a translation of `a` is `«a»`. */
export const TRANSLATORS: Readonly<Record<string, (root: Node) => void>> = Object.fromEntries([
  ...Object.entries(TEXT_WAYS).map(([name, way]) => [name, ofTexts(way)] as const),
  ...Object.entries(SENTENCE_WAYS).map(([name, way]) => [name, ofSentences(way)] as const),
]);

/** Text as it was before it was translated. */
export const untranslated = (text: string): string => text.replace(/[«»]/gu, '');
