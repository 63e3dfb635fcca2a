import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkout } from '../../../shared/checkout/Checkout/Checkout';
import { OrderPanel } from '../../../shared/checkout/OrderPanel/OrderPanel';
import { VoucherForm } from '../../../shared/checkout/VoucherForm/VoucherForm';
import type { SubscriptionStart } from '../../../shared/checkout/subscription-start';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useLocalize } from '../../../shared/i18n/locale-context';
import { planAddress, recommendedPlan } from '../../../shared/plans/plan-tickets';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { Accordion } from '../../../shared/ui/Accordion/Accordion';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { PlanChoice } from '../PlanChoice/PlanChoice';
import * as styles from './PlanOrder.module.css';

/**
 * Keeps the chosen plan in the address (`?plan=`), so that it survives login and reload. Without one, the
 * editors' recommended plan is chosen.
 */
const useChosenPlan = (plans: readonly PaidPlan[]) => {
  const [planCode, setPlanCode] = useState<string | null>(null);
  const [promoCode, setPromoCode] = useState<string | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    setPlanCode(search.get('plan'));
    setPromoCode(search.get('code'));
  }, []);

  const choose = (code: string): void => {
    setPlanCode(code);
    const address = new URL(window.location.href);
    address.searchParams.set('plan', code);
    // Replaces the history entry, so that the Back button leaves the page as before.
    window.history.replaceState(window.history.state, '', address);
  };

  return { chosen: plans.find(({ code }) => code === planCode) ?? recommendedPlan(plans), choose, promoCode };
};

interface Props {
  plans: readonly PaidPlan[];
  /** True when nobody is signed in. */
  visitor: boolean;
  /**
   * Whether a free trial is available; null while unknown. Until then the trial is shown, since almost everyone
   * has it.
   */
  trial: boolean | null;
  /** Called after a voucher is redeemed: the viewer has a subscription now. */
  onSubscribed: () => void;
}

const trialOf = (plan: PaidPlan): SubscriptionStart => (plan.trialDays > 0 ? 'trial' : 'fee');

/** Plans and the order of the chosen one, which stays in view while the plans are read. */
export const PlanOrder = ({ plans, visitor, trial, onSubscribed }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { chosen, choose, promoCode } = useChosenPlan(plans);
  if (!chosen) return null;
  const here = localize(planAddress('/subscribe', chosen.code, promoCode));
  const back = `?${new URLSearchParams({ callbackUrl: here })}`;
  return (
    <div className={styles.columns}>
      <PlanChoice plans={plans} chosen={chosen} onChoose={choose} />
      <div className={styles.order}>
        {visitor ? (
          <OrderPanel plan={chosen} begins={trialOf(chosen)}>
            <div className={styles.ways}>
              <LocaleLink to={`/auth/register${back}`} className={buttonClass('primary')}>
                {t('subscribe.join')}
              </LocaleLink>
              <LocaleLink to={`/auth/login${back}`} className={buttonClass('text')}>
                {t('watch.haveAccount')}
              </LocaleLink>
            </div>
          </OrderPanel>
        ) : trial === null ? (
          <OrderPanel plan={chosen} begins={trialOf(chosen)}>
            <div className={styles.awaited}>
              <Loading />
            </div>
          </OrderPanel>
        ) : (
          <>
            <Checkout plan={chosen} promoCode={promoCode} begins={trial ? trialOf(chosen) : 'fee'} />
            <Accordion title={t('voucher.have')}>
              <VoucherForm onActivated={onSubscribed} />
            </Accordion>
          </>
        )}
      </div>
    </div>
  );
};
