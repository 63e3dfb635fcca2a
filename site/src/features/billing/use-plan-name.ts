import { useTranslation } from 'react-i18next';

import { planName } from '../../shared/checkout/plan-name';
import type { PlanCopyFragment } from '../../shared/plans/plan-copy.fragment.generated';

/** Names plans as editors do; a plan without words of theirs is a subscription. */
export const usePlanName = (
  copies: readonly PlanCopyFragment[],
): ((planId: string | null | undefined) => string) => {
  const { t } = useTranslation();
  return (planId) => planName(copies, planId) ?? t('billing.plan');
};
