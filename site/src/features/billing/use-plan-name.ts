import { useTranslation } from 'react-i18next';

import { planName } from '../../shared/checkout/plan-name';
import type { PlanCopyFragment } from '../../shared/plans/plan-copy.fragment.generated';

/** Returns a function that names a plan as the editors do. A plan without texts is named "subscription". */
export const usePlanName = (
  copies: readonly PlanCopyFragment[],
): ((planId: string | null | undefined) => string) => {
  const { t } = useTranslation();
  return (planId) => planName(copies, planId) ?? t('billing.plan');
};
