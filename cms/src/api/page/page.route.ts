import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { FaqPageSchema, type FaqPage } from '../faq/faq.schema';
import { LandingPageSchema, type LandingPage } from '../landing/landing.schema';
import { pageWords } from './page-words.query';

const LANDING_COLUMNS = [
  'title',
  'lead',
  'plans_title',
  'plans_text',
  'channels_title',
  'channels_text',
  'faq_title',
  'locale',
] as const;

export const pageRoute = defineRoute({
  schema: {
    operationId: 'getPage',
    path: '/api/pages/{slug}',
    summary: 'Copy of a page',
    description: 'Copy of a page by its key: `landing` or `faq`.',
    params: Type.Object({ slug: askedKey('Key of the page.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Union([LandingPageSchema, FaqPageSchema]) }),
    localized: true,
    refusals: { 404: 'No such page is published in the languages asked for.' },
  },
  handle: async ({ params: { slug }, reading }) => {
    if (slug === 'landing') {
      const words = await pageWords<Omit<LandingPage, 'slug'>>(reading, 'landings', LANDING_COLUMNS);
      return { data: { slug: 'landing' as const, ...words } };
    }
    if (slug === 'faq') {
      const words = await pageWords<Omit<FaqPage, 'slug'>>(reading, 'faq_pages', ['title', 'lead', 'locale']);
      return { data: { slug: 'faq' as const, ...words } };
    }
    throw new Refusal(404, 'NOT_FOUND');
  },
});
