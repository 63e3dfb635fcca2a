import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { useStore } from '../../../shared/store/use-store';
import { buttonClass } from '../../../shared/ui/Button/button-class';

/**
 * Link of a pricing card. A paid plan leads viewers without a subscription to its order; the free plan leads
 * guests to registration.
 */
export const TicketWay = ({ plan: { code, period, recommended } }: { plan: PlanFragment }) => {
  const { t } = useTranslation();
  const viewer = useStore(authState, null);
  const look = buttonClass(recommended ? 'paper' : 'ghost');
  const paid = period !== null;
  if (paid && !viewer?.has_subscription)
    return (
      <LocaleLink to={planAddress('/subscribe', code)} className={look}>
        {t('plans.choose')}
      </LocaleLink>
    );
  if (paid || viewer) return null;
  return (
    <LocaleLink to="/auth/register" className={look}>
      {t('landing.join')}
    </LocaleLink>
  );
};
