import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

export const PhoneSchema = Type.Object(
  {
    country: Type.String({ description: 'Country in the language of the record.' }),
    number: Type.String({ description: 'Number in international form, e.g. `+971 4 000 0000`.' }),
  },
  { $id: 'Phone', description: 'A telephone number for viewers.', additionalProperties: false },
);

export const SettingsSchema = Type.Object(
  {
    brand: Type.String({ description: 'Name of the product.' }),
    brand_echo: Type.String({ description: "The brand's name in the other language." }),
    tagline: Type.String({ description: 'One line under the brand; the default description of pages.' }),
    contact_email: Type.String({ description: 'Address for questions.' }),
    phones: Type.Array(PhoneSchema, { description: 'Telephone numbers by country.' }),
    payment_badges: Type.Array(Type.String(), {
      description: 'Ways to pay, by the names on their badges, e.g. `VISA`.',
    }),
    made_in: nullable(Type.String({ description: 'Last line of the footer; null when there is none.' })),
    locale: LocaleSchema,
  },
  { $id: 'Settings', description: 'Brand and contact data.', additionalProperties: false },
);
export type Settings = Static<typeof SettingsSchema>;
