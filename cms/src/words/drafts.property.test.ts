import fc from 'fast-check';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { requestAndValidate } from '../testing/request-and-validate';
import {
  doStep,
  firstModel,
  makeRecord,
  modelStep,
  steps,
  type Kind,
  type RecordModel,
} from '../testing/edit-sequences';
import { startTestCms, type TestCms } from '../testing/test-cms';

/** Sequences per kind; `npm run drill -- drafts` runs more. */
const RUNS = Number(process.env['DRAFT_RUNS'] ?? '15');
const MS_PER_RUN = 16_000;

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

interface Seen {
  title: string;
  locale: Locale;
  premium?: boolean;
}

/** Reads one record as a client would; null when it is not found. */
type Reading = (locale: Locale, asking: { draft: boolean; preview?: string }) => Promise<Seen | null>;

const readVideo =
  (code: string): Reading =>
  async (locale, { draft, preview }) => {
    const path = `/api/getVideoByCode?code=${code}${draft ? '&status=draft' : ''}`;
    const { status, body } = await requestAndValidate(cms, path, { locale, preview });
    if (status === 404) return null;
    const { title, premium, locale: said } = (body as { data: Seen }).data;
    return { title, premium, locale: said };
  };

const readQuestion =
  (id: string): Reading =>
  async (locale, { draft, preview }) => {
    const { body } = await requestAndValidate(cms, `/api/faq${draft ? '?status=draft' : ''}`, {
      locale,
      preview,
    });
    const { data } = body as { data: { id: string; question: string; locale: Locale }[] };
    const found = data.find((entry) => entry.id === id);
    return found ? { title: found.question, locale: found.locale } : null;
  };

const expectedOf = (kind: Kind, model: RecordModel, locale: Locale, title: string | null): Seen | null =>
  title === null ? null : { title, locale, ...(kind === 'video' && { premium: model.premium }) };

const compare = async (kind: Kind, model: RecordModel, read: Reading): Promise<void> => {
  for (const locale of LOCALES) {
    const published = expectedOf(kind, model, locale, model.published[locale]);
    expect(await read(locale, { draft: false })).toEqual(published);
    expect(await read(locale, { draft: true })).toEqual(published);
    expect(await read(locale, { draft: true, preview: 'a wrong secret' })).toEqual(published);
    expect(await read(locale, { draft: false, preview: cms.previewSecret })).toEqual(published);
    expect(await read(locale, { draft: true, preview: cms.previewSecret })).toEqual(
      expectedOf(kind, model, locale, model.draft[locale]),
    );
  }
};

describe('whatever the order of edits, publishes, unpublishes and discards', () => {
  test.each(['video', 'question'] as const)(
    'of a %s, each language keeps its own words and status, both agree on the facts, and drafts stay unseen',
    async (kind) => {
      let made = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          const code = `draft${String((made += 1)).padStart(5, '0')}`;
          const id = await makeRecord(cms, kind, code);
          const model = firstModel();
          const read = kind === 'video' ? readVideo(code) : readQuestion(id);
          for (const each of taken) {
            await doStep(cms, kind, id, each);
            modelStep(model, each);
          }
          await compare(kind, model, read);
        }),
        { numRuns: RUNS, endOnFailure: RUNS <= 15 },
      );
    },
    RUNS * MS_PER_RUN,
  );
});
