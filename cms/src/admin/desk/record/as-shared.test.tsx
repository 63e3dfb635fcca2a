/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { CASE_SETTINGS, PAGE_META_CASES, type PageMetaCase } from '@sahra/schemas/testing/page-meta-cases';
import { act, fireEvent, render, screen } from '@testing-library/react';

import type { HeadSource, PictureValue, RecordDetail, RecordValue } from '../../../desk/record/record-detail';
import { DeskAt, deskRecord, deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';
import { formField, headSource, recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;
let stored: RecordDetail;

beforeEach(() => {
  jest.useFakeTimers();
  routes.clear();
  routes.set('GET /desk/record', () => stored);
  routes.set('GET /desk/record/used-in', () => []);
  routes.set('PUT /desk/record', () => stored);
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async (detail: RecordDetail, locale: Locale = 'en') => {
  stored = detail;
  render(<DeskAt router={deskRouter('/desk/videos/video/doc1')} locale={locale} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
};
const textsIn = (box: Element | null | undefined): (string | null)[] =>
  ['b', 'p'].map((name) => box?.querySelector(name)?.textContent ?? null);
const card = () => {
  const box = document.querySelector('[data-card]');
  return { texts: textsIn(box), picture: box?.querySelector('img')?.getAttribute('src') ?? null };
};
const result = (locale: Locale) => textsIn(document.querySelector(`[data-result][lang="${locale}"]`));

const picture = (name: string): PictureValue => ({
  ...{ id: 1, small: `/${name}`, url: `/${name}.jpg`, width: 1600, height: 900, name, focalPoint: null },
});
const chosenRecord = (type: string, title: string): RecordValue => ({
  ...{ type, documentId: `${type}1`, titles: { en: title, ar: title }, picture: '/poster' },
});

const both = (text: string): Record<Locale, string> => ({ en: text, ar: text });

/** The record of a case, as the server sends it. */
const detailOf = (each: PageMetaCase): RecordDetail => {
  const { type, locale, words, pictures = [], chosen = {}, programme, written } = each;
  const live = written && { title: written.title, description: written.description };
  const head: Partial<HeadSource> = {
    ...{ brand: both(CASE_SETTINGS.brand), tagline: both(CASE_SETTINGS.tagline) },
    ...(programme && { videoDescription: both(programme.videoDescription) }),
    ...(written && {
      written: {
        ...{ code: 'slug', documentId: 'meta1', live: { en: null, ar: null, [locale]: live } },
        picture: written.picture === null ? null : `/${written.picture}`,
      },
    }),
  };
  const { form, facts, words: former, ...rest } = recordDetail();
  if (!facts || !former) throw new Error('The record of the test has both.');
  const values = {
    ...Object.fromEntries(pictures.map((name) => [name, picture(name)])),
    ...Object.fromEntries(Object.entries(chosen).map(([name, title]) => [name, chosenRecord(name, title)])),
    ...(programme && { startsAt: programme.startsAt, video: chosenRecord('video', 'Any') }),
  };
  return {
    ...rest,
    record: deskRecord({ type }),
    form: { ...form, words: Object.keys(words).map((name) => formField({ name })) },
    facts: { ...facts, values },
    words: {
      en: { ...former.en, values: locale === 'en' ? words : {} },
      ar: { ...former.ar, values: locale === 'ar' ? words : {} },
    },
    head: headSource(head),
  };
};

test.each(PAGE_META_CASES.map((each) => [each.name, each] as const))(
  'the card and the search result of %s are what the site sends',
  async (_, each) => {
    await open(detailOf(each), each.locale);
    const { title, description, picture: shared } = each.expected;
    expect(card()).toEqual({
      texts: [title, description],
      picture: shared === null ? null : `/${shared}`,
    });
    expect(result(each.locale)).toEqual([title, description]);
  },
);

test.each(['', '12/11/2031 21:30', '2031-', '2031-13-45T'])(
  'a programme whose time is %j as yet has a card without it',
  async (startsAt) => {
    const programme = PAGE_META_CASES.find(({ type }) => type === 'schedule-entry');
    if (!programme) throw new Error('There is a case of a programme.');
    const detail = detailOf(programme);
    const values = { ...detail.facts?.values, startsAt };
    await open({ ...detail, facts: detail.facts && { ...detail.facts, values } });
    expect(card().texts).toEqual(['The derby · Padel · Sahra', 'Two teams.']);
  },
);

test('the card follows the typing, and a language without a text is that of the other', async () => {
  const detail = recordDetail();
  const { words } = detail;
  if (!words) throw new Error('The record of the test has words.');
  await open({ ...detail, words: { ...words, ar: { ...words.ar, values: {} } } });
  expect(card().texts).toEqual(['The lift operator · Sahra', 'One lift.']);
  const [title] = screen.getAllByRole('textbox', { name: /Title/ });
  fireEvent.change(title ?? document.body, { target: { value: 'The lift' } });
  expect(card().texts).toEqual(['The lift · Sahra', 'One lift.']);
  expect(result('ar')).toEqual(['The lift · سهرة', 'One lift.']);
});

const metaTags = (page: HeadSource['page'], values: Record<string, unknown>): RecordDetail => {
  const { facts, words, ...rest } = recordDetail();
  if (!facts || !words) throw new Error('The record of the test has both.');
  return {
    ...rest,
    record: deskRecord({ type: 'meta-tags', key: 'dunes' }),
    facts: { ...facts, values: { code: 'dunes', picture: null } },
    words: { en: { ...words.en, values }, ar: { ...words.ar, values: {} } },
    head: headSource({ page }),
  };
};

test('a text for search has the card of the page that it names', async () => {
  const page = {
    ...{ type: 'show', facts: { wide: picture('wide') } },
    words: { en: { title: 'Dunes', description: 'Sand.' }, ar: { title: 'كثبان', description: 'رمل.' } },
  };
  await open(metaTags(page, { title: 'Watch in {{trialDays}}', description: null }));
  expect(card()).toEqual({ texts: ['Watch in 7 days', 'Sand.'], picture: '/wide' });
  expect(result('ar')).toEqual(['كثبان · سهرة', 'رمل.']);
});

test('a page says where its own text for search is written, or that one can be', async () => {
  const written = { code: 'dunes', documentId: 'meta1', live: { en: null, ar: null }, picture: null };
  await open(recordDetail({ head: headSource({ written }) }));
  expect(screen.getByRole('link', { name: /^Own title/ }).getAttribute('href')).toBe(
    '/desk/pages/meta-tags/meta1',
  );
});

test('a page without a text for search leads to a new one, which names the page', async () => {
  const written = { code: 'dunes', documentId: null, live: { en: null, ar: null }, picture: null };
  await open(recordDetail({ head: headSource({ written }) }));
  expect(screen.getByRole('link', { name: /^Write its own title/ }).getAttribute('href')).toBe(
    '/desk/pages/meta-tags/new?code=dunes',
  );
});
