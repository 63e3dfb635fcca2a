import { formatHour } from '../../../shared/i18n/format';
import * as styles from './StartHour.module.css';

interface Props {
  startsAt: string;
  /** Milliseconds since 1970; null in served HTML. */
  now: number | null;
}

/** Hour at which a match begins, on the viewer's clock. Served HTML does not know that clock: it keeps the place. */
export const StartHour = ({ startsAt, now }: Props) => (
  <bdi dir="ltr" className={now === null ? styles.unknown : styles.hour}>
    {now === null ? '00:00' : formatHour(startsAt)}
  </bdi>
);
