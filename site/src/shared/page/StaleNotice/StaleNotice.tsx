import { useTranslation } from 'react-i18next';

import { contentStale } from '../../content/content-state';
import { useStore } from '../../store/use-store';
import * as styles from './StaleNotice.module.css';

/** Notice that the shown content may be outdated because its source is unavailable. */
export const StaleNotice = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.place}>
      {useStore(contentStale, false) && <p className={styles.notice}>{t('stale.notice')}</p>}
    </div>
  );
};
