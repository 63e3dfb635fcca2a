import { useTranslation } from 'react-i18next';

import { contentStale } from '../../content/content-watch';
import { useStore } from '../../store/use-store';
import * as styles from './StaleNotice.module.css';

/** Says, quietly, that the copy may be old because its source is away. */
export const StaleNotice = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.place}>
      {useStore(contentStale, false) && <p className={styles.notice}>{t('stale.notice')}</p>}
    </div>
  );
};
