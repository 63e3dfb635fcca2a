import { formError } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeNewsletter: (_root, _args, { locale }) => ({
      subscribed: false,
      errors: [formError('SOMETHING_WENT_WRONG', locale)],
    }),
  },
};
