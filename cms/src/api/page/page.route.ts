import { Type } from 'typebox';

import { defineRoute, type ReadContext } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { businessPage } from '../business/business.query';
import { BusinessPageSchema } from '../business/business.schema';
import { contactPage } from '../contact/contact.query';
import { ContactPageSchema } from '../contact/contact.schema';
import { FaqPageSchema, type FaqPage } from '../faq/faq.schema';
import { genericPagesBySlug } from '../generic-page/generic-page.query';
import { GenericPageSchema, type GenericPage } from '../generic-page/generic-page.schema';
import { homePage } from '../home/home.query';
import { HomePageSchema } from '../home/home.schema';
import { landingPage } from '../landing/landing.query';
import { LandingPageSchema } from '../landing/landing.schema';
import { legalPage } from '../legal/legal.query';
import { LegalPageSchema } from '../legal/legal.schema';
import { manifestoPage } from '../manifesto/manifesto.query';
import { ManifestoPageSchema } from '../manifesto/manifesto.schema';
import { whereToWatchPage } from '../where-to-watch/where-to-watch.query';
import { WhereToWatchPageSchema } from '../where-to-watch/where-to-watch.schema';
import { readSinglePageWords } from './single-page.query';

const PageSchema = Type.Union([
  LandingPageSchema,
  HomePageSchema,
  FaqPageSchema,
  ManifestoPageSchema,
  BusinessPageSchema,
  LegalPageSchema,
  ContactPageSchema,
  WhereToWatchPageSchema,
  GenericPageSchema,
]);
type Page = Type.Static<typeof PageSchema>;

const faqPage = async (reading: ReadContext): Promise<FaqPage> => ({
  slug: 'faq',
  ...(await readSinglePageWords<Omit<FaqPage, 'slug'>>(reading, 'faq_pages', ['title', 'lead', 'locale'])),
});

const genericPage = async (reading: ReadContext, slug: string): Promise<GenericPage> => {
  const [page] = await genericPagesBySlug(reading, [slug]);
  if (!page) throw new Refusal(404, 'NOT_FOUND');
  return page;
};

/** Single pages by their addresses; every other slug is a generic page. */
const PAGES = new Map<string, (reading: ReadContext) => Promise<Page>>([
  ['landing', landingPage],
  ['home', homePage],
  ['faq', faqPage],
  ['manifesto', manifestoPage],
  ['business', businessPage],
  ['terms-and-conditions', legalPage('terms-and-conditions')],
  ['privacy-policy', legalPage('privacy-policy')],
  ['contact-us', contactPage],
  ['where-to-watch', whereToWatchPage],
]);

export const pageRoute = defineRoute({
  schema: {
    operationId: 'getPage',
    path: '/api/pages/{slug}',
    summary: 'Copy of a page',
    description: `Copy of a page by its slug: ${[...PAGES.keys()].map((slug) => `\`${slug}\``).join(', ')}, or the slug of a generic page. The slug says which of the forms the answer has; a slug that is none of these is a generic page.`,
    params: Type.Object({ slug: askedKey('Slug of the page.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: PageSchema }),
    localized: true,
    refusals: { 404: 'No such page is published in the languages asked for.' },
  },
  handle: async ({ params: { slug }, reading }) => {
    const read = PAGES.get(slug);
    return { data: read ? await read(reading) : await genericPage(reading, slug) };
  },
});
