import { skipToken } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isPaymentCode, METHOD_CHANGE_PARAMETER } from '../../../shared/checkout/payment-address';
import { useBrowserValue } from '../../../shared/store/use-browser-value';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as styles from './ChangeMethod.module.css';
import { useMethodChangeQuery } from './method-change.query.generated';

const readPaymentCode = (): string | null =>
  new URLSearchParams(window.location.search).get(METHOD_CHANGE_PARAMETER);

const KINDS = { SUCCEEDED: 'done', FAILED: 'failed', PENDING: 'notice' } as const;

/**
 * Outcome of a changed payment method, shown at the method itself after the viewer returned from the provider's page.
 * The address only names the payment; the graph provides its state.
 */
export const MethodChangeOutcome = () => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const code = useBrowserValue(readPaymentCode, null);
  const { data } = useMethodChangeQuery(
    !isPaymentCode(code) ? skipToken : { variables: { code }, fetchPolicy: 'network-only' },
  );
  const payment = data?.viewer?.payment;
  const shown = payment?.purpose === 'METHOD_CHANGE' ? payment : null;
  const isShown = shown !== null;
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);
  if (!shown) return null;
  const { status, failure, redirectUrl } = shown;
  const kept = failure ? `${failure.message} ${t('billing.methodKept')}` : t('billing.methodKept');
  const texts = {
    SUCCEEDED: t('billing.methodChanged'),
    FAILED: kept,
    PENDING: t(redirectUrl ? 'payment.methodUnfinishedText' : 'billing.methodPending'),
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} role={status === 'FAILED' ? 'alert' : 'status'}>
      <Banner
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
      </Banner>
    </div>
  );
};
