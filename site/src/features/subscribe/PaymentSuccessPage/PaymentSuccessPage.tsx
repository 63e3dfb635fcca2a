import { useTranslation } from 'react-i18next';

import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { isLinkable } from '../../../shared/catalogue/linkable';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { PaidText } from '../../../shared/checkout/PaidText/PaidText';
import { planName } from '../../../shared/checkout/plan-name';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import type { OutcomePageQuery } from '../outcome-page.query.generated';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';

const MANAGE = '/settings/subscription';

interface Props {
  built: OutcomePageQuery;
  chrome: BuiltAddresses;
}

/** Page of a successful payment: what the viewer has now, and a button to start watching. */
export const PaymentSuccessPage = ({ built, chrome }: Props) => {
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
              <SubscriptionTicket
                name={planName(built.plansCopy, subscription.plan?.id)}
                subscription={subscription}
              />
            )}
          </OutcomeFrame>
        )}
      </PaymentOutcome>
    </ApolloScope>
  );
};
