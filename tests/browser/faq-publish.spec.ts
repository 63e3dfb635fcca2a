import { SEEN_WITHIN_MS } from './support/publish-limit';
import { expect, test } from './support/test';
import { askGraph } from './support/graph';
import { isEventStream } from './support/is-event-stream';
import { openDesk, type Desk } from './support/desk';

const ENTRY = 'api::faq.faq-entry';

interface Faq {
  page: { entries: { key: string; question: string; answer: string }[] };
}
const FAQ = '{ page(slug: "faq") { ... on FaqPage { entries { key question answer } } } }';
const readFaq = async (lang: 'en' | 'ar'): Promise<Faq['page']['entries']> =>
  (await askGraph<Faq>(FAQ, {}, { 'x-localization': lang })).data.page.entries;

test.describe('an editor changes an answer', () => {
  test.describe.configure({ mode: 'serial' });
  let desk: Desk;
  test.beforeAll(async ({ playwright }) => {
    desk = await openDesk(playwright);
  });

  test('acceptance 188: a published answer is read on the page, the other language is untouched', async ({
    page,
    lang,
    prefix,
  }) => {
    const other = lang === 'en' ? 'ar' : 'en';
    const entry = (await readFaq(lang))[lang === 'en' ? 0 : 1];
    if (!entry) throw new Error('the FAQ is empty');
    // Checks only this entry, because other tests change others at the same time.
    const inOther = async () => (await readFaq(other)).find(({ key }) => key === entry.key);
    const before = await inOther();
    const listening = page.waitForRequest(isEventStream);
    await page.goto(`${prefix}/faq`);
    await listening;

    const answer = `${lang === 'en' ? 'A new answer, published at' : 'إجابة جديدة نُشرت في'} ${Date.now()}`;
    await desk.write(ENTRY, entry.key, lang, { question: entry.question, answer });
    expect(JSON.stringify(await readFaq(lang))).not.toContain(answer);

    await desk.publish(ENTRY, entry.key, lang);
    await expect(page.getByText(answer)).toBeAttached({ timeout: SEEN_WITHIN_MS });

    await page.goto(`${prefix}/faq`);
    await expect(page.getByText(answer)).toBeAttached({ timeout: SEEN_WITHIN_MS });
    expect(await inOther()).toEqual(before);

    await desk.write(ENTRY, entry.key, lang, { question: entry.question, answer: entry.answer });
    await desk.publish(ENTRY, entry.key, lang);
  });

  test('acceptance 189: a draft is read nowhere', async ({ request, lang, prefix }) => {
    const secret = `draft-${lang}-${Date.now()}`;
    const id = await desk.create(ENTRY, lang, { question: `${secret} ?`, answer: secret });
    for (const address of [`${prefix}/faq`, `/page-data${prefix}/faq/page-data.json`]) {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain(secret);
    }
    expect(JSON.stringify(await readFaq(lang))).not.toContain(secret);
    await desk.remove(ENTRY, id);
  });
});
