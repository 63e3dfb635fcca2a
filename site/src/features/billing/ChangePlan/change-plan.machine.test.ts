import { createActor, fromPromise, waitFor } from 'xstate';

import { aed } from '../../../../testing/billing';
import { changePlanMachine } from './change-plan.machine';
import type { ChangePlanResult, PlanChange, PreviewPlanChangeResult } from './change-plan.machine';

const change = (amount: number): PlanChange => ({
  __typename: 'PlanChange',
  takesEffect: 'NOW',
  effectiveAt: '2026-11-21T10:00:00.000Z',
  price: aed(24900),
  credit: aed(1264),
  amountDue: aed(amount),
  nextPaymentAt: '2027-11-21T10:00:00.000Z',
  nextPayment: aed(24900),
});

const started = (
  previews: (PreviewPlanChangeResult | Error)[],
  changes: (ChangePlanResult | Error)[] = [],
) => {
  const sent: { planId: string; amountDue: number }[] = [];
  const next = <One>(list: (One | Error)[]): One => {
    const [one] = list.splice(0, 1);
    if (one === undefined) throw new Error('nothing more was expected');
    if (one instanceof Error) throw one;
    return one;
  };
  const machine = changePlanMachine.provide({
    actors: {
      preview: fromPromise(() => Promise.resolve().then(() => next(previews))),
      change: fromPromise<ChangePlanResult, { planId: string; amountDue: number }>(({ input }) => {
        sent.push(input);
        return Promise.resolve().then(() => next(changes));
      }),
    },
  });
  return { actor: createActor(machine).start(), sent };
};

test('what was shown is what is agreed to', async () => {
  const { actor, sent } = started([{ change: change(23636) }], [{ failure: null }]);
  actor.send({ type: 'CONFIRM' });
  expect(actor.getSnapshot().value).toBe('choosing');
  actor.send({ type: 'CHOOSE', planId: 'yearly' });
  await waitFor(actor, (state) => state.matches('asked'));
  actor.send({ type: 'CONFIRM' });
  actor.send({ type: 'CHOOSE', planId: 'monthly' });
  actor.send({ type: 'CONFIRM' });
  await waitFor(actor, (state) => state.matches('changed'));
  expect(sent).toEqual([{ planId: 'yearly', amountDue: 23636 }]);
});

test('an amount that has changed is asked for again and has to be agreed to again', async () => {
  const { actor, sent } = started(
    [{ change: change(23636) }, { change: change(23572) }],
    [{ failure: 'AMOUNT_CHANGED' }, { failure: null }],
  );
  actor.send({ type: 'CHOOSE', planId: 'yearly' });
  await waitFor(actor, (state) => state.matches('asked'));
  actor.send({ type: 'CONFIRM' });
  const again = await waitFor(
    actor,
    (state) => state.matches('asked') && state.context.failure === 'AMOUNT_CHANGED',
  );
  expect(again.context.change?.amountDue.amount).toBe(23572);
  actor.send({ type: 'CONFIRM' });
  await waitFor(actor, (state) => state.matches('changed'));
  expect(sent.map(({ amountDue }) => amountDue)).toEqual([23636, 23572]);
});

test('a refused or lost preview can be asked for again, a refused charge confirmed again', async () => {
  const { actor } = started(
    [{ failure: 'PAYMENT_UNDER_WAY' }, new Error('away'), { change: change(1) }],
    [{ failure: 'DECLINED' }, new Error('away'), { failure: null }],
  );
  actor.send({ type: 'CHOOSE', planId: 'yearly' });
  await waitFor(actor, (state) => state.context.failure === 'PAYMENT_UNDER_WAY');
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.context.failure === 'UPSTREAM_UNAVAILABLE');
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('asked'));
  actor.send({ type: 'CONFIRM' });
  await waitFor(actor, (state) => state.context.failure === 'DECLINED' && state.matches('asked'));
  actor.send({ type: 'CONFIRM' });
  await waitFor(actor, (state) => state.context.failure === 'UPSTREAM_UNAVAILABLE' && state.matches('asked'));
  actor.send({ type: 'CONFIRM' });
  expect((await waitFor(actor, (state) => state.matches('changed'))).context.failure).toBeNull();
});
