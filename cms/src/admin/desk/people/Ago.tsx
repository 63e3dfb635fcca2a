import { LOCALE_TAG } from '@sahra/schemas/constants';

import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const DAYS_MAX = 30;

/** How long ago something was; a day of the calendar after a month. */
export const Ago = ({ instant }: { instant: string }) => {
  const { locale, day, time, zone } = useDeskLanguage();
  const seconds = (useDeskNow() - Date.parse(instant)) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['minute', 60];
  const count = Math.floor(seconds / size);
  const format = new Intl.RelativeTimeFormat(LOCALE_TAG[locale], { numeric: 'auto', style: 'short' });
  return (
    <time className={parts['quiet']} dateTime={instant} title={`${day(instant)} ${time(instant)} (${zone})`}>
      {unit === 'day' && count > DAYS_MAX ? day(instant) : format.format(-count, unit)}
    </time>
  );
};
