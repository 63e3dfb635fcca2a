import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { keepTranslatedText } from './keep-translated-text';

beforeAll(keepTranslatedText);

/** Translators use `font`, whose type is deprecated. */
const created = (name: string): HTMLElement => document.createElement(name);

const fontOf = (text: string): HTMLElement => {
  const [outer, inner] = [created('font'), created('font')];
  inner.textContent = `«${text}»`;
  outer.append(inner);
  return outer;
};

/** Ways in which translators of browsers are known to replace a text. */
const WAYS: Record<string, (text: Text) => void> = {
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
};

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('font')) found.push(walker.currentNode as Text);
  return found;
};
const translate = (root: Node, way: string): void => textsIn(root).forEach((text) => WAYS[way]?.(text));

const Line = ({ count, mark, end = true }: { count: number; mark?: ReactNode; end?: boolean }) => (
  <p data-testid="line">
    Found {count} in {mark}
    <b>all</b>
    {end && ' of them'}
  </p>
);
const line = (): string => screen.getByTestId('line').textContent.replace(/[«»]/g, '');
/** Mutation observers are told before the next task. */
const settle = (): Promise<void> => Promise.resolve();

describe.each(Object.keys(WAYS))('a translator that %s', (way) => {
  test('is survived by every change of text beside elements', async () => {
    const { rerender } = render(<Line count={1} />);
    translate(document.body, way);
    await settle();
    expect(line()).toBe('Found 1 in all of them');

    rerender(<Line count={2} />);
    await settle();
    expect(line()).toBe('Found 2 in all of them');
    translate(document.body, way);

    rerender(<Line count={2} mark={<i>these </i>} end={false} />);
    await settle();
    expect(line()).toBe('Found 2 in these all');
    translate(document.body, way);

    rerender(<Line count={3} mark="those " end />);
    await settle();
    expect(line()).toBe('Found 3 in those all of them');
    translate(document.body, way);

    rerender(<Line count={30} />);
    await settle();
    expect(line()).toBe('Found 30 in all of them');
  });

  test('is survived where React changes the text at once, before anybody is told', () => {
    const { rerender, unmount } = render(<Line count={1} />);
    translate(document.body, way);
    rerender(<Line count={1} mark={<i>these </i>} end={false} />);
    expect(line()).toBe('Found 1 in these all');
    unmount();
    expect(document.body).toHaveTextContent('');
  });
});

test('the original that is shown again changes as before', async () => {
  const { rerender } = render(<Line count={1} />);
  translate(document.body, 'replaces it');
  await settle();
  for (const font of document.querySelectorAll('p > font'))
    font.replaceWith(document.createTextNode(font.textContent.replace(/[«»]/g, '')));
  await settle();
  rerender(<Line count={2} end={false} />);
  await settle();
  expect(line()).toBe('Found 2 in all');
});
