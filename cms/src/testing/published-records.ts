import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { fields, type TestCms } from './test-cms';

export const FAQ = 'api::faq.faq-entry';
export const SHOW = 'api::show.show';
export const SHOW_TEXT = 'api::show.show-text';
export const HOME = 'api::home.home';

type Words = Record<Locale, Record<string, unknown>>;

const QUESTION: Words = {
  en: { question: 'A question?', answer: 'An answer.' },
  ar: { question: 'سؤال؟', answer: 'جواب.' },
};

const SHOW_WORDS: Words = {
  en: { title: 'A show', description: 'Of people.' },
  ar: { title: 'برنامج', description: 'عن الناس.' },
};

/** Publishable words by content type. */
export const WORDS_OF: Readonly<Record<string, Words>> = {
  [FAQ]: QUESTION,
  [SHOW_TEXT]: SHOW_WORDS,
  [HOME]: { en: { title: 'Home' }, ar: { title: 'الرئيسية' } },
};

/** Creates a question that is published in both languages. Returns its document id. */
export const publishedQuestion = async ({ strapi }: TestCms): Promise<string> => {
  const documents = strapi.documents(FAQ);
  const { documentId } = await documents.create({ data: fields(QUESTION.en), locale: 'en' });
  await documents.update({ documentId, locale: 'ar', data: fields(QUESTION.ar) });
  await documents.publish({ documentId, locale: '*' });
  return documentId;
};

let shows = 0;

/** Creates a show with words published in both languages. Returns its document id. */
export const publishedShow = async ({ strapi }: TestCms): Promise<string> => {
  const slug = `published-show-${String((shows += 1))}`;
  const { documentId } = await strapi.documents(SHOW).create({ data: fields({ slug }) });
  const documents = strapi.documents(SHOW_TEXT);
  for (const locale of LOCALES)
    await documents.update({ documentId, locale, data: fields(SHOW_WORDS[locale]) });
  await documents.publish({ documentId, locale: '*' });
  return documentId;
};
