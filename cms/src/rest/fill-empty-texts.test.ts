import { Type } from 'typebox';

import { pageRoute } from '../api/page/page.route';
import { fillEmptyTexts } from './fill-empty-texts';
import { nullable } from './shared.schema';

const Record = Type.Object({
  title: Type.String(),
  lead: nullable(Type.String()),
  startsAt: Type.String({ format: 'date-time' }),
  seconds: Type.Integer(),
  chapters: Type.Array(Type.Object({ title: Type.String() })),
  show: nullable(Type.Object({ title: Type.String() })),
});

test('a text that nobody has written is empty where a text must be, and nothing else changes', () => {
  const draft = { title: null, lead: null, startsAt: null, seconds: null, chapters: [{ title: null }] };
  expect(
    fillEmptyTexts(Type.Object({ data: Record }), { data: { ...draft, show: { title: null } } }),
  ).toEqual({
    data: { ...draft, title: '', chapters: [{ title: '' }], show: { title: '' } },
  });
  expect(fillEmptyTexts(Record, { ...draft, show: null })).toMatchObject({ show: null });
});

describe('of a page, the form with all of its fields tells which texts must be', () => {
  const empty = { title: null, lead: null, locale: 'en' };
  const filled = { ...empty, title: '', lead: '' };

  test.each([
    ['business', { ...empty, slug: 'business', rows: [] }, { ...filled, slug: 'business', rows: [] }],
    [
      'where-to-watch',
      { ...empty, slug: 'where-to-watch', groups: [] },
      { ...filled, slug: 'where-to-watch', groups: [] },
    ],
    ['faq', { ...empty, slug: 'faq' }, { ...empty, slug: 'faq', title: '' }],
    [
      'generic',
      { ...empty, slug: 'careers', body: null },
      { ...empty, slug: 'careers', title: '', body: '' },
    ],
  ])('%s', (_form, draft, preview) => {
    expect(fillEmptyTexts(pageRoute.schema.answer, { data: draft })).toEqual({ data: preview });
  });
});
