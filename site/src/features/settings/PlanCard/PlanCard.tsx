import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PaperTicket } from '../../../shared/ui/PaperTicket/PaperTicket';
import { planSentence } from '../plan-sentence';
import type { SettingsProfileQuery } from '../settings-profile.query.generated';
import * as styles from './PlanCard.module.css';

type Viewer = NonNullable<SettingsProfileQuery['viewer']>;
type Subscription = NonNullable<Viewer['subscription']>;

interface Props {
  subscription: Subscription;
  builtPaths: readonly string[];
}

/** Card of the viewer's plan: its name, its state and the link to manage it. */
export const PlanCard = ({ subscription, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const heading = useId();
  const { key, day, payment, store } = planSentence(subscription);
  const ways = [
    { to: '/settings/subscription', words: t('settings-profile.manage'), offered: true },
    { to: '/subscribe', words: t('settings-profile.seePlans'), offered: subscription.status === 'FREE' },
  ];
  return (
    <PaperTicket
      name={{ id: heading }}
      stub={
        <>
          <h2 id={heading} className={styles.name}>
            <Words>{subscription.plan?.name ?? t('settings-profile.freePlan')}</Words>
          </h2>
          <p className={styles.sentence}>
            {t(`settings-profile.${key}`, {
              day: day ? formatDate(day, locale) : '',
              payment: payment ? money(payment).text : '',
              store: store ? t(store) : '',
            })}
          </p>
        </>
      }
    >
      <div className={styles.ways}>
        {ways
          .filter(({ to, offered }) => offered && builtPaths.includes(to))
          .map(({ to, words }) => (
            <LocaleLink key={to} to={to} className={buttonClass('paper', 'small')}>
              {words}
            </LocaleLink>
          ))}
      </div>
    </PaperTicket>
  );
};
