/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { GlossaryTerm } from '../../../desk/glossary/glossary';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal } from '../testing/fake-admin';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const EPISODE: GlossaryTerm = {
  ...{ id: 'term-1', version: 'v1', texts: { en: 'episode', ar: 'حلقة' } },
  avoid: { en: ['part', 'chapter'], ar: ['جزء', 'فصل'] },
};
const SERIES: GlossaryTerm = {
  ...{ id: 'term-2', version: 'v1', texts: { en: 'series', ar: 'مسلسل' } },
  avoid: { en: [], ar: [] },
};
/** On the server. */
let terms: GlossaryTerm[];
let mayChange: boolean;

beforeEach(() => {
  routes.clear();
  asked.length = 0;
  terms = [EPISODE, SERIES];
  mayChange = true;
  routes.set('GET /desk/glossary', () => ({ terms, mayChange }));
});
const open = async (locale: Locale = 'en'): Promise<void> => {
  render(<DeskAt router={deskRouter('/desk/glossary')} locale={locale} />);
  await screen.findByRole('searchbox');
};
const rows = (): (string | null)[][] =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    );
const sent = () =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const LISTED: readonly {
  locale: Locale;
  count: string;
  episode: readonly string[];
  typed: string;
  none: string;
}[] = [
  {
    ...{ locale: 'en', count: '2 terms', typed: 'فصلٌ', none: 'No term matches.' },
    episode: ['episode', 'حلقة', 'part, chapter', 'جزء، فصل'],
  },
  {
    ...{ locale: 'ar', count: 'مصطلحان', typed: 'CHAPTER', none: 'لا مصطلح يطابق البحث.' },
    episode: ['حلقة', 'episode', 'جزء، فصل', 'part, chapter'],
  },
];

test.each(LISTED)('in $locale terms are listed and found by any of their words', async (each) => {
  const { locale, count, episode, typed, none } = each;
  await open(locale);
  expect(screen.getByText(count)).toBeTruthy();
  expect(rows()).toEqual([episode, expect.anything()]);
  await userEvent.keyboard('/');
  await userEvent.keyboard(typed);
  expect(rows()).toEqual([episode]);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.keyboard('xyz');
  expect(screen.getByText(none)).toBeTruthy();
});

test('a term is added; what the server refuses stands at its field', async () => {
  routes.set('POST /desk/glossary', () => {
    throw refusal(400, { message: 'Not right yet.', fields: { ar: ['It is there already.'] } });
  });
  await open();
  await userEvent.type(field('English'), 'short');
  await userEvent.type(field('Arabic'), 'مقطع');
  await userEvent.type(field('Avoid in English'), 'reel{Enter}clip');
  await press('Add');
  expect((await screen.findByText('It is there already.')).id).toBe(
    field('Arabic').getAttribute('aria-describedby'),
  );
  const added = { texts: { en: 'short', ar: 'مقطع' }, avoid: { en: ['reel', 'clip'], ar: [''] } };
  routes.set('POST /desk/glossary', () => {
    terms = [...terms, { ...SERIES, ...added, id: 'term-3' }];
    return terms.at(-1);
  });
  await press('Add');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(sent().at(-1)).toEqual(['POST', '/desk/glossary', added]);
  expect(field('English')).toHaveProperty('value', '');
});

test('a term that another editor has changed is shown as it is now, and the typed text is kept', async () => {
  const put = 'PUT /desk/glossary/term-2';
  await open();
  await press(/^Change.*series$/);
  const english = field('English');
  expect(document.activeElement).toBe(english);
  await userEvent.type(english, ' (TV)');
  routes.set(put, () => {
    terms = [EPISODE, { ...SERIES, version: 'v2', texts: { en: 'serial', ar: 'مسلسل' } }];
    throw refusal(409, { message: 'Somebody else has changed this term meanwhile.' });
  });
  await press('Save');
  expect(await screen.findByText('serial')).toBeTruthy();
  expect(english).toHaveProperty('value', 'series (TV)');
  routes.set(put, () => SERIES);
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'New term' })).toBeTruthy();
  expect(sent().map(([, , body]) => (body as GlossaryTerm).version)).toEqual(['v1', 'v2']);
});

test('a term is removed by the second press', async () => {
  routes.set('DELETE /desk/glossary/term-1', () => {
    terms = [SERIES];
    return { id: 'term-1' };
  });
  await open('ar');
  await press(/^حذف.*حلقة$/);
  expect(sent()).toEqual([]);
  await press(/^تأكيد.*حلقة$/);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a role that does not publish both languages only reads', async () => {
  mayChange = false;
  await open();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^(?:Change|Remove|Add)/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['en', 'Try again', 'No term is agreed on yet.'],
  ['ar', 'إعادة المحاولة', 'لم يُتفق على مصطلح بعد.'],
] as const)('in %s a glossary that cannot be read is asked for again, and may be empty', async (...texts) => {
  const [locale, again, empty] = texts;
  routes.delete('GET /desk/glossary');
  render(<DeskAt router={deskRouter('/desk/glossary')} locale={locale} />);
  routes.set('GET /desk/glossary', () => ({ terms: [], mayChange }));
  await userEvent.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText(empty)).toBeTruthy();
});
