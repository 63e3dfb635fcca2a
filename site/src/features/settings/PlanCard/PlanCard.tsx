import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import type { SettingsProfileQuery } from '../settings-profile.query.generated';
import { planSentence } from './plan-sentence';
import * as styles from './PlanCard.module.css';

interface Props {
  /** Name of the plan in the language of the page; null on the free plan. */
  name: string | null;
  subscription: NonNullable<SettingsProfileQuery['subscription']>;
  builtPaths: readonly string[];
}

/** The viewer's plan on paper: its name, what it is doing, and the way to change it. */
export const PlanCard = ({ name, subscription, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { key, day, payment } = planSentence(subscription);
  const free = subscription.status === 'FREE';
  const way = free ? '/subscribe' : '/settings/subscription';
  return (
    <section className={styles.card} data-surface="paper" aria-label={t('settings-profile.plan')}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name ?? t('settings-profile.freePlan')}</h2>
        <p className={styles.sentence}>
          {t(`settings-profile.${key}`, {
            day: day ? formatDate(day, locale) : '',
            payment: payment ? money(payment).text : '',
          })}
        </p>
      </div>
      {builtPaths.includes(way) && (
        <LocaleLink to={way} className={buttonClass('paper', 'small')}>
          {t(free ? 'settings-profile.seePlans' : 'settings-profile.manage')}
        </LocaleLink>
      )}
    </section>
  );
};
