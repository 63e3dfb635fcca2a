import fc from 'fast-check';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { fields, type TestCms } from './test-cms';

/** One edit of a record. `*` means both languages at once. */
export type Step =
  | { act: 'facts'; premium: boolean }
  | { act: 'write'; locale: Locale; title: string }
  | { act: 'publish' | 'unpublish' | 'discard'; locale: Locale | '*' };

/** Expected state of a record after some steps. */
export interface RecordModel {
  premium: boolean;
  draft: Record<Locale, string>;
  published: Record<Locale, string | null>;
}

const ALPHABET: Readonly<Record<Locale, readonly string[]>> = {
  en: Array.from('abc dé09’!'),
  ar: Array.from('ابة سهرُ٠9،'),
};

const titleIn = (locale: Locale): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...ALPHABET[locale]), { minLength: 1, maxLength: 12 })
    .map((letters) => `${locale === 'en' ? 'T' : 'ع'}${letters.join('').trim()}`);

const oneLocale = fc.constantFrom(...LOCALES);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('facts' as const), premium: fc.boolean() }),
  oneLocale.chain((locale) => titleIn(locale).map((title) => ({ act: 'write' as const, locale, title }))),
  fc.record({
    act: fc.constantFrom('publish' as const, 'publish' as const, 'unpublish' as const, 'discard' as const),
    locale: fc.oneof(
      { weight: 4, arbitrary: oneLocale },
      { weight: 1, arbitrary: fc.constant('*' as const) },
    ),
  }),
);

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 3, maxLength: 14 });

const WORDS = {
  video: 'api::video.video-text',
  question: 'api::faq.faq-entry',
} as const;
const FACTS = 'api::video.video';

/** The two kinds of records: facts with words, and words only. */
export type Kind = keyof typeof WORDS;

/** Returns the fields of a record of `kind` with the heading `title`. */
export const wordsOf = (kind: Kind, title: string): Record<string, unknown> =>
  fields(kind === 'video' ? { title, description: '…' } : { question: title, answer: '…' });

/** Creates a record with a draft in both languages. Returns its document id. */
export const makeRecord = async ({ strapi }: TestCms, kind: Kind, code: string): Promise<string> => {
  const words = strapi.documents(WORDS[kind]);
  const { documentId } =
    kind === 'video'
      ? await strapi.documents(FACTS).create({ data: fields({ code }) })
      : await words.create({ data: wordsOf(kind, 'first en'), locale: 'en' });
  await words.update({ documentId, locale: 'en', data: wordsOf(kind, 'First') });
  await words.update({ documentId, locale: 'ar', data: wordsOf(kind, 'أول') });
  return documentId;
};

export const firstModel = (): RecordModel => ({
  premium: false,
  draft: { en: 'First', ar: 'أول' },
  published: { en: null, ar: null },
});

/** Applies one step to the stored record. */
export const doStep = async (
  { strapi }: TestCms,
  kind: Kind,
  documentId: string,
  taken: Step,
): Promise<void> => {
  const words = strapi.documents(WORDS[kind]);
  if (taken.act === 'facts') {
    if (kind === 'video')
      await strapi.documents(FACTS).update({ documentId, data: fields({ premium: taken.premium }) });
  } else if (taken.act === 'write')
    await words.update({ documentId, locale: taken.locale, data: wordsOf(kind, taken.title) });
  else {
    const { locale } = taken;
    if (taken.act === 'publish') await words.publish({ documentId, locale });
    else if (taken.act === 'unpublish') await words.unpublish({ documentId, locale });
    // Rejected when nothing is published; then nothing may have changed.
    else await words.discardDraft({ documentId, locale }).catch(() => undefined);
  }
};

/** Applies the same step to the model. */
export const modelStep = (model: RecordModel, taken: Step): void => {
  if (taken.act === 'facts') model.premium = taken.premium;
  else if (taken.act === 'write') model.draft[taken.locale] = taken.title;
  else {
    const locales = LOCALES.filter((each) => taken.locale === '*' || taken.locale === each);
    const canDiscard = locales.every((each) => model.published[each] !== null);
    for (const each of locales) {
      if (taken.act === 'publish') model.published[each] = model.draft[each];
      else if (taken.act === 'unpublish') model.published[each] = null;
      else if (canDiscard) model.draft[each] = model.published[each] ?? model.draft[each];
    }
  }
};
