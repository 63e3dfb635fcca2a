import { zoneName } from '@sahra/schemas/zone-name';

import { formatHour } from '../../../i18n/format';
import { usePageLocale } from '../../../i18n/locale-context';
import * as styles from './TonightClock.module.css';

interface Props {
  now: number | null;
  zone: string | null;
}

/** The viewer's clock and time zone beside the heading; its space is reserved until they are known. */
export const TonightClock = ({ now, zone }: Props) => {
  const { locale } = usePageLocale();
  return (
    <p className={styles.clock}>
      {now !== null && zone !== null && (
        <>
          <bdi dir="ltr" className={styles.hour}>
            {formatHour(now, zone)}
          </bdi>{' '}
          {zoneName(zone, locale, now)}
        </>
      )}
    </p>
  );
};
