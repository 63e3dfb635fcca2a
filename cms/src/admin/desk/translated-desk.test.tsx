/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent } from '@testing-library/react';

import { column, onServer, openRecord, pass, person, prepareRecord, title } from './testing/open-record';

jest.mock('tus-js-client', () => ({
  Upload: class {
    abort = jest.fn(() => Promise.resolve());
    findPreviousUploads = () => new Promise(() => undefined);
  },
}));
jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('./testing/fake-admin').strapiAdmin,
);

const wrap = (name: string) => (text: Text) => {
  const wrapper = document.createElement(name);
  wrapper.dataset['translated'] = '';
  wrapper.textContent = text.data;
  text.replaceWith(wrapper);
};
const TRANSLATORS: Record<string, (text: Text) => void> = {
  'puts elements in the place of texts': wrap('font'),
  'puts elements of its own there': wrap('x-translated'),
  'puts other texts there': (text) => {
    const other = document.createTextNode(text.data);
    translated.add(other);
    text.replaceWith(other);
  },
};
const translated = new WeakSet<Node>();

const translate = (way: string): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (!translated.has(text) && !text.parentElement?.closest('[data-translated], textarea, option'))
      TRANSLATORS[way]?.(text);
};

let translator: MutationObserver | undefined;
beforeEach(prepareRecord);
afterEach(() => {
  translator?.disconnect();
  jest.useRealTimers();
});

test.each(Object.keys(TRANSLATORS))(
  'an editor whose browser %s writes, is told so, and loses nothing',
  async (way) => {
    await openRecord();
    translator = new MutationObserver(() => setTimeout(() => translate(way)));
    translator.observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(way);
    const typed = ['The lift operator!', 'The lift operator!!'];
    for (const words of typed) {
      await person.type(title('English'), '!');
      await pass(3000);
      expect(onServer.stored.words?.en.values['title']).toBe(words);
      expect(document.querySelector('[role=status]')?.outerHTML).toContain('Saved');
      expect(title('English')).toHaveProperty('value', words);
    }
    fireEvent.change(title('English'), { target: { value: '' } });
    await pass(3000);
    expect(column('English').getAllByRole('textbox').length).toBeGreaterThan(1);
    fireEvent.change(title('English'), { target: { value: 'Back!' } });
    await pass(3000);
    expect(onServer.stored.words?.en.values['title']).toBe('Back!');
  },
);
