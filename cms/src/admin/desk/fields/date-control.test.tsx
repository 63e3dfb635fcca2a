/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { DATE_MESSAGES } from '../../DateField/date-messages';
import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { formField } from '../testing/record-detail';
import { DateControl } from './DateControl';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const LOCALES = ['en', 'ar'] as const;
const FIRST = '2026-11-20T14:00:00.000Z';

/** What the record holds, one after the other. */
let held: unknown[];
const Record = ({ kind, first, refused }: { kind: 'date' | 'instant'; first: unknown; refused: string }) => {
  const [value, setValue] = useState(first);
  return (
    <DateControl
      id="field"
      field={formField({ name: 'startsAt', label: 'Begins', kind })}
      value={value}
      onChange={(next) => {
        held.push(next);
        setValue(next);
      }}
      disabled={false}
      locale={null}
      describedBy={undefined}
      problems={refused === '' ? [] : [{ language: null, path: [], sentence: refused }]}
    />
  );
};
const open = (
  locale: Locale,
  { kind = 'instant', first = FIRST, refused = '' }: Partial<Parameters<typeof Record>[0]> = {},
): HTMLInputElement => {
  held = [];
  render(
    <InAdmin locale={locale} messages={{ ...DESK_MESSAGES[locale], ...DATE_MESSAGES[locale] }}>
      <Record kind={kind} first={first} refused={refused} />
    </InAdmin>,
  );
  return screen.getByRole('textbox', { name: 'Begins' });
};
const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
const said = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s/g, ' ');

test.each(LOCALES)(
  'a day and hour is drawn and typed alike, in the zone of the schedule: %s',
  async (locale) => {
    const field = open(locale);
    expect([field.value, field.dir]).toEqual(['2026-11-20 18:00', 'ltr']);
    await retype(field, '2026-11-25 21:30');
    expect([field.value, held.at(-1)]).toEqual(['2026-11-25 21:30', '2026-11-25T17:30:00.000Z']);
  },
);

test('below it stands the day in words, with the zone, in the editor’s language', () => {
  expect(said(open('en'))).toMatch(/Friday,? 20 November 2026 at 0?6:00 pm \(Dubai time, UTC\+4\)/);
  document.body.replaceChildren();
  expect(said(open('ar'))).toMatch(/الجمعة، 20 نوفمبر 2026 في 6:00 م \(توقيت .*UTC\+4\)/);
});

test('Arabic digits are read as well', async () => {
  const field = open('ar');
  await retype(field, '٢٠٢٦/١١/٢٥ ٢١:٣٠');
  expect([field.value, held.at(-1)]).toEqual(['2026-11-25 21:30', '2026-11-25T17:30:00.000Z']);
});

test.each([
  ['en', '25/11/2026 21:30', /Write the year first/],
  ['ar', '25/11/2026 21:30', /اكتب السنة أولًا/],
  ['en', '2026-11-31 21:30', /./],
  ['ar', '2026-11-25 25:30', /./],
] as const)(
  'what cannot be read is told at its field, kept, and never another date: %s %s',
  async (locale, typed, why) => {
    const field = open(locale);
    await retype(field, typed);
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(said(field)).toMatch(why);
    // The server refuses such a value, so that the stored date stays.
    expect(held.at(-1)).toBe(`? ${typed}`);
  },
);

test.each(LOCALES)('a day alone is the same day: %s', async (locale) => {
  const field = open(locale, { kind: 'date', first: '2026-11-20' });
  expect(field.value).toBe('2026-11-20');
  await retype(field, '2026-12-01');
  expect(held.at(-1)).toBe('2026-12-01');
});

test('a refusal of the server stands at the field', () => {
  const field = open('en', { refused: 'It ends before it begins.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(said(field)).toContain('It ends before it begins.');
});
