import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { zoneName } from '@sahra/schemas/zone-name';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useServerOffset } from '../../../../shared/clock/server-clock';
import { ZoneNote } from '../../../../shared/clock/ZoneNote/ZoneNote';
import { useZone } from '../../../../shared/clock/use-zone';
import { formatMoment } from '../../../../shared/i18n/format';
import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { Sheet } from '../../../../shared/playback/Sheet';
import { formatSpokenTime } from '../time/format-spoken-time';
import * as unseen from '../../../../shared/ui/VisuallyHidden/VisuallyHidden.module.css';
import * as styles from './NotStarted.module.css';
import { timeLeft } from './time-left';
import { lazyPart } from '../../../../shared/page/lazy-part';

/** Loaded lazily: only an event that has not begun has them. */
const EventReminder = lazyPart(
  async () => (await import('../../../../shared/reminder/EventReminder/EventReminder')).EventReminder,
);

interface Props {
  /** Code of the video. */
  code: string;
  startsAt: string;
}

const TICK_MS = 1000;
const MINUTE_SECONDS = 60;

/**
 * Screen before an event: its start in the viewer's time zone, and a countdown. The seconds are only visual;
 * screen readers announce the countdown once.
 */
export const NotStarted = ({ code, startsAt }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const zone = useZone() ?? GULF_TIME_ZONE;
  const offset = useServerOffset();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const start = Date.parse(startsAt);
  const { days, clock } = timeLeft(start, now + offset);
  const [said] = useState(() => {
    const seconds = Math.max(0, (start - now - offset) / 1000);
    const whole = seconds > MINUTE_SECONDS ? seconds - (seconds % MINUTE_SECONDS) : seconds;
    return t('player.startsIn', { time: formatSpokenTime(whole, locale) });
  });
  const dayWords = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);
  return (
    <Sheet
      sign={
        <span className={styles.hour}>
          {t('video.startsAt', { time: `\u2068${formatMoment(startsAt, locale, zone)}\u2069` })}
          {' · '}
          {zoneName(zone, locale, start)}
        </span>
      }
      title={t('watch.notStarted')}
    >
      <p role="status" className={unseen.unseen}>
        {said}
      </p>
      <p className={styles.left} aria-hidden="true">
        {days > 0 && <span className={styles.days}>{dayWords}</span>}
        <span className={styles.clock} dir="ltr">
          {clock}
        </span>
      </p>
      <ZoneNote />
      <span className={styles.reminder}>
        <Suspense>
          <EventReminder code={code} startsAt={startsAt} />
        </Suspense>
      </span>
    </Sheet>
  );
};
