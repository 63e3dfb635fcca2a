import { useTranslation } from 'react-i18next';

import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { isLinkable } from '../../../shared/catalogue/linkable';
import type { OutcomePaymentFragment } from '../../../shared/checkout/outcome-payment.fragment.generated';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { MANAGE_SUBSCRIPTION } from '../../../shared/checkout/payment-address';
import { PaidText } from '../../../shared/checkout/PaidText/PaidText';
import { startsSubscription } from '../../../shared/checkout/starts-subscription';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { isTakenBack } from '../../../shared/checkout/taken-back';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { readFilmReturn } from '../../../shared/playback/film-return';
import { useBrowserValue } from '../../../shared/store/use-browser-value';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';

/** The title thanks for nothing that the viewer does not have, or whose money went back. */
const titleOf = (payment: OutcomePaymentFragment, { status }: SubscriptionFactsFragment) => {
  if (isTakenBack(payment)) return 'payment-status.title';
  if (!startsSubscription(payment.purpose)) return 'payment.paidTitle';
  return status === 'FREE' ? 'payment-status.title' : 'payment-success.title';
};

interface Props {
  chrome: BuiltAddresses;
}

/** Page of a successful payment: what became of it, what the viewer has now, and a button to start watching, or back to the film that asked for it. */
export const PaymentSuccessPage = ({ chrome }: Props) => {
  const { t } = useTranslation();
  const film = useBrowserValue(readFilmReturn, null);
  return (
    <ApolloScope>
      <PaymentOutcome status="SUCCEEDED">
        {(payment, subscription) => (
          <OutcomeFrame
            sign={isTakenBack(payment) ? 'empty' : 'done'}
            title={t(titleOf(payment, subscription))}
            actions={
              <>
                {film === null ? (
                  <LocaleLink to="/home" className={buttonClass('primary')}>
                    {t('subscribe.watch')}
                  </LocaleLink>
                ) : (
                  // Its own language and second are part of the address.
                  <a href={film} className={buttonClass('primary')}>
                    {t('subscribe.backToFilm')}
                  </a>
                )}
                {isLinkable(MANAGE_SUBSCRIPTION, chrome) && (
                  <LocaleLink to={MANAGE_SUBSCRIPTION} className={buttonClass('ghost')}>
                    {t('subscribe.manage')}
                  </LocaleLink>
                )}
              </>
            }
          >
            <PaidText payment={payment} subscription={subscription} />
            {subscription.status !== 'FREE' && (
              <SubscriptionTicket name={subscription.plan?.name ?? null} subscription={subscription} />
            )}
          </OutcomeFrame>
        )}
      </PaymentOutcome>
    </ApolloScope>
  );
};
