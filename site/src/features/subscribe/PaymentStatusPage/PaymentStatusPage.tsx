import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { isPaymentCode } from '../../../shared/checkout/payment-address';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { useStore } from '../../../shared/store/use-store';
import { SignedOutPayment } from '../SignedOutPayment/SignedOutPayment';
import { UnknownPayment } from '../UnknownPayment/UnknownPayment';
import { PaymentPolling } from './PaymentPolling';

/** Page to which the payment provider redirects. */
export const PaymentStatusPage = () => {
  const { t } = useTranslation();
  const viewer = useStore(authState, null);
  const [named, setNamed] = useState<{ code: string | null } | null>(null);
  useEffect(() => setNamed({ code: new URLSearchParams(window.location.search).get('id') }), []);
  if (!named) return <OutcomeFrame sign="waiting" title={t('payment-status.title')} />;
  if (!viewer) return <SignedOutPayment />;
  if (!isPaymentCode(named.code)) return <UnknownPayment />;
  return (
    <ApolloScope>
      <PaymentPolling key={named.code} code={named.code} />
    </ApolloScope>
  );
};
