import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const pageResolvers: Resolvers = {
  Query: {
    page: (_root, { slug }, { public: { page } }) => page.load(slug),
  },
  Page: {
    __resolveType: ({ slug }) => (slug === 'landing' ? 'LandingPage' : 'FaqPage'),
  },
  LandingPage: {
    language: ({ locale }) => localeName(locale),
    titleEcho: () => null,
    hero: () => null,
    rows: () => [],
    newsletterTitle: () => '',
    newsletterText: () => '',
    plansTitle: ({ plans_title }) => plans_title,
    plansText: ({ plans_text }) => plans_text,
    channelsTitle: ({ channels_title }) => channels_title,
    channelsText: ({ channels_text }) => channels_text,
    faqTitle: ({ faq_title }) => faq_title,
    faq: (_page, _args, { public: { faq } }) => faq.load('all'),
  },
  FaqPage: {
    language: ({ locale }) => localeName(locale),
    entries: (_page, _args, { public: { faq } }) => faq.load('all'),
  },
};
