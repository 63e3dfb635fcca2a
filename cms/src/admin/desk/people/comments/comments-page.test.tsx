/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { ModeratedComment } from '../../../../people/people-types';
import { DeskAt, deskRouter } from '../../testing/desk-at';

/** Accounts behind the cms, and who is signed in. */
const mockServer = {
  comments: [] as ModeratedComment[],
  words: [] as string[],
  failing: null as string | null,
  sent: [] as string[],
  /** A decision is answered after this. */
  answer: Promise.resolve(),
  refusing: false,
  roles: [{ code: 'sahra-moderator', name: 'Moderator' }],
};

jest.mock('@strapi/strapi/admin', () => {
  const refused = (message: string, fields = {}) =>
    Object.assign(new Error(message), { response: { data: { error: { message, fields } } } });
  const dataOf = (path: string): unknown => {
    const { comments, words } = mockServer;
    const waiting = comments.filter(({ status }) => status === 'pending');
    if (path.endsWith('/counts')) return { pending: waiting.length, reported: 0 };
    if (path.includes('?list=pending')) return waiting;
    if (path.includes('?list=')) return comments.filter(({ status }) => status !== 'pending');
    if (path.includes('/videos')) {
      const titles = { en: 'The lift operator', ar: 'عامل المصعد' };
      return [{ code: 'code01', titles, picture: null, page: 'https://sahra.example/en/watch/code01' }];
    }
    if (path.endsWith('/watched_words')) return words.map((word) => ({ folded: word, word }));
    const comment = comments.find(({ id }) => path.endsWith(id));
    const author = { id: 'v1', name: 'سيف', registered_at: '2026-03-01T10:00:00Z', comments: 41, hidden: 2 };
    return { comment, around: comment ? [comment] : [], author, earlier: [] };
  };
  const decide = (path: string, status: ModeratedComment['status']) => {
    mockServer.comments = mockServer.comments.map((comment) =>
      path.includes(comment.id) ? { ...comment, status } : comment,
    );
    return { data: { data: { status } } };
  };
  const client = {
    get: async (path: string) => {
      if (mockServer.failing !== null) throw refused(mockServer.failing);
      return Promise.resolve({ data: { data: path.startsWith('/desk/people') ? dataOf(path) : [] } });
    },
    put: async (path: string, { verdict }: { verdict: ModeratedComment['status'] }) => {
      mockServer.sent.push(`${verdict} ${path}`);
      await mockServer.answer;
      if (mockServer.refusing) throw refused('Not now.');
      return decide(path, verdict);
    },
    del: async (path: string) => {
      mockServer.sent.push(`back ${path}`);
      return Promise.resolve(decide(path, 'pending'));
    },
    post: async (_path: string, { word }: { word: string }) => {
      if (word === '!!') throw refused('Write a word.', { word: ['Write a word.'] });
      mockServer.words.push(word);
      return Promise.resolve({ data: { data: {} } });
    },
  };
  return {
    useFetchClient: () => client,
    useNotification: () => ({ toggleNotification: () => undefined }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({
        user: { firstname: 'Mona', preferedLanguage: 'en', roles: mockServer.roles },
        permissions: [],
        logout: () => undefined,
      }),
  };
});

const comment = (id: string, text: string, changes: Partial<ModeratedComment> = {}): ModeratedComment => ({
  ...{ id, comment: text, code: 'code01', parent_id: null, at: 2467, status: 'pending', held_for: ['link'] },
  ...{ reports: 0, reasons: [], viewer_id: 'v1', author: 'سيف', created_at: new Date().toISOString() },
  ...{ decided_by: null, decided_at: null },
  ...changes,
});

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
beforeEach(() => {
  const comments = [
    comment('id-one', 'First of all'),
    comment('id-two', 'Second of all', { reports: 3, reasons: ['insult'] }),
    comment('id-three', 'Third of all'),
  ];
  Object.assign(mockServer, { comments, words: ['bad'], failing: null, sent: [], refusing: false });
  mockServer.roles = [{ code: 'sahra-moderator', name: 'Moderator' }];
});

const open = (address = '/desk/comments', locale: Locale = 'en') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return router;
};
const inQuestion = async (text: string) =>
  waitFor(() => expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy());

test('comments are decided on with single keys, and the next one comes by itself', async () => {
  open();
  await inQuestion('First of all');
  await userEvent.keyboard('a');
  await inQuestion('Second of all');
  expect(screen.getByText(/Reported as: insult/)).toBeTruthy();
  await userEvent.keyboard('h');
  await inQuestion('Third of all');
  expect(mockServer.sent).toEqual([
    'published /desk/people/comments/id-one/verdict',
    'rejected /desk/people/comments/id-two/verdict',
  ]);
  await userEvent.keyboard('z');
  await inQuestion('Second of all');
  expect(mockServer.sent.at(-1)).toBe('back /desk/people/comments/id-two/verdict');
  await userEvent.keyboard('l');
  await inQuestion('Third of all');
  await userEvent.keyboard('j');
  await inQuestion('Second of all');
  await userEvent.keyboard('k');
  await inQuestion('Third of all');
});

