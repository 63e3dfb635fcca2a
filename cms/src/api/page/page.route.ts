import { Type } from 'typebox';

import { defineRoute, type Reading } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { FaqPageSchema, type FaqPage } from '../faq/faq.schema';
import { homePage } from '../home/home.query';
import { HomePageSchema, type HomePage } from '../home/home.schema';
import { landingPage } from '../landing/landing.query';
import { LandingPageSchema, type LandingPage } from '../landing/landing.schema';
import { pageWords } from './page-words.query';

type Page = FaqPage | HomePage | LandingPage;

const faqPage = async (reading: Reading): Promise<FaqPage> => ({
  slug: 'faq',
  ...(await pageWords<Omit<FaqPage, 'slug'>>(reading, 'faq_pages', ['title', 'lead', 'locale'])),
});

const PAGES = new Map<string, (reading: Reading) => Promise<Page>>([
  ['landing', landingPage],
  ['home', homePage],
  ['faq', faqPage],
]);

export const pageRoute = defineRoute({
  schema: {
    operationId: 'getPage',
    path: '/api/pages/{slug}',
    summary: 'Copy of a page',
    description: 'Copy of a page by its key: `landing`, `home` or `faq`.',
    params: Type.Object({ slug: askedKey('Key of the page.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Union([LandingPageSchema, HomePageSchema, FaqPageSchema]) }),
    localized: true,
    refusals: { 404: 'No such page is published in the languages asked for.' },
  },
  handle: async ({ params: { slug }, reading }) => {
    const read = PAGES.get(slug);
    if (!read) throw new Refusal(404, 'NOT_FOUND');
    return { data: await read(reading) };
  },
});
