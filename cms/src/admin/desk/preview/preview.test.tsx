/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordDetail } from '../../../desk/record/record-detail';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';
import { recordDetail } from '../testing/record-detail';
import { frameSize } from './frame-sizes';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;
const SITE = 'https://sahra.example';
const TOKEN = 'a-token-for-drafts';
const ROOM = 792;

/** A video that nobody has published. */
let stored: RecordDetail;
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => ROOM });
  // jsdom draws nothing, so that nothing changes its size.
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(): void {
      this.callback([], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
});
beforeEach(() => {
  sessionStorage.clear();
  stored = recordDetail();
  const { words } = stored;
  if (words)
    stored = {
      ...stored,
      words: { en: { ...words.en, state: 'draft' }, ar: { ...words.ar, state: 'draft' } },
    };
  routes.clear();
  routes.set('GET /desk/record', () => stored);
  routes.set('PUT /desk/record', () => ({ ...stored }));
  routes.set('POST /desk/preview', () => ({ token: TOKEN, seconds: 600, siteUrl: SITE }));
});

const open = async (locale: Locale = 'en') => {
  render(<DeskAt router={deskRouter('/desk/videos/video/doc1')} locale={locale} />);
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Preview|معاينة)$/ }));
  await screen.findAllByTitle(/not published yet|لم يُنشر/);
  return within(screen.getByRole('region', { name: /^(?:Preview|معاينة)$/ }));
};
const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
const widths = (): string[] => frames().map(({ style }) => style.width);

/** What each page is told, once it has said that it is ready. */
const listen = (): unknown[][] =>
  frames().map((frame) => {
    const told: unknown[] = [];
    const { contentWindow } = frame;
    if (!contentWindow) throw new Error('The frame has no page.');
    jest.spyOn(contentWindow, 'postMessage').mockImplementation((...message: unknown[]) => {
      told.push(message);
    });
    const data = { type: 'sahra.preview.ready' };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { source: contentWindow, origin: SITE, data }));
    });
    return told;
  });
const revision = (message: unknown): number => (message as [{ revision: number }])[0].revision;

test.each([
  ['phone', 2, 792, { width: 390, height: 844, scale: 1 }],
  ['phone', 2, 402, { width: 390, height: 844, scale: 0.5 }],
  ['phone', 1, 2000, { width: 390, height: 844, scale: 1 }],
  ['computer', 2, 640, { width: 1280, height: 800, scale: 0.5 }],
  ['computer', 1, 640, { width: 1280, height: 800, scale: 0.5 }],
] as const)('%s: %d frames in %d pixels', (kind, count, room, size) => {
  expect(frameSize(kind, count, room)).toEqual(size);
});

test.each(['en', 'ar'] as const)(
  'both pages are shown, that of the editor’s language first, in two widths: %s',
  async (locale) => {
    const pane = await open(locale);
    const addresses = [`${SITE}/en/watch/code01?preview`, `${SITE}/ar/watch/code01?preview`];
    expect(frames().map(({ src }) => src)).toEqual(locale === 'en' ? addresses : addresses.reverse());
    expect(widths()).toEqual(['390px', '390px']);
    await userEvent.click(pane.getByRole('button', { name: /^(?:Computer|حاسوب|كمبيوتر)$/ }));
    expect(widths()).toEqual(['1280px', '1280px']);
    await userEvent.click(pane.getByRole('button', { name: /^(?:Arabic|العربية)$/ }));
    expect(frames().map(({ src }) => src)).toEqual([`${SITE}/ar/watch/code01?preview`]);
  },
);

test('each page is handed the token for drafts itself, which stands in no address', async () => {
  await open();
  const told = listen();
  const message = { type: 'sahra.preview', token: TOKEN, revision: expect.any(Number) as number };
  expect(told).toEqual([[[message, SITE]], [[message, SITE]]]);
  expect(document.body.innerHTML).not.toContain(TOKEN);
});

test('a page of another origin is told nothing', async () => {
  await open();
  const { contentWindow } = frames()[0] ?? {};
  if (!contentWindow) throw new Error('The frame has no page.');
  const post = jest.spyOn(contentWindow, 'postMessage');
  const data = { type: 'sahra.preview.ready' };
  act(() => {
    const stranger = { source: contentWindow, origin: 'https://elsewhere.example', data };
    window.dispatchEvent(new MessageEvent('message', stranger));
  });
  expect(post).not.toHaveBeenCalled();
});

test('every page reads again when a title has been saved, and when a picture has', async () => {
  await open();
  const told = listen();
  const title = within(screen.getByRole('region', { name: 'Arabic' })).getByRole('textbox', {
    name: /^Title/,
  });
  await userEvent.type(title, 'ة');
  await waitFor(() => expect(told.map(({ length }) => length)).toEqual([2, 2]));
  const { facts } = stored;
  routes.set('PUT /desk/record', () => ({
    ...stored,
    facts: { ...facts, values: { ...facts?.values, poster: null } },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(told.map(({ length }) => length)).toEqual([3, 3]));
  for (const messages of told) {
    const [first = 0, second = 0, third = 0] = messages.map(revision);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
  }
});
