import { useTranslation } from 'react-i18next';

/** Ratings that are words of English; the others are numbers. */
const WORDS: Partial<Record<string, 'age.G' | 'age.PG'>> = { G: 'age.G', PG: 'age.PG' };

/** Age from which a show is meant to be watched. */
export const AgeRating = ({ rating }: { rating: string }) => {
  const { t } = useTranslation();
  const words = WORDS[rating];
  return words ? <>{t(words)}</> : <bdi dir="ltr">{rating}</bdi>;
};
