import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkout } from '../../../shared/checkout/Checkout/Checkout';
import { OrderPanel } from '../../../shared/checkout/OrderPanel/OrderPanel';
import { VoucherForm } from '../../../shared/checkout/VoucherForm/VoucherForm';
import type { SubscriptionStart } from '../../../shared/checkout/subscription-start';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useLocalize } from '../../../shared/i18n/locale-context';
import { planAddress } from '../../../shared/plans/plan-tickets';
import type { PaidTicket } from '../../../shared/plans/plan-tickets';
import { Accordion } from '../../../shared/ui/Accordion/Accordion';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { PlanChoice } from '../PlanChoice/PlanChoice';
import * as styles from './PlanOrder.module.css';

/**
 * Keeps the chosen plan in the address (`?plan=`), so that it survives login and reload. Without one, the
 * editors' recommended plan is chosen.
 */
const useChosenPlan = (tickets: readonly PaidTicket[]) => {
  const [planId, setPlanId] = useState<string | null>(null);
  const [promoCode, setPromoCode] = useState<string | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    setPlanId(search.get('plan'));
    setPromoCode(search.get('code'));
  }, []);

  const choose = (id: string): void => {
    setPlanId(id);
    const address = new URL(window.location.href);
    address.searchParams.set('plan', id);
    // Replaces the history entry, so that the Back button leaves the page as before.
    window.history.replaceState(window.history.state, '', address);
  };

  return { chosen: tickets.find(({ plan }) => plan.id === planId) ?? tickets[0], choose, promoCode };
};

interface Props {
  tickets: readonly PaidTicket[];
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

const trialOf = ({ plan }: PaidTicket): SubscriptionStart => (plan.trialDays > 0 ? 'trial' : 'fee');

/** Plans and the order of the chosen one, which stays in view while the plans are read. */
export const PlanOrder = ({ tickets, visitor, trial, onSubscribed }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { chosen, choose, promoCode } = useChosenPlan(tickets);
  if (!chosen) return null;
  const here = localize(planAddress('/subscribe', chosen.plan.id, promoCode));
  const back = `?${new URLSearchParams({ callbackUrl: here })}`;
  return (
    <div className={styles.columns}>
      <PlanChoice tickets={tickets} chosen={chosen} onChoose={choose} />
      <div className={styles.order}>
        {visitor ? (
          <OrderPanel ticket={chosen} begins={trialOf(chosen)}>
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
          <OrderPanel ticket={chosen} begins={trialOf(chosen)}>
            <div className={styles.awaited}>
              <Loading />
            </div>
          </OrderPanel>
        ) : (
          <>
            <Checkout ticket={chosen} promoCode={promoCode} begins={trial ? trialOf(chosen) : 'fee'} />
            <Accordion title={t('voucher.have')}>
              <VoucherForm onActivated={onSubscribed} />
            </Accordion>
          </>
        )}
      </div>
    </div>
  );
};
