import { useTranslation } from 'react-i18next';

import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { isLinkable } from '../../../shared/catalogue/linkable';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { PaidText } from '../../../shared/checkout/PaidText/PaidText';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';

const MANAGE = '/settings/subscription';

interface Props {
  chrome: BuiltAddresses;
}

/** Page of a successful payment: what the viewer has now, and a button to start watching. */
export const PaymentSuccessPage = ({ chrome }: Props) => {
  const { t } = useTranslation();
  return (
    <ApolloScope>
      <PaymentOutcome status="SUCCEEDED">
        {(payment, subscription) => (
          <OutcomeFrame
            sign="done"
            title={t('payment-success.title')}
            actions={
              <>
                <LocaleLink to="/home" className={buttonClass('primary')}>
                  {t('subscribe.watch')}
                </LocaleLink>
                {isLinkable(MANAGE, chrome) && (
                  <LocaleLink to={MANAGE} className={buttonClass('ghost')}>
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
