/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { DeskRecord, PairCount } from '../../desk/desk-record';
import { DeskAt, deskRecord, deskRouter } from './testing/desk-at';
import { recordDetail } from './testing/record-detail';

/** The server behind the desk, and who is signed in. */
const mockServer = {
  records: [] as DeskRecord[],
  counts: [] as PairCount[],
  failing: false,
  asked: [] as string[],
  posted: [] as unknown[],
  put: [] as unknown[],
  detail: recordDetail({ record: deskRecord({ type: 'show' }) }),
  user: {
    firstname: 'Laila',
    preferedLanguage: 'ar',
    roles: [{ code: 'sahra-editor-ar', name: 'Editor AR' }],
  } as object,
};

jest.mock('@strapi/strapi/admin', () => {
  const dataOf = (path: string): unknown => {
    const { records, counts } = mockServer;
    if (path.startsWith('/desk/records?list=channels&type=channel'))
      return { records: [], total: 0, counts: [] };
    if (path.startsWith('/desk/records')) return { records, total: records.length, counts };
    if (path.startsWith('/desk/record?')) return mockServer.detail;
    if (path === '/desk/glossary') return { terms: [], mayChange: false };
    return path === '/desk/translations' ? counts : [];
  };
  const client = {
    get: async (path: string) => {
      mockServer.asked.push(path);
      if (mockServer.failing) throw new Error('503');
      return Promise.resolve({ data: { data: dataOf(path) } });
    },
    post: async (_path: string, body: unknown) => Promise.resolve(mockServer.posted.push(body)),
    put: async (_path: string, body: unknown) => Promise.resolve(mockServer.put.push(body)),
  };
  const permissions = [
    {
      action: 'plugin::content-manager.explorer.publish',
      subject: 'api::video.video-text',
      properties: { locales: ['ar'] },
    },
  ];
  return {
    useFetchClient: () => client,
    useNotification: () => ({ toggleNotification: () => undefined }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({ user: mockServer.user, permissions, logout: () => undefined }),
  };
});

const MISSING = deskRecord({
  ...{ documentId: 'doc2', key: 'code02' },
  ...{ titles: { en: 'You have missed your stop', ar: null }, states: { en: 'live', ar: 'missing' } },
});
const OUTDATED = deskRecord({ documentId: 'doc3', key: 'code03', states: { en: 'live', ar: 'outdated' } });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const counts: PairCount[] = [
    { type: 'video', en: 'live', ar: 'live', count: 400 },
    { type: 'video', en: 'live', ar: 'missing', count: 14 },
    { type: 'video', en: 'live', ar: 'outdated', count: 2 },
  ];
  const records = [deskRecord({}), MISSING, OUTDATED];
  Object.assign(mockServer, { records, counts, failing: false, asked: [], posted: [], put: [] });
});

const open = (address: string, locale: Locale = 'ar') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return { router, path: () => router.state.location.pathname + router.state.location.search };
};
const rows = () => screen.findAllByRole('link', { name: /عامل المصعد|The lift operator|You have missed/ });

describe('the home of the desk', () => {
  test('is in Arabic, from right to left, with the counts that agree with their noun', async () => {
    open('/');
    expect(await screen.findByText('14 نصًّا لم يُكتب بعد.')).toBeTruthy();
    expect(screen.getByText('نصّان منشوران تغيّر مقابلهما بعد نشرهما.')).toBeTruthy();
    expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['rtl', 'ar']);
    await userEvent.click(screen.getByRole('link', { name: /^ترجمة ?: العربية ناقصة/ }));
    expect(await screen.findByRole('heading', { name: 'الترجمة' })).toBeTruthy();
    expect(mockServer.asked.at(-1)).toContain('state=missing&language=ar');
  });

  test('begins in Arabic for an editor of Arabic who has not chosen a language', async () => {
    mockServer.user = { ...mockServer.user, preferedLanguage: null };
    open('/', 'en');
    await waitFor(() => expect(mockServer.put).toEqual([{ preferedLanguage: 'ar' }]));
    mockServer.user = { ...mockServer.user, preferedLanguage: 'ar' };
  });
});

