import { useTranslation } from 'react-i18next';

/** Ratings that are words of English; the others are numbers. */
const WORDS: ReadonlyMap<string, 'age.G' | 'age.PG'> = new Map([
  ['G', 'age.G'],
  ['PG', 'age.PG'],
] as const);

/** Age from which a show is meant to be watched. */
export const AgeRating = ({ rating }: { rating: string }) => {
  const { t } = useTranslation();
  const words = WORDS.get(rating);
  return words ? <>{t(words)}</> : <bdi dir="ltr">{rating}</bdi>;
};
