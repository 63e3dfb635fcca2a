import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { ResumeButton } from '../ResumeButton/ResumeButton';
import type { AvailablePlanActions } from './available-plan-actions';
import * as styles from './PlanActions.module.css';

export type BillingDialog = 'cancel' | 'change' | 'method';

interface Props {
  ways: AvailablePlanActions;
  /** True when the page of the plans exists and can be linked to. */
  subscribable: boolean;
  onOpen: (dialog: BillingDialog) => void;
  /** Reloads the subscription. */
  onChanged: () => Promise<void>;
}

/** Buttons on the card of the current plan. */
export const PlanActions = ({ ways, subscribable, onOpen, onChanged }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {ways.subscribe && subscribable && (
        <LocaleLink to="/subscribe" className={buttonClass('paper')}>
          {t('billing.seePlans')}
        </LocaleLink>
      )}
      {ways.change && (
        <Button look="paper" aria-haspopup="dialog" onClick={() => onOpen('change')}>
          {t('billing.change')}
        </Button>
      )}
      {ways.resume && <ResumeButton onResumed={onChanged} />}
      {ways.cancel && (
        <Button look="text" aria-haspopup="dialog" className={styles.cancel} onClick={() => onOpen('cancel')}>
          {t('billing.cancel')}
        </Button>
      )}
    </>
  );
};
