import type { Resolvers } from '../../graph/resolver-types.generated';

export const siteSettingsResolvers: Resolvers = {
  Query: {
    siteSettings: (_root, _args, { public: { siteSettings } }) => siteSettings.load('only'),
  },
  SiteSettings: {
    brandEcho: ({ brand_echo }) => brand_echo,
    contactEmail: ({ contact_email }) => contact_email,
    paymentBadges: ({ payment_badges }) => payment_badges,
    madeIn: ({ made_in }) => made_in,
  },
};
