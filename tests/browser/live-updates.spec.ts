import type { BrowserContext, Page, Request } from '@playwright/test';

import { openDesk, type Desk } from './support/desk';
import { askGraph } from './support/graph';
import { isEventStream } from './support/is-event-stream';
import { expect, test } from './support/test';

const ENTRY = 'api::faq.faq-entry';
const TABS = 8;
/** A publish is on open pages within two seconds. Ten times that for a busy machine. */
const SEEN_WITHIN_MS = 20_000;

interface Faq {
  page: { entries: { key: string }[] };
}
const FAQ = '{ page(slug: "faq") { ... on FaqPage { entries { key } } } }';

/** Entry that no other spec edits, one per language. */
const readEntryId = async (lang: 'en' | 'ar'): Promise<string> => {
  const { entries } = (await askGraph<Faq>(FAQ, {}, { 'x-localization': lang })).data.page;
  const entry = entries[lang === 'en' ? 2 : 3];
  if (!entry) throw new Error('The FAQ has too few entries.');
  return entry.key;
};

/** Follows the event streams of a page that are open. */
const followStreams = (page: Page): Set<Request> => {
  const open = new Set<Request>();
  page.on('request', (request) => isEventStream(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('close', () => open.clear());
  return open;
};

interface Tab {
  page: Page;
  streams: Set<Request>;
}

const openTab = async (context: BrowserContext, address: string): Promise<Tab> => {
  const page = await context.newPage();
  const streams = followStreams(page);
  await page.goto(address);
  return { page, streams };
};

const countOf = (tabs: readonly Tab[]): number => tabs.reduce((sum, { streams }) => sum + streams.size, 0);

const expectOneStream = (tabs: readonly Tab[]): Promise<void> =>
  expect.poll(() => countOf(tabs), { timeout: SEEN_WITHIN_MS }).toBe(1);

test.describe('eight tabs of one browser', () => {
  let desk: Desk;
  test.beforeAll(async ({ playwright }) => {
    desk = await openDesk(playwright);
  });

  test('hold one stream, all read a publish, and another tab goes on when the first is closed', async ({
    context,
    lang,
    prefix,
  }) => {
    const id = await readEntryId(lang);
    // As it is stored: the graph fills in numbers.
    const { question, answer } = await desk.read(ENTRY, id, lang);
    const newAnswer = () =>
      `${lang === 'en' ? 'A new answer, published at' : 'إجابة جديدة نُشرت في'} ${Date.now()}`;
    const publish = async (text: unknown): Promise<void> => {
      await desk.write(ENTRY, id, lang, { question, answer: text });
      await desk.publish(ENTRY, id, lang);
    };
    const tabs: Tab[] = [];
    for (let count = 0; count < TABS; count += 1) tabs.push(await openTab(context, `${prefix}/faq`));
    expect(tabs).toHaveLength(TABS);
    try {
      await expectOneStream(tabs);

      const first = newAnswer();
      await publish(first);
      for (const { page } of tabs)
        await expect(page.getByText(first)).toBeAttached({ timeout: SEEN_WITHIN_MS });
      await expectOneStream(tabs);

      const leader = tabs.findIndex(({ streams }) => streams.size > 0);
      const [closed] = tabs.splice(leader, 1);
      await closed?.page.close();
      expect(tabs).toHaveLength(TABS - 1);
      await expectOneStream(tabs);

      const second = newAnswer();
      await publish(second);
      for (const { page } of tabs)
        await expect(page.getByText(second)).toBeAttached({ timeout: SEEN_WITHIN_MS });
    } finally {
      await publish(answer);
    }
  });
});

test('a page where no events pass asks by itself', async ({ page, prefix }) => {
  await page.route('**/graphql', (route) =>
    // A proxy that holds the events back: the request never gets a response.
    isEventStream(route.request()) ? new Promise<void>(() => undefined) : route.fallback(),
  );
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('operationName=ContentVersion'),
    { timeout: SEEN_WITHIN_MS * 2 },
  );
  await page.goto(`${prefix}/faq`);
  expect((await (await asked).response())?.status()).toBe(200);
});
