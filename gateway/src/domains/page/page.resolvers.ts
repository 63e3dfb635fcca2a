import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import type { ShowRecord } from '../../upstreams/cms/cms-records';
import { pageId } from './page-id';
import { pageTypeOf } from './page-type-of';

export const pageResolvers: Resolvers = {
  Query: {
    page: (_root, { slug }, { public: { page } }) => page.load(slug),
    pages: (_root, args, { public: { genericPages } }) =>
      connectionOf(args, (limit, cursor) => genericPages.load({ limit, cursor })),
  },
  Page: {
    __resolveType: pageTypeOf,
  },
  LandingPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    titleEcho: ({ title_echo }) => title_echo,
    newsletterTitle: ({ newsletter_title }) => newsletter_title,
    newsletterText: ({ newsletter_text }) => newsletter_text,
    plansTitle: ({ plans_title }) => plans_title,
    plansText: ({ plans_text }) => plans_text,
    channelsTitle: ({ channels_title }) => channels_title,
    channelsText: ({ channels_text }) => channels_text,
    faqTitle: ({ faq_title }) => faq_title,
    faq: (_page, _args, { public: { faq } }) => faq.load('all'),
  },
  HeroPicture: {
    thumbnail: ({ wide }) => wide,
    portrait: ({ tall }) => tall,
  },
  HomePage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    featured: async ({ featured }, _args, { public: { show } }) => {
      const shows = await Promise.all(featured.map((slug) => show.load(slug)));
      return shows.filter((found): found is ShowRecord => found !== null);
    },
  },
  FaqEntry: {
    key: ({ id }) => id,
  },
  FaqPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    entries: (_page, _args, { public: { faq } }) => faq.load('all'),
  },
};