test('only the key that is printed decides, also where letters stand elsewhere than on QWERTY', async () => {
  open();
  await inQuestion('First of all');
  // AZERTY: Q, where QWERTY has A; W, where QWERTY has Z; then A, and Z.
  fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' });
  fireEvent.keyDown(document.body, { key: 'Q', code: 'KeyA', shiftKey: true });
  expect(mockServer.sent).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyQ' });
  await inQuestion('Second of all');
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ' });
  expect(mockServer.sent).toEqual(['published /desk/people/comments/id-one/verdict']);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyW' });
  await inQuestion('First of all');
  // Arabic: the key of A.
  fireEvent.keyDown(document.body, { key: 'ش', code: 'KeyA' });
  await inQuestion('Second of all');
  expect(mockServer.sent).toEqual([
    'published /desk/people/comments/id-one/verdict',
    'back /desk/people/comments/id-one/verdict',
    'published /desk/people/comments/id-one/verdict',
  ]);
});

describe('keys that are faster than accounts', () => {
  const held = () => {
    let release = (): void => undefined;
    mockServer.answer = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };

  test('decide on one comment after the other', async () => {
    open();
    await inQuestion('First of all');
    const release = held();
    await userEvent.keyboard('ah');
    release();
    await inQuestion('Third of all');
    expect(mockServer.sent).toEqual([
      'published /desk/people/comments/id-one/verdict',
      'rejected /desk/people/comments/id-two/verdict',
    ]);
  });

  test('take back the decision before them', async () => {
    open();
    await inQuestion('First of all');
    const release = held();
    await userEvent.keyboard('az');
    release();
    await waitFor(() =>
      expect(mockServer.sent).toEqual([
        'published /desk/people/comments/id-one/verdict',
        'back /desk/people/comments/id-one/verdict',
      ]),
    );
  });

  test('decide on nothing when the decision before them is refused', async () => {
    open();
    await inQuestion('First of all');
    mockServer.refusing = true;
    const release = held();
    await userEvent.keyboard('ah');
    release();
    await userEvent.keyboard('l');
    await inQuestion('Second of all');
    expect(mockServer.sent).toEqual(['published /desk/people/comments/id-one/verdict']);
  });

  test('decide on one comment while they are held', async () => {
    open();
    await inQuestion('First of all');
    await userEvent.keyboard('{a>3/}');
    await inQuestion('Second of all');
    await userEvent.keyboard('l');
    await inQuestion('Third of all');
    expect(mockServer.sent).toHaveLength(1);
  });
});

test('a double click decides on one comment', async () => {
  open();
  await inQuestion('First of all');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Allow' }));
  await inQuestion('Second of all');
  await userEvent.keyboard('l');
  await inQuestion('Third of all');
  expect(mockServer.sent).toHaveLength(1);
});

test('after G a letter goes to its screen and decides nothing', async () => {
  const router = open();
  await inQuestion('First of all');
  await userEvent.keyboard('gh');
  expect(router.state.location.pathname).toBe('/');
  expect(mockServer.sent).toEqual([]);
});

test('a comment shows its video at its second, and who wrote it', async () => {
  open();
  const watch = await screen.findByRole('link', { name: /Watch at.*41:07/ });
  expect(watch.getAttribute('href')).toBe('https://sahra.example/en/watch/code01?t=2467');
  expect(screen.getByText('عامل المصعد')).toBeTruthy();
  const author = within(screen.getByRole('complementary'));
  expect((await author.findByText('41')).previousSibling?.textContent).toBe('Comments');
});

test('the menu counts what waits in the language of the desk, for those who moderate', async () => {
  open('/desk/comments', 'ar');
  expect(await screen.findByRole('link', { name: /التعليقات.*3 تعليقات تنتظر/ })).toBeTruthy();
  await inQuestion('First of all');
  await userEvent.keyboard('a');
  expect(await screen.findByRole('link', { name: /التعليقات.*تعليقان ينتظران/ })).toBeTruthy();
});

test('an absent service is named in its own sentence, and can be asked again; an empty list says so', async () => {
  mockServer.failing = 'The accounts service is not available.';
  open();
  expect(await screen.findByText('The accounts service is not available.')).toBeTruthy();
  Object.assign(mockServer, { failing: null, comments: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No comment waits for a decision.')).toBeTruthy();
});

test('a watched word is added and removed, and a refusal stands at the field', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Watched words' }));
  const field = await screen.findByRole('textbox', { name: 'New word' });
  await userEvent.type(field, '!!{Enter}');
  expect((await screen.findByText('Write a word.')).getAttribute('role')).toBe('alert');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, 'worse{Enter}');
  expect(await screen.findByText('worse')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Remove: .*worse/ }));
  await waitFor(() => expect(mockServer.sent.at(-1)).toBe('back /desk/people/watched_words/worse'));
});
