/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { DeskRecord } from '../../../desk/desk-record';
import type { AddressKind } from '../../../desk/form/record-form';
import type { RecordDetail, RecordSave } from '../../../desk/record/record-detail';
import { DeskAt, deskRecord, deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';
import { formField, recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const FOUND: readonly DeskRecord[] = [
  deskRecord({ type: 'question', documentId: 'q1', key: null, titles: { en: 'Oud: where?', ar: null } }),
  deskRecord({ type: 'show', documentId: 's1', key: 'oud-nights', titles: { en: 'Oud nights', ar: null } }),
  deskRecord({ type: 'video', documentId: 'v1', key: 'k7m2x9qd', titles: { en: 'Oud live', ar: null } }),
  deskRecord({ type: 'terms', documentId: 't1', key: null, titles: { en: 'Oud terms', ar: null } }),
];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  routes.clear();
  routes.set('GET /desk/record/used-in', () => []);
  routes.set('GET /desk/records', () => ({ records: FOUND, total: FOUND.length, counts: [] }));
});
afterEach(() => {
  jest.useRealTimers();
});

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const saved = (): unknown =>
  (asked.findLast(({ method }) => method === 'PUT')?.body as RecordSave | undefined)?.facts?.values;

const open = async (address: AddressKind): Promise<void> => {
  const { form, facts, ...rest } = recordDetail();
  if (!facts) throw new Error('The record of the test has facts.');
  const stored: RecordDetail = {
    ...rest,
    form: { ...form, facts: [formField({ name: 'target', label: 'Leads to', address })] },
    facts: { ...facts, values: { target: '/schedule' } },
  };
  routes.set('GET /desk/record', () => stored);
  routes.set('PUT /desk/record', () => stored);
  render(<DeskAt router={deskRouter('/desk/videos/video/doc1')} locale="en" />);
  await pass(100);
};
const choose = async (title: string): Promise<void> => {
  await person.type(screen.getByRole('combobox', { name: 'Find the page by title: Leads to' }), 'oud');
  await pass(500);
  fireEvent.pointerDown(screen.getByRole('option', { name: new RegExp(title) }));
  await pass(2000);
};

test.each([
  ['path', 'Oud nights', '/shows/oud-nights'],
  ['path', 'Oud live', '/watch/k7m2x9qd'],
  ['path', 'Oud terms', '/terms-and-conditions'],
  ['codeOrPath', 'Oud live', 'k7m2x9qd'],
  ['codeOrPath', 'Oud nights', '/shows/oud-nights'],
  ['metaCode', 'Oud nights', 'oud-nights'],
  ['metaCode', 'Oud terms', 'terms-and-conditions'],
] as const)('a %s is taken from “%s”, found by its title: %s', async (kind, title, target) => {
  await open(kind);
  await choose(title);
  expect(saved()).toEqual({ target });
});

test('a record without a page of its own is not offered, nor a video for what it has not', async () => {
  await open('metaCode');
  await person.type(screen.getByRole('combobox', { name: /^Find the page/ }), 'oud');
  await pass(500);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Oud nights'),
    expect.stringContaining('Oud terms'),
  ]);
});

test('an address can still be typed', async () => {
  await open('path');
  fireEvent.change(screen.getByRole('textbox', { name: /Leads to/ }), {
    target: { value: 'https://partner.example' },
  });
  await pass(2000);
  expect(saved()).toEqual({ target: 'https://partner.example' });
});
