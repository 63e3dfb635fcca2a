import { useTranslation } from 'react-i18next';

import * as styles from './ScriptsNote.module.css';

/** Says where scripts are switched off that a form needs them; else nothing, and it takes no room. */
export const ScriptsNote = () => {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className={styles.note}>{t('form.scripts')}</p>
    </noscript>
  );
};
