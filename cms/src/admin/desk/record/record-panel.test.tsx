/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, within } from '@testing-library/react';

import { fakeAdmin, refusal } from '../testing/fake-admin';
import { openRecord, pass, person, prepareRecord } from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['Used in', 'GET /desk/record/used-in', 'Nothing depends on this record.'],
  ['History', 'GET /desk/record/history', 'No earlier version is kept yet.'],
])('what “%s” could not load is asked for again', async (tab, route, found) => {
  fakeAdmin.routes.set(route, () => {
    throw refusal(503, { message: 'away' });
  });
  await openRecord();
  await person.click(screen.getByRole('tab', { name: tab }));
  await pass(100);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('The list could not be loaded.')).toBeTruthy();
  fakeAdmin.routes.set(route, () => []);
  await person.click(panel.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(panel.queryByText('The list could not be loaded.')).toBeNull();
  expect(panel.getByText(found)).toBeTruthy();
});

test('the panel of a narrow window takes the focus, and its button has it again', async () => {
  await openRecord();
  const way = screen.getByRole('button', { name: 'Panel' });
  await person.click(way);
  expect(document.activeElement).toBe(
    within(screen.getByRole('complementary', { name: 'Panel' })).getByRole('button', { name: 'Close' }),
  );
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(way);
});

test('the ways between the parts of a record lead the focus there', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await openRecord();
  const ways = within(screen.getByRole('navigation', { name: 'Parts of the record' }));
  await person.click(ways.getByRole('button', { name: 'Arabic' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Arabic' }));
  await person.click(ways.getByRole('button', { name: 'Shared' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The same in both languages' }));
});
