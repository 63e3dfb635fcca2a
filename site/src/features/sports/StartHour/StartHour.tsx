import { formatHour } from '../../../shared/i18n/format';
import * as styles from './StartHour.module.css';

interface Props {
  startsAt: string;
  /** The viewer's time zone; null in served HTML, which keeps the place of the hour. */
  zone: string | null;
}

/** Hour at which a match begins, on the viewer's clock. */
export const StartHour = ({ startsAt, zone }: Props) => (
  <bdi dir="ltr" className={zone === null ? styles.unknown : styles.hour}>
    {zone === null ? '00:00' : formatHour(startsAt, zone)}
  </bdi>
);
