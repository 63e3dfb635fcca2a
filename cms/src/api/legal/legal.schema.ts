import { Type, type Static } from 'typebox';

import { LocaleSchema } from '../../rest/shared.schema';

export const LegalPageSchema = Type.Object(
  {
    slug: Type.Enum(['terms-and-conditions', 'privacy-policy'], { description: 'Which of the two it is.' }),
    title: Type.String({ description: 'Heading of the page.' }),
    changed_on: Type.String({
      format: 'date',
      description: 'Day from which this wording applies, `YYYY-MM-DD`; each language has its own.',
    }),
    body: Type.String({
      description: 'The text, in Markdown (CommonMark): headings from `##` on, lists, links.',
    }),
    locale: LocaleSchema,
  },
  {
    $id: 'LegalPage',
    description: 'Terms and conditions, or the privacy policy.',
    additionalProperties: false,
  },
);
export type LegalPage = Static<typeof LegalPageSchema>;
