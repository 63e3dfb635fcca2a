import { useTranslation } from 'react-i18next';

import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './ServedDay.module.css';

/** Says above the served day that the graph's answer did not come, and asks again. */
export const OutdatedBanner = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.outdated} role="alert">
      <Banner
        kind="failed"
        action={
          <Button look="ghost" size="small" onClick={onRetry}>
            <Icon name="retry" /> {t('state.retry')}
          </Button>
        }
      >
        {t('schedule.outdated')}
      </Banner>
    </div>
  );
};
