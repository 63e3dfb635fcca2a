import type { InBoth } from '../../seeds/seed-types';

/** Words of a record with what its picture shows. */
export const withAlt = <Words extends object>(
  { en, ar }: InBoth<Words>,
  key: 'pictureAlt' | 'posterAlt',
  alt: InBoth<string>,
): InBoth<Words & Record<string, unknown>> => ({
  en: { ...en, [key]: alt.en },
  ar: { ...ar, [key]: alt.ar },
});
