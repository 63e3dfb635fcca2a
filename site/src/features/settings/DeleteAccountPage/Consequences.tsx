import { RECOVERY_DAYS } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { ManagedElsewhere } from '../../../shared/checkout/ManagedElsewhere/ManagedElsewhere';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { Star } from '../../../shared/ui/Star/Star';
import type { DeleteViewerQuery } from '../delete-viewer.query.generated';
import * as styles from './Consequences.module.css';

type Viewer = NonNullable<DeleteViewerQuery['viewer']>;

/**
 * Consequences of deleting the account. Viewers who pay through a store learn that the store subscription
 * continues.
 */
export const Consequences = ({ subscription }: Pick<Viewer, 'subscription'>) => {
  const { t } = useTranslation();
  const store = subscription?.paymentMethod;
  const pays = subscription && subscription.status !== 'FREE' && store !== 'GOOGLE' && store !== 'APPLE';
  return (
    <Panel title={t('delete-account.what')}>
      <ul className={styles.list}>
        <li className={styles.line}>
          <Star className={styles.star} /> {t('delete-account.out')}
        </li>
        <li className={styles.line}>
          <Star className={styles.star} /> {t('delete-account.back', { count: RECOVERY_DAYS })}
        </li>
        <li className={styles.line}>
          <Star className={styles.star} /> {t('delete-account.gone')}
        </li>
        {pays && (
          <li className={styles.line}>
            <Star className={styles.star} /> {t('delete-account.subscription')}
          </li>
        )}
      </ul>
      {(store === 'GOOGLE' || store === 'APPLE') && <ManagedElsewhere paymentMethod={store} cancelled />}
    </Panel>
  );
};
