import type { PartnerKey } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import { Ago } from '../Ago';
import styles from './key-use.module.css';

const percent = (part: number, whole: number): string => `${(part / Math.max(1, whole)) * 100}%`;
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How much a partner key was used lately: a bar for each day, today last, with the sums in words. */
export const KeyUse = ({ days, last_used_at: last }: Pick<PartnerKey, 'days' | 'last_used_at'>) => {
  const { text, counted, day } = useDeskLanguage();
  const requests = sumOf(days.map((each) => each.requests));
  const limited = sumOf(days.map((each) => each.limited));
  if (last === null && requests === 0) return <>{text('partner.neverUsed')}</>;
  const busiest = days.reduce((most, each) => (each.requests > most.requests ? each : most));
  const most = counted('partner.requests', busiest.requests);
  return (
    <>
      {last !== null && <Ago instant={last} />}
      {requests > 0 && (
        <span
          className={styles['days']}
          role="img"
          aria-label={text('partner.busiest', { day: day(busiest.day), requests: most })}
          title={text('partner.busiest', { day: day(busiest.day), requests: most })}
        >
          {days.map((each) => (
            <i key={each.day} style={{ blockSize: percent(each.requests, busiest.requests) }}>
              <i style={{ blockSize: percent(each.limited, each.requests) }} />
            </i>
          ))}
        </span>
      )}
      <small>{counted('partner.requests', requests)}</small>
      {limited > 0 && <small className={styles['limited']}>{counted('partner.limited', limited)}</small>}
    </>
  );
};
