import { skipToken } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import {
  isPaymentCode,
  METHOD_CHANGE_PARAMETER,
  paymentAddress,
} from '../../../shared/checkout/payment-address';
import { useElsewhere } from '../../../shared/checkout/use-elsewhere';
import { useMessage } from '../../../shared/messages/use-message';
import { useBrowserValue } from '../../../shared/store/use-browser-value';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as styles from './ChangeMethod.module.css';
import { useMethodChangeQuery } from './method-change.query.generated';

const readPaymentCode = (): string | null =>
  new URLSearchParams(window.location.search).get(METHOD_CHANGE_PARAMETER);

const KINDS = { SUCCEEDED: 'done', FAILED: 'failed', PENDING: 'notice' } as const;

interface ToldProps {
  kind: 'notice' | 'done' | 'failed';
  action?: ReactNode;
  children: ReactNode;
}

/** Message that takes the focus: it stands far below the beginning of the page. */
const Told = ({ kind, action, children }: ToldProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} role={kind === 'failed' ? 'alert' : 'status'}>
      <Banner kind={kind} action={action}>
        {children}
      </Banner>
    </div>
  );
};

/**
 * Outcome of a changed payment method, shown at the method itself after the viewer returned from the provider's page.
 * The address only names the payment; the graph provides its state. A payment for something else leads to its own
 * page.
 */
export const MethodChangeOutcome = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const code = useBrowserValue(readPaymentCode, null);
  const { data, error, refetch } = useMethodChangeQuery(
    !isPaymentCode(code)
      ? skipToken
      : { variables: { code }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const payment = data?.viewer?.payment;
  const isElsewhere =
    code !== null && payment !== null && payment !== undefined && payment.purpose !== 'METHOD_CHANGE';
  useElsewhere(isElsewhere ? paymentAddress('status', code) : null);
  if (code === null || isElsewhere) return null;
  if (error)
    return (
      <Told
        kind="failed"
        action={
          <Button look="ghost" size="small" onClick={() => void refetch().catch(() => undefined)}>
            {t('state.retry')}
          </Button>
        }
      >
        {`${t('payment.away')}. ${message('UPSTREAM_UNAVAILABLE')}`}
      </Told>
    );
  if (payment === null || !isPaymentCode(code))
    return <Told kind="notice">{`${t('payment.unknown')}. ${t('payment.unknownText')}`}</Told>;
  if (!payment) return null;
  const { status, failure, redirectUrl } = payment;
  const kept = failure ? `${failure.message} ${t('billing.methodKept')}` : t('billing.methodKept');
  const texts = {
    SUCCEEDED: t('billing.methodChanged'),
    FAILED: kept,
    PENDING: t(redirectUrl ? 'payment.methodUnfinishedText' : 'billing.methodPending'),
  };
  return (
    <Told
      kind={KINDS[status]}
      action={
        redirectUrl && (
          <a href={redirectUrl} className={buttonClass('ghost', 'small')}>
            {t('payment.goOnMethod')}
          </a>
        )
      }
    >
      {texts[status]}
    </Told>
  );
};
