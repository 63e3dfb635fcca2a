import { useTranslation } from 'react-i18next';

import type { PlanCopyFragment } from '../../shared/plans/plan-copy.fragment.generated';
import { copyOf } from './plan-words';

/** Names plans as editors do; a plan without words of theirs is a subscription. */
export const usePlanName = (
  copies: readonly PlanCopyFragment[],
): ((planId: string | null | undefined) => string) => {
  const { t } = useTranslation();
  return (planId) => copyOf(copies, planId)?.name ?? t('billing.plan');
};
