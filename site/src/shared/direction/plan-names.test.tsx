import { render } from '@testing-library/react';

import { aed, subscriptionState } from '../../../testing/billing';
import { wrapInPage } from '../../../testing/page';
import { paidPlan } from '../../../testing/plans';
import { PlanOptions } from '../../features/billing/ChangePlan/PlanOptions';
import { PaymentRow } from '../../features/billing/PaymentHistory/PaymentRow';
import { FailedText } from '../checkout/FailedText/FailedText';
import { OrderPanel } from '../checkout/OrderPanel/OrderPanel';
import { SubscriptionTicket } from '../checkout/SubscriptionTicket/SubscriptionTicket';
import { PlanTicket } from '../plans/PlanTicket/PlanTicket';

const NAME = 'باقة C++ بلا إعلانات';
const PLAN = paidPlan('c', { name: NAME });
const PAYMENT = {
  ...{
    __typename: 'Payment' as const,
    id: 'p',
    code: 'p',
    status: 'FAILED' as const,
    failure: null,
    plan: PLAN,
  },
  ...{
    purpose: 'FIRST' as const,
    amount: aed(1900),
    refundedAt: null,
    refundedAmount: aed(0),
    dispute: null,
  },
  ...{ card: null, createdAt: '2026-11-12T10:00:00.000Z', receiptNumber: null },
};

test.each([
  ['the order', <OrderPanel plan={PLAN} begins="fee" children={null} />],
  [
    'the ticket of the subscription',
    <SubscriptionTicket name={NAME} subscription={{ ...subscriptionState(), trialAvailable: false }} />,
  ],
  ['a payment that failed', <FailedText payment={PAYMENT} name={NAME} />],
  ['the list of payments', <PaymentRow payment={PAYMENT} plan={NAME} />],
  [
    'a change of plan',
    <PlanOptions plans={[PLAN]} current="c" chosen="c" disabled={false} onChoose={() => undefined} />,
  ],
  ['a plan on sale', <PlanTicket plan={PLAN} />],
])('a plan with a Latin name in it is read in its order in %s', (_place, part) => {
  const { container } = render(<>{wrapInPage(part, 'ar')}</>);
  expect([...container.querySelectorAll('[dir=ltr]')].map(({ textContent }) => textContent)).toContain('C++');
});
