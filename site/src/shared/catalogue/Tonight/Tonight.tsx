import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNow } from '../../clock/use-now';
import { ZoneNote } from '../../clock/ZoneNote/ZoneNote';
import { useZone } from '../../clock/use-zone';
import { RowHead } from '../RowHead/RowHead';
import * as styles from './Tonight.module.css';
import { TonightClock } from './TonightClock/TonightClock';
import { TonightSlotItem } from './TonightSlotItem';
import { TonightSlots } from './TonightSlots/TonightSlots';
import { tonightSlots } from './tonight-slots';
import { useTonight } from './use-tonight';

interface Props {
  title: string;
  /** Unprefixed URL of the whole schedule. */
  path?: string | null;
  /** Id of the heading, for links to the row. */
  id?: string;
  /** Shown instead of the row where no scripts run. */
  withoutScripts?: ReactNode;
}

/**
 * Programmes around now, from dusk at the start to dawn at the end. The space is reserved until the viewer's clock
 * is known, and also when nothing is on, to prevent layout shift below it.
 */
export const Tonight = ({ title, path, id, withoutScripts }: Props) => {
  const { t } = useTranslation();
  const own = useId();
  const heading = id ?? own;
  const now = useNow();
  const zone = useZone();
  const { data, failed } = useTonight(now);
  const slots = data && now !== null && zone !== null ? tonightSlots(data, now) : null;
  const silent = failed || slots?.length === 0;
  const awaited = slots === null && !failed;
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={awaited}>
      <RowHead id={heading} title={title} path={path} note={<TonightClock now={now} zone={zone} />} />
      {withoutScripts && <noscript>{withoutScripts}</noscript>}
      <div className={styles.evening} data-scripted="">
        {awaited && <TonightSlots />}
        {silent && <p className={styles.silent}>{t(failed ? 'tonight.failed' : 'tonight.empty')}</p>}
        {!awaited && !silent && (
          <ol className={styles.line}>
            {now !== null &&
              zone !== null &&
              slots?.map((slot) => <TonightSlotItem key={slot.id} slot={slot} now={now} zone={zone} />)}
          </ol>
        )}
      </div>
      <ZoneNote />
    </section>
  );
};
