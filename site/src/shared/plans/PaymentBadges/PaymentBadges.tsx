import { useTranslation } from 'react-i18next';

import * as styles from './PaymentBadges.module.css';

/** Brand names in their owners' spelling, the same in every locale. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    visa: 'VISA',
    mastercard: 'Mastercard',
    apple_pay: 'Apple Pay',
    'apple-pay': 'Apple Pay',
    google_pay: 'Google Pay',
    'google-pay': 'Google Pay',
    mada: 'mada',
  }),
);

/** Payment methods as text badges; renders nothing when editors chose none. */
export const PaymentBadges = ({ badges }: { badges: readonly string[] }) => {
  const { t } = useTranslation();
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={t('plans.payment')}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge} dir="ltr" lang="en">
          {NAMES.get(badge) ?? badge}
        </li>
      ))}
    </ul>
  );
};
