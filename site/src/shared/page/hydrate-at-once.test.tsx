import { keepTranslatedText } from '@sahra/schemas/keep-translated-text';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';

import { TRANSLATORS, untranslated } from '../../../testing/translators';
import { EARLY_CHANGES_SCRIPT } from '../translation/early-changes';
import { hydratePage } from './hydrate-page';
import { Island } from './Island/Island';

const sent = jest.fn();
const reported = jest.fn();

const Search = ({ count }: { count: number }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      sent(new FormData(event.currentTarget).get('q'));
    }}
  >
    <label>
      Search <input name="q" defaultValue="" />
    </label>
    <p data-testid="found">
      Found {count} in <b>all</b> of them
    </p>
    <button type="submit">Search</button>
  </form>
);

const Menu = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Close' : 'Menu'}
    </button>
  );
};

const search = <Search count={2} />;
const Page = () => (
  <div id="gatsby-focus-wrapper">
    <header>
      Sahra, <Menu />
    </header>
    <Island>{search}</Island>
    <Island>
      <footer>
        Made in <b>Dubai</b>
      </footer>
    </Island>
  </div>
);

/** Serves the page with its inline script, and lets it be read whole. */
const serve = (): Element => {
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Page />)}</div>`;
  const script = document.createElement('script');
  script.textContent = EARLY_CHANGES_SCRIPT;
  document.head.append(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const container = document.querySelector('#___gatsby');
  if (!container) throw new Error('The document has no root.');
  return container;
};
const translate = (way: string): void => TRANSLATORS[way]?.(document.body);
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const button = (name: string): HTMLElement => {
  const found = screen.getAllByRole('button').find(({ textContent }) => untranslated(textContent) === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

beforeAll(() => {
  keepTranslatedText();
  globalThis.reportError = reported;
});
beforeEach(() => jest.clearAllMocks());

/** What holds on every page, with every translator. A translator that takes a field out takes its focus, too. */
const expectWhole = (field: HTMLElement, isFocused: boolean): void => {
  expect(reported).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue('padel');
  expect(document.activeElement === field).toBe(isFocused);
  expect(untranslated(screen.getByTestId('found').textContent)).toBe('Found 2 in all of them');
  fireEvent.submit(field);
  expect(sent).toHaveBeenCalledWith('padel');
};

describe.each(Object.keys(TRANSLATORS))('a translator that %s', (way) => {
  const begin = () => {
    const container = serve();
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'padel' } });
    return { container, field, menu: button('Menu') };
  };

  test('before the scripts came takes nothing that was typed, and every press is heard', async () => {
    const { container, field, menu } = begin();
    translate(way);
    const isFocused = document.activeElement === field;
    await act(async () => {
      hydratePage(<Page />, container);
      await task();
    });
    expectWhole(field, isFocused);
    fireEvent.click(menu);
    await act(task);
    expect(untranslated(menu.textContent)).toBe('Close');
  });

  test('while the page is hydrated takes nothing either', async () => {
    const { container, field } = begin();
    let isFocused = true;
    await act(async () => {
      hydratePage(<Page />, container);
      await Promise.resolve();
      translate(way);
      isFocused = document.activeElement === field;
      await task();
    });
    expectWhole(field, isFocused);
  });
});

test('a page that nobody translates is hydrated in slices, after the present task', async () => {
  const container = serve();
  await act(async () => {
    hydratePage(<Page />, container);
    await Promise.resolve();
    expect(Object.keys(screen.getByRole('textbox')).join('')).not.toContain('__react');
  });
  expect(Object.keys(screen.getByRole('textbox')).join('')).toContain('__reactFiber$');
});
