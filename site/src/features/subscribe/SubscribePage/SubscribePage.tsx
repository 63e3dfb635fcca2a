import { useTranslation } from 'react-i18next';

import { isSubscribed } from '../../../shared/auth/is-subscribed';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { useFresh } from '../../../shared/content/use-fresh';
import { Questions } from '../../../shared/faq/Questions/Questions';
import { ScriptsNote } from '../../../shared/form/ScriptsNote/ScriptsNote';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { PaymentBadges } from '../../../shared/plans/PaymentBadges/PaymentBadges';
import { useStore } from '../../../shared/store/use-store';
import { SubscribeStage } from '../SubscribeStage/SubscribeStage';
import { SubscribePageOperation } from './subscribe-page.query.generated';
import type { SubscribePageQuery } from './subscribe-page.query.generated';
import * as styles from './SubscribePage.module.css';

/** Enough for the questions before paying: trial, card check, plans, renewal, cancelling, stores. */
const QUESTIONS = 10;

interface Props {
  built: SubscribePageQuery;
  /** Paths that may be linked to. */
  chrome: BuiltAddresses;
}

/** Page where viewers subscribe and subscribers see their subscription. */
export const SubscribePage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { plans, siteSettings, page } = useFresh(built, SubscribePageOperation, {}, locale);
  const isSubscriber = useStore(isSubscribed, false);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.head}>
          <h1>{t(isSubscriber ? 'subscribe.yours' : 'subscribe.title')}</h1>
          <p className={styles.lead}>{t(isSubscriber ? 'subscribe.yoursLead' : 'subscribe.lead')}</p>
          <ScriptsNote />
        </div>
        <ApolloScope>
          <SubscribeStage plans={plans ?? []} chrome={chrome} />
        </ApolloScope>
        <PaymentBadges badges={siteSettings?.paymentBadges ?? []} />
      </div>
      {page?.__typename === 'FaqPage' && page.entries.length > 0 && (
        <Questions title={page.title} entries={page.entries} shown={QUESTIONS} />
      )}
    </>
  );
};