describe('the owner', () => {
  const editor = mockServer.user;
  afterEach(() => {
    mockServer.user = editor;
  });

  test('keeps the Arabic that they chose before they signed in, so that fields are named in it', async () => {
    mockServer.put = [];
    mockServer.user = {
      firstname: 'Sahra',
      preferedLanguage: null,
      roles: [{ code: 'strapi-super-admin', name: 'Owner' }],
    };
    open('/', 'ar');
    await waitFor(() => expect(mockServer.put).toEqual([{ preferedLanguage: 'ar' }]));
  });

  test('opens Strapi’s own screens, records included, until they open the desk again', async () => {
    mockServer.user = {
      firstname: 'Sahra',
      preferedLanguage: 'en',
      roles: [{ code: 'strapi-super-admin', name: 'Owner' }],
    };
    const { router } = open('/desk/videos', 'en');
    await userEvent.click(await screen.findByRole('link', { name: 'Open Strapi' }));
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
    const record = '/content-manager/collection-types/api::video.video/doc1';
    await act(() => router.navigate(record));
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
    await act(() => router.navigate('/'));
    await act(() => router.navigate(record));
    expect(screen.getByRole('link', { name: 'Back to: Videos' })).toBeTruthy();
  });
});

describe('a list', () => {
  test('shows the own title first, says which one is missing, and keeps filters in the address', async () => {
    const { path } = open('/desk/videos?state=missing&language=ar');
    const [, second] = await rows();
    expect(second?.textContent).toContain('بلا عنوان عربي');
    expect(within(second ?? document.body).getByText('ناقص')).toBeTruthy();
    expect(mockServer.asked.join(' ')).toContain('state=missing&language=ar');
    await userEvent.type(screen.getByRole('searchbox'), 'ابي');
    await waitFor(() => expect(new URLSearchParams(path().split('?')[1]).get('q')).toBe('ابي'));
    await userEvent.click(screen.getByRole('link', { name: /الكل/ }));
    expect(path()).not.toContain('state');
  });

  test('is walked with the arrows, and a record leads back to it', async () => {
    const { router } = open('/desk/videos?kind=clip', 'en');
    const [first, second] = await rows();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect(first?.textContent).toMatch(/The lift operator.*عامل المصعد/);
    mockServer.failing = true;
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText('The record could not be loaded.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/desk/videos/video/doc1');
    mockServer.failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to: Videos' }));
    expect(router.state.location.search).toBe('?kind=clip');
  });

  test('tells that it is empty or cannot be loaded, with a way on', async () => {
    mockServer.records = [];
    const { path } = open('/desk/shows?q=zzz', 'en');
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(path()).toBe('/desk/shows');
    mockServer.failing = true;
    await userEvent.click(screen.getByRole('link', { name: 'Channels' }));
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    Object.assign(mockServer, { failing: false, records: [deskRecord({ type: 'channel' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  test('opens from the keyboard by letters, until they are turned off', async () => {
    const { path } = open('/desk/videos', 'en');
    await rows();
    await userEvent.keyboard('gt');
    expect(path()).toBe('/desk/translations');
    localStorage.setItem('sahra-desk-letter-keys', 'off');
    await userEvent.keyboard('gv');
    expect(path()).toBe('/desk/translations');
  });
});

describe('the translations', () => {
  test('are walked by J and K, and filtered by M and O', async () => {
    const { path } = open('/desk/translations', 'en');
    const [first] = await rows();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('o');
    expect(path()).toBe('/desk/translations?state=outdated');
    await waitFor(() => expect(mockServer.asked.at(-1)).toContain('state=outdated'));
    // AZERTY has M, the slash and the question mark elsewhere.
    fireEvent.keyDown(document.body, { key: '?', code: 'KeyM', shiftKey: true });
    expect(path()).toBe('/desk/translations?state=outdated');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'm', code: 'Semicolon' });
    expect(path()).toBe('/desk/translations?state=missing');
    fireEvent.keyDown(document.body, { key: '/', code: 'Period', shiftKey: true });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('keep an outdated text that its editor finds right', async () => {
    open('/desk/translations');
    await userEvent.click(await screen.findByRole('button', { name: 'النص العربي ما زال صحيحًا' }));
    expect(mockServer.posted).toEqual([{ type: 'video', documentId: 'doc3', language: 'ar' }]);
  });
});
