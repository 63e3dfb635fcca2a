import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import {
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from '../../../shared/search/recent-searches';
import { searchPath } from '../../../shared/search/search-path';
import { useStore } from '../../../shared/store/use-store';
import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './RecentSearches.module.css';

/** Searches made on this device, each to repeat or to forget. */
export const RecentSearches = () => {
  const { t } = useTranslation();
  const searches = useStore(recentSearches, []);
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches" className={styles.title}>
          {t('search.recent')}
        </h2>
        <Button look="text" size="small" onClick={clearRecentSearches}>
          {t('search.forgetAll')}
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map((query) => (
          <li key={query} className={styles.entry}>
            <LocaleLink to={searchPath(query)} className={styles.link}>
              <Icon name="clock" />
              <bdi>{query}</bdi>
            </LocaleLink>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('search.forget', { query })}
              onClick={() => removeRecentSearch(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
