/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen } from '@testing-library/react';

import type { Glossary, GlossaryTerm } from '../../../desk/glossary/glossary';
import { fakeAdmin } from '../testing/fake-admin';
import { changeEnglish, openRecord, pass, person, prepareRecord, saves } from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;

beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

test('the length of an alt text is told, and why it is limited', async () => {
  await openRecord();
  const [english] = screen.getAllByRole('textbox', { name: /Alt text/ });
  expect(screen.getAllByText('6 of 10')).toHaveLength(1);
  fireEvent.change(english ?? document.body, { target: { value: 'A lift of brass' } });
  expect(screen.getByText('5 characters too many. It is read aloud.')).toBeTruthy();
});

test('the glossary reads alt texts and parts as well', async () => {
  const term: GlossaryTerm = {
    ...{ id: '1', version: 'v', texts: { en: 'lift', ar: 'مصعد' } },
    avoid: { en: ['elevator'], ar: [] },
  };
  routes.set('GET /desk/glossary', (): Glossary => ({ terms: [term], mayChange: false }));
  changeEnglish({}, { posterAlt: 'An elevator', chapters: [{ name: 'An elevator' }] });
  await openRecord();
  await pass(100);
  expect(screen.getAllByText('“elevator” is a word to avoid.')).toHaveLength(2);
  for (const repair of screen.getAllByRole('button', { name: 'Write “lift”' })) await person.click(repair);
  await pass(1000);
  expect(saves().at(-1)?.words?.en?.values).toEqual({
    posterAlt: 'An lift',
    chapters: [{ name: 'An lift' }],
  });
});
