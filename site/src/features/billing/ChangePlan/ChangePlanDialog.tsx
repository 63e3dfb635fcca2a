import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { useMoney } from '../../../shared/i18n/use-money';
import { firstFailure } from '../../../shared/messages/first-failure';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import { Loading } from '../../../shared/ui/Loading/Loading';
import * as styles from './ChangePlan.module.css';
import { ChangeSummary } from './ChangeSummary';
import { PlanOptions } from './PlanOptions';
import { changePlanMachine } from './change-plan.machine';
import type { ChangePlanResult, PreviewPlanChangeResult } from './change-plan.machine';
import { useChangePlanMutation } from './change-plan.mutation.generated';
import { usePreviewPlanChangeMutation } from './preview-plan-change.mutation.generated';

const UNKNOWN = 'SOMETHING_WENT_WRONG';

/**
 * Connects the state machine of a plan change to the graph. A charge that needs confirmation redirects to the
 * page of the provider.
 */
const useChangePlan = () => {
  const [preview] = usePreviewPlanChangeMutation();
  const [change] = useChangePlanMutation();
  const graph = useRef({ preview, change });
  graph.current = { preview, change };

  const machine = useMemo(
    () =>
      changePlanMachine.provide({
        actors: {
          preview: fromPromise<PreviewPlanChangeResult, { planId: string }>(async ({ input }) => {
            const { data } = await graph.current.preview({ variables: { input } });
            const answer = data?.previewPlanChange;
            return answer?.change
              ? { change: answer.change }
              : { failure: answer?.errors[0]?.code ?? UNKNOWN };
          }),
          change: fromPromise<ChangePlanResult, { planId: string; amountDue: number }>(async ({ input }) => {
            const { data } = await graph.current.change({ variables: { input } });
            const answer = data?.changePlan;
            if (answer?.payment?.redirectUrl) window.location.assign(answer.payment.redirectUrl);
            return { failure: firstFailure(answer) };
          }),
        },
      }),
    [],
  );
  return useMachine(machine);
};

interface Props {
  open: boolean;
  onClose: () => void;
  plans: readonly PaidPlan[];
  /** Current plan, set only when a change is scheduled: choosing it cancels that change. */
  current: string | null;
  /** Whether a promo code makes coming payments of the current plan cheaper. */
  promo: boolean;
  /** Reloads the subscription. */
  onChanged: () => Promise<void>;
}

/**
 * Dialog that changes the plan and shows the costs before the viewer agrees. It is mounted again for each
 * opening.
 */
export const ChangePlanDialog = ({ open, onClose, plans, current, promo, onChanged }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const money = useMoney();
  const [state, send] = useChangePlan();
  const { planId, change, failure } = state.context;
  const changed = state.matches('changed');
  const changing = state.matches('changing');
  useEffect(() => {
    if (!changed) return;
    showToast('done', t('billing.changed'));
    void onChanged();
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change: what it closes over is new with every drawing
  }, [changed]);

  return (
    <Dialog open={open} onClose={onClose} title={t('billing.changeTitle')}>
      <PlanOptions
        plans={plans}
        current={current}
        chosen={planId}
        disabled={changing}
        onChoose={(id) => send({ type: 'CHOOSE', planId: id })}
      />
      <div className={styles.preview}>
        {state.matches('asking') && <Loading />}
        {change && <ChangeSummary change={change} endsPromo={promo && planId !== current} />}
        {state.matches('choosing') && <p className={styles.hint}>{t('billing.changeHint')}</p>}
      </div>
      <div role="alert" className={styles.failure}>
        {failure && <Banner kind="failed">{message(failure)}</Banner>}
      </div>
      {state.matches('refused') ? (
        <Button look="ghost" onClick={() => send({ type: 'RETRY' })}>
          {t('state.retry')}
        </Button>
      ) : (
        <Button disabled={!change} busy={changing} onClick={() => send({ type: 'CONFIRM' })}>
          {change && change.amountDue.amount > 0
            ? t('billing.pay', { amount: money(change.amountDue).text })
            : t('billing.changeConfirm')}
        </Button>
      )}
    </Dialog>
  );
};
