import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

export const FaqEntrySchema = Type.Object(
  {
    id: Type.String({ description: 'Stable id, the same in both languages.' }),
    question: Type.String({ description: 'The question.' }),
    answer: Type.String({ description: 'The answer: plain text, paragraphs divided by blank lines.' }),
    locale: LocaleSchema,
  },
  { $id: 'FaqEntry', description: 'One question and its answer.', additionalProperties: false },
);
export type FaqEntry = Static<typeof FaqEntrySchema>;

export const FaqPageSchema = Type.Object(
  {
    slug: Type.Literal('faq'),
    title: Type.String({ description: 'Heading of the page.' }),
    lead: nullable(Type.String({ description: 'Sentence under the heading; null when editors wrote none.' })),
    locale: LocaleSchema,
  },
  { $id: 'FaqPage', description: 'Copy around the questions.', additionalProperties: false },
);
export type FaqPage = Static<typeof FaqPageSchema>;
