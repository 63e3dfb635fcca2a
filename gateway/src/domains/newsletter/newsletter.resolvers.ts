import { formErrorsOf } from '../../graph/form-errors';
import type { NewsletterCategory, Resolvers } from '../../graph/resolver-types.generated';
import type { NewsletterSubscription } from '../../upstreams/accounts/accounts-records';

type CategoryRecord = NewsletterSubscription['categories'][number];

const CATEGORIES = {
  ALL: 'all',
  SPORTS: 'sports',
  BUSINESS: 'business',
} as const satisfies Record<NewsletterCategory, CategoryRecord>;

export const newsletterResolvers: Resolvers = {
  Mutation: {
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
