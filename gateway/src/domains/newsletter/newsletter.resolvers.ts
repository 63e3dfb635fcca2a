import { formErrorsOf } from '../../graph/form-errors';
import type { NewsletterCategory, Resolvers } from '../../graph/resolver-types.generated';
import type { NewsletterSubscription } from '../../upstreams/accounts/accounts-records';

type CategoryRecord = NewsletterSubscription['categories'][number];

const CATEGORIES = {
  ALL: 'all',
  SPORTS: 'sports',
  BUSINESS: 'business',
} as const satisfies Record<NewsletterCategory, CategoryRecord>;

const NAMES = {
  all: 'ALL',
  sports: 'SPORTS',
  business: 'BUSINESS',
} as const satisfies Record<CategoryRecord, NewsletterCategory>;

export const newsletterResolvers: Resolvers = {
  Viewer: {
    newsletter: ({ own }) => own.newsletter.load(),
  },
  NewsletterSubscription: {
    categories: ({ categories }) => categories.map((category) => NAMES[category]),
  },
  Mutation: {
    updateNewsletter: async (_root, { input: { categories } }, { services, caller, locale }) => {
      const chosen = categories.map((category) => CATEGORIES[category]);
      try {
        return { newsletter: await services.accounts.changeViewerNewsletter(caller, chosen), errors: [] };
      } catch (error) {
        return { newsletter: null, errors: formErrorsOf(error, locale) };
      }
    },
    unsubscribeNewsletter: async (_root, { input: { token } }, { services, caller, locale }) => {
      try {
        await services.accounts.unsubscribeNewsletter(caller, token);
        return { unsubscribed: true, errors: [] };
      } catch (error) {
        return { unsubscribed: false, errors: formErrorsOf(error, locale) };
      }
    },
    subscribeNewsletter: async (_root, { input: { email, categories } }, context) => {
      const { services, caller, locale } = context;
      try {
        await services.accounts.subscribeNewsletter(caller, {
          email,
          categories: categories.map((category) => CATEGORIES[category]),
        });
        return { subscribed: true, errors: [] };
      } catch (error) {
        return { subscribed: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
