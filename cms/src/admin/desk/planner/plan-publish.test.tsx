/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import type { Locale } from '@sahra/schemas/constants';

import type { Plan } from '../../../desk/plans/plan';
import { DATE_MESSAGES } from '../../DateField/date-messages';
import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { PlanPublish } from './PlanPublish';

const mockServer = {
  film: 'none',
  plans: [] as Plan[],
  posted: [] as unknown[],
  deleted: [] as string[],
  refusal: '',
  notices: [] as string[],
  /** Requests that change something wait for it. */
  held: null as Promise<void> | null,
};

jest.mock('@strapi/strapi/admin', () => {
  const client = {
    get: async (path: string) => {
      const film = { state: mockServer.film, playable: mockServer.film === 'ready' };
      return Promise.resolve({
        data: { data: path.startsWith('/film-desk/') ? { film } : mockServer.plans },
      });
    },
    post: async (_path: string, body: unknown) => {
      await mockServer.held;
      if (mockServer.refusal !== '')
        throw Object.assign(new Error('400'), {
          response: { data: { error: { message: mockServer.refusal } } },
        });
      return Promise.resolve(mockServer.posted.push(body));
    },
    del: async (path: string) => {
      await mockServer.held;
      return mockServer.deleted.push(path);
    },
  };
  const toggleNotification = ({ message }: { message: string }) => mockServer.notices.push(message);
  return { useFetchClient: () => client, useNotification: () => ({ toggleNotification }) };
});

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() =>
  Object.assign(mockServer, { plans: [], posted: [], deleted: [], refusal: '', notices: [], held: null }),
);

/** Waits for its time. */
const STANDING: Plan = {
  ...{ id: '7', type: 'show', documentId: 'doc1', language: 'ar', act: 'publish' },
  ...{ at: '2026-11-25T16:00:00.000Z', state: 'waiting', reason: null, by: 'Laila' },
  ...{ titles: { en: 'Night market', ar: null }, picture: null },
};

const open = async (locale: Locale, type = 'show'): Promise<HTMLElement> => {
  render(
    <InAdmin locale={locale} messages={{ ...DESK_MESSAGES[locale], ...DATE_MESSAGES[locale] }}>
      <MemoryRouter>
        <PlanPublish type={type} documentId="doc1" language="ar" />
      </MemoryRouter>
    </InAdmin>,
  );
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('textbox');
};

test.each([
  ['en', /Wednesday, 25 November 2026 at 08:00 pm \(Dubai time, UTC\+4\)/],
  ['ar', /الأربعاء، 25 نوفمبر 2026 في 8:00 م/],
] as const)('a time is typed and read alike in both languages: %s', async (locale, sentence) => {
  const field = await open(locale);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '25/11/2026 20:00');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-25 20:00{Enter}');
  expect(screen.getByText((text) => sentence.test(text.replace(/\s/g, ' ')))).toBeTruthy();
  await waitFor(() =>
    expect(mockServer.posted).toEqual([
      { type: 'show', documentId: 'doc1', language: 'ar', act: 'publish', at: '2026-11-25T16:00:00.000Z' },
    ]),
  );
});

test('a plan that stands is told before another one takes its place, and is named then', async () => {
  const field = await open('en');
  mockServer.plans = [STANDING];
  mockServer.refusal = 'This is planned already.';
  await userEvent.type(field, '2026-11-26 10:00{Enter}');
  await screen.findByText('This is planned already, by Laila. Your time takes the place of that one.');
  mockServer.refusal = '';
  await userEvent.click(screen.getByRole('button', { name: 'Replace the plan' }));
  await waitFor(() => expect(mockServer.posted).toMatchObject([{ act: 'publish', replaces: '7' }]));
});

test('what is planned is shown and taken back, and a refusal is said', async () => {
  const plan: Plan = { ...STANDING, act: 'unpublish' };
  mockServer.plans = [plan, { ...plan, id: '8', language: 'en' }];
  mockServer.refusal = 'Choose a time that is still to come.';
  const field = await open('en');
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(mockServer.deleted).toEqual(['/desk/plans?id=7']);
  await userEvent.type(field, '2020-01-01 10:00{Enter}');
  expect(await screen.findByText('Choose a time that is still to come.')).toBeTruthy();
});

test('a refusal after the dialog was closed is told in a notification', async () => {
  mockServer.refusal = 'Choose a time that is still to come.';
  let finish: () => void = () => undefined;
  mockServer.held = new Promise((resolve) => {
    finish = resolve;
  });
  const field = await open('en');
  await userEvent.type(field, '2026-11-26 10:00{Enter}');
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  finish();
  await waitFor(() => expect(mockServer.notices).toEqual([mockServer.refusal]));
});

test.each(['Take back', 'Replace the plan'])('a plan is locked from “%s” to the answer', async (press) => {
  mockServer.plans = [STANDING];
  const field = await open('en');
  await userEvent.type(field, '2026-11-26 10:00');
  let finish: () => void = () => undefined;
  mockServer.held = new Promise((resolve) => {
    finish = resolve;
  });
  await userEvent.click(await screen.findByRole('button', { name: press }));
  const lines = screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-busy'));
  expect(lines).toEqual(['true']);
  for (const name of ['Take back', 'Replace the plan'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  mockServer.plans = [{ ...STANDING, id: '9' }];
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Take back' }).getAttribute('aria-disabled')).toBe('false'),
  );
  expect([...mockServer.posted, ...mockServer.deleted]).toHaveLength(1);
});

test.each(['none', 'ready'])(
  'planning a video tells when viewers could not play it: film %s',
  async (film) => {
    mockServer.film = film;
    await open('en', 'video');
    const warning = /This video has no film yet/;
    if (film === 'none') expect(await screen.findByText(warning)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
    expect(screen.queryByText(warning)).toBeNull();
  },
);
