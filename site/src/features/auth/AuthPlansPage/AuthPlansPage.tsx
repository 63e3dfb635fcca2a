import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { Checkout } from '../../../shared/checkout/Checkout/Checkout';
import { useFresh } from '../../../shared/content/use-fresh';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { paidPlans, planAddress } from '../../../shared/plans/plan-tickets';
import { useStore } from '../../../shared/store/use-store';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { JoiningPlans } from '../JoiningPlans/JoiningPlans';
import { StepMarks } from '../StepMarks/StepMarks';
import { AuthPlansPageOperation } from './auth-plans-page.query.generated';
import type { AuthPlansPageQuery } from './auth-plans-page.query.generated';

const STEPS = { free: 2, paid: 3 } as const;
const HERE = '/auth/plans';

/**
 * Reads the code of the plan and the promo code from the query string. A plan in the address opens the payment step, so
 * the step survives a reload and the Back button leaves it.
 */
const useNamedPlan = (search: string) => {
  const [named, setNamed] = useState<{ planCode: string | null; promoCode: string | null } | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    setNamed({ planCode: query.get('plan'), promoCode: query.get('code') });
  }, [search]);
  return named;
};

interface Props {
  built: AuthPlansPageQuery;
  /** Query string of the page; empty in the served HTML. */
  search: string;
}

/**
 * Second step of registration (choose a plan) and, for a paid plan, the third (pay). Visitors choose a plan
 * first and then register.
 */
export const AuthPlansPage = ({ built, search }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const { plans: read } = useFresh(built, AuthPlansPageOperation, {}, locale);
  const isJoining = useStore(joining, false);
  const named = useNamedPlan(search);
  const plans = read ?? [];
  const paid = paidPlans(plans);
  const plan = paid.find(({ code }) => code === named?.planCode);
  const free = plans.find(({ code }) => code === 'free');

  if (isJoining && plan)
    return (
      <AuthScreen
        step={<StepMarks step={STEPS.paid} steps={STEPS.paid} />}
        title={t('auth-plans.payment')}
        lead={t('auth-plans.paymentLead')}
        other={<LocaleLink to={HERE}>{t('auth-plans.change')}</LocaleLink>}
      >
        <Checkout
          plan={plan}
          promoCode={named?.promoCode ?? null}
          begins={plan.trialDays > 0 ? 'trial' : 'fee'}
        />
      </AuthScreen>
    );
  const take = (planCode: string): void => {
    navigate(localize(planAddress(isJoining ? HERE : '/auth/register', planCode)));
  };
  return (
    <AuthScreen
      step={<StepMarks step={2} steps={STEPS.paid} />}
      title={t('auth-plans.title')}
      lead={t('auth-plans.lead')}
      other={
        isJoining ? (
          <LocaleLink to="/auth/voucher">{t('voucher.have')}</LocaleLink>
        ) : (
          <LocaleLink to="/auth/login">{t('watch.haveAccount')}</LocaleLink>
        )
      }
    >
      <JoiningPlans free={free} paid={paid} onTake={take} onTakeFree={isJoining ? joining.end : undefined} />
    </AuthScreen>
  );
};
