import type { InBoth } from '../../seeds/seed-types';

/** Adds the alt text of the picture to the words of a record. */
export const withAlt = <Words extends object>(
  { en, ar }: InBoth<Words>,
  key: 'pictureAlt' | 'posterAlt',
  alt: InBoth<string>,
): InBoth<Words & Record<string, unknown>> => ({
  en: { ...en, [key]: alt.en },
  ar: { ...ar, [key]: alt.ar },
});
