import { useTranslation } from 'react-i18next';

import * as styles from './SearchResults.module.css';

interface Props {
  /** Query as it was used. */
  query: string;
  corrected: boolean;
  /** Words that were left out, because nothing has them all. */
  omitted?: readonly string[];
  /** Null while loading. */
  count: number | null;
}

/** Line that says how much was found, and for which query when a slip was corrected or a word left out. */
export const SearchSummary = ({ query, corrected, omitted = [], count }: Props) => {
  const { t } = useTranslation();
  return (
    <p className={styles.summary} role="status">
      {count !== null && count > 0 && (
        <>
          {t(corrected ? 'search.corrected' : 'search.found', { count })}{' '}
          <bdi className={styles.query}>{query}</bdi>{' '}
          {omitted.length > 0 && (
            <span className={styles.omitted}>
              {t('search.omitted')} <bdi>{omitted.join(' ')}</bdi>
            </span>
          )}
        </>
      )}
    </p>
  );
};
