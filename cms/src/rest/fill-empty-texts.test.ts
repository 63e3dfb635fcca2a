import { Type } from 'typebox';

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

test('of a record with several forms, only a text of every form is filled', () => {
  const Page = Type.Union([
    Type.Object({ title: Type.String(), lead: Type.String() }),
    Type.Object({ title: Type.String(), lead: nullable(Type.String()), body: Type.String() }),
  ]);
  const draft = { title: null, lead: null, body: null };
  expect(fillEmptyTexts(Page, draft)).toEqual({ title: '', lead: null, body: '' });
});
