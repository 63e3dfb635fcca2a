import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './PartFailed.module.css';

/** Failure of a part of the page whose code is loaded when it is needed. */
export interface PartFailure {
  /** Fetches the part again. */
  retry: () => void;
  /** How often it was fetched again already. */
  attempt: number;
}

/**
 * Says in the place of a part that it did not load. The second time it also offers to load the whole page: a tab that
 * is older than the last deployment asks for a script that is no longer there.
 */
export const PartFailed = ({ retry, attempt }: PartFailure) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('part.failed')}</p>
      <button type="button" className={buttonClass('ghost', 'small')} onClick={retry}>
        <Icon name="retry" /> {t('state.retry')}
      </button>
      {attempt > 0 && (
        <button
          type="button"
          className={buttonClass('ghost', 'small')}
          onClick={() => window.location.reload()}
        >
          {t('error.reload')}
        </button>
      )}
    </div>
  );
};
