import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

const storeUrl = (store: string) =>
  nullable(
    Type.String({
      pattern: '^https://',
      description: `Address of the app in ${store}; null when it is not there.`,
    }),
  );

export const SmartBannerSchema = Type.Object(
  {
    title: Type.String({ description: 'Name of the app, or a few words.' }),
    text: Type.String({ description: 'One line that invites to install it.' }),
    action_label: Type.String({ description: 'Words of the button.' }),
    app_store_url: storeUrl("Apple's App Store"),
    google_play_url: storeUrl('Google Play'),
    locale: LocaleSchema,
  },
  {
    $id: 'SmartBanner',
    description: 'Invitation to install the app, for viewers with a phone.',
    additionalProperties: false,
  },
);
export type SmartBanner = Static<typeof SmartBannerSchema>;
