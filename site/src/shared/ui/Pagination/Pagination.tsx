import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Icon } from '../Icon/Icon';
import { pageList } from './page-list';
import * as styles from './Pagination.module.css';

interface Props {
  /** Accessible label: the name of the paginated list. */
  label: string;
  /** Current page, from 1. */
  page: number;
  pages: number;
  /** Returns the unprefixed URL of a page. */
  pathOf: (page: number) => string;
}

/** Links to the pages of a long list. The current page is inside a star. */
export const Pagination = ({ label, page, pages, pathOf }: Props) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <LocaleLink
              className={styles.step}
              to={pathOf(page - 1)}
              rel="prev"
              aria-label={t('pages.previous')}
            >
              <Icon name="back" directed />
            </LocaleLink>
          </li>
        )}
        {pageList(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <LocaleLink
                className={number === page ? `${styles.step} ${styles.current}` : styles.step}
                to={pathOf(number)}
                aria-label={t('pages.page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </LocaleLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <LocaleLink className={styles.step} to={pathOf(page + 1)} rel="next" aria-label={t('pages.next')}>
              <Icon name="next" directed />
            </LocaleLink>
          </li>
        )}
      </ul>
    </nav>
  );
};
