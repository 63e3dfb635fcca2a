/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordDetail, RecordSave } from '../../../desk/record/record-detail';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { recordDetail } from '../testing/record-detail';

jest.mock('tus-js-client', () => ({
  Upload: class {
    abort = jest.fn(() => Promise.resolve());
    findPreviousUploads = () => new Promise(() => undefined);
  },
}));
jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const requests = (method: AdminRequest['method'], path: string): AdminRequest[] =>
  asked.filter((each) => each.method === method && each.path === path);
const saves = (): RecordSave[] => requests('PUT', '/desk/record').map(({ body }) => body as RecordSave);

/** The record on the server, which keeps what is saved. */
let stored: RecordDetail;
const store = ({ body }: AdminRequest): RecordDetail => {
  const { facts, words = {} } = body as RecordSave;
  const { en, ar } = stored.words ?? {};
  if (!en || !ar || !stored.facts) throw new Error('The record has both.');
  stored = {
    ...stored,
    facts: { ...stored.facts, values: { ...stored.facts.values, ...facts?.values } },
    words: {
      en: { ...en, values: { ...en.values, ...words.en?.values }, state: words.en ? 'draft' : en.state },
      ar: { ...ar, values: { ...ar.values, ...words.ar?.values }, state: words.ar ? 'draft' : ar.state },
    },
  };
  return stored;
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  asked.length = 0;
  stored = recordDetail();
  routes.clear();
  routes.set('GET /desk/record', () => stored);
  routes.set('GET /desk/record/used-in', () => []);
  routes.set('PUT /desk/record', store);
});
afterEach(() => {
  jest.useRealTimers();
});

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (locale: Locale = 'en') => {
  const router = deskRouter('/desk/videos/video/doc1');
  render(<DeskAt router={router} locale={locale} />);
  await screen.findAllByRole('tab');
  return router;
};
const column = (name: string) => within(screen.getByRole('region', { name }));
const title = (language: string) => column(language).getByRole('textbox', { name: /^(?:Title|العنوان)/ });

describe('saving', () => {
  test('happens by itself after a pause, with changed fields only', async () => {
    await open();
    await person.type(title('English'), '!');
    await pass(2000);
    expect(saves()).toEqual([
      {
        type: 'video',
        documentId: 'doc1',
        words: { en: { version: 'v1', values: { title: 'The lift operator!' } } },
      },
    ]);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('keeps a trailing space that is typed', async () => {
    await open();
    await person.type(title('English'), ' ');
    await pass(2000);
    await person.keyboard('x');
    expect(title('English')).toHaveProperty('value', 'The lift operator x');
  });

  test('is tried again when there is no connection, and says so', async () => {
    routes.set('PUT /desk/record', () => {
      throw new Error('offline');
    });
    await open();
    await person.type(title('Arabic'), 'ة');
    await pass(1000);
    expect(screen.getByText('Not saved, trying again')).toBeTruthy();
    routes.set('PUT /desk/record', store);
    await pass(5000);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(stored.words?.ar.values['title']).toBe('عامل المصعدة');
  });

  test('holds back a field that the server refuses, and keeps saving the others', async () => {
    routes.set('PUT /desk/record', (request) => {
      const { facts } = request.body as RecordSave;
      if (facts) {
        const problems = [{ language: null, path: ['season'], sentence: 'A season begins at 1.' }];
        throw refusal(400, { message: 'no', problems });
      }
      return store(request);
    });
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Season' }), { target: { value: '٠' } });
    await person.type(title('English'), '!');
    await pass(3000);
    expect(saves()[0]?.facts?.values).toEqual({ season: 0 });
    expect(screen.getByText('A season begins at 1.')).toBeTruthy();
    await pass(3000);
    expect(stored.words?.en.values['title']).toBe('The lift operator!');
    expect(screen.getByText('Not saved: something needs a look')).toBeTruthy();
  });

  test('is finished before the record is left', async () => {
    const router = await open();
    await person.type(title('English'), '!');
    await act(() => router.navigate('/desk/shows'));
    await pass(100);
    expect(stored.words?.en.values['title']).toBe('The lift operator!');
    expect(router.state.location.pathname).toBe('/desk/shows');
  });

  test('that fails asks before the record is left', async () => {
    routes.set('PUT /desk/record', () => {
      throw new Error('offline');
    });
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    const router = await open();
    await person.type(title('English'), '!');
    await act(() => router.navigate('/desk/shows'));
    await pass(100);
    expect(router.state.location.pathname).toBe('/desk/videos/video/doc1');
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(router.state.location.pathname).toBe('/desk/shows');
  });
});

test('what changed in the other language stays in view while the text that follows it is written', async () => {
  const words = [{ kind: 'added' as const, text: 'slowly' }];
  const sourceChanges = [{ field: 'description', label: 'Description', words }];
  if (stored.words)
    stored = {
      ...stored,
      words: { ...stored.words, ar: { ...stored.words.ar, state: 'outdated', sourceChanges } },
    };
  await open();
  await person.type(title('Arabic'), 'ة');
  await pass(2000);
  expect(stored.words?.ar.state).toBe('draft');
  const note = column('Arabic').getByText('English changed since this Arabic').parentElement;
  expect(note?.textContent).toContain('Description');
  expect(column('Arabic').getByText('slowly').tagName).toBe('INS');
  expect(column('Arabic').getByRole('button', { name: 'Arabic still holds' })).toBeTruthy();
});

test('leaving while a film is uploaded asks first, because the upload would stop', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const film = {
    state: 'none',
    progress: 0,
    playable: false,
    retryable: false,
    captions: [],
    posters: 0,
    sounds: [],
    lostSounds: [],
  };
  routes.set('GET /film-desk/doc1', () => ({ code: 'code01', live: false, token: 'token', film }));
  const router = await open();
  await pass(100);
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('A film can be chosen.');
  await person.upload(input, new File(['x'], 'film.mp4', { type: 'video/mp4' }));
  await act(() => router.navigate('/desk/shows'));
  await pass(100);
  expect(router.state.location.pathname).toBe('/desk/videos/video/doc1');
  await person.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByText('A film is being uploaded')).toBeNull();
  await act(() => router.navigate('/desk/shows'));
  await person.click(screen.getByRole('button', { name: 'Leave and stop the upload' }));
  expect(router.state.location.pathname).toBe('/desk/shows');
});
