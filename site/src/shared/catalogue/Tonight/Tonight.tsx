import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useNow } from '../../clock/use-now';
import { RowHead } from '../RowHead/RowHead';
import * as styles from './Tonight.module.css';
import { TonightSlot } from './TonightSlot';
import { TonightSlots } from './TonightSlots/TonightSlots';
import { useTonight } from './use-tonight';

interface Props {
  title: string;
  /** Unprefixed URL of the whole schedule. */
  path?: string | null;
  /** Id of the heading, for links to the row. */
  id?: string;
}

/**
 * Timeline of this evening's programmes, from dusk at the start to dawn at the end. Its space is reserved until the
 * viewer's clock is known, and also when nothing is on, to prevent layout shift below it.
 */
export const Tonight = ({ title, path, id }: Props) => {
  const { t } = useTranslation();
  const own = useId();
  const heading = id ?? own;
  const now = useNow();
  const { entries, failed } = useTonight(now);
  const line = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const list = line.current;
    const on = list?.querySelector('[data-on]');
    if (!list || !on) return;
    // Scrolls only the timeline, never the page.
    const [outer, inner] = [list.getBoundingClientRect(), on.getBoundingClientRect()];
    list.scrollLeft +=
      getComputedStyle(list).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left;
  }, [entries]);

  const silent = failed || entries?.length === 0;
  const awaited = entries === null && !failed;
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={awaited}>
      <RowHead id={heading} title={title} path={path} />
      <div className={styles.evening}>
        {awaited && <TonightSlots />}
        {silent && <p className={styles.silent}>{t(failed ? 'tonight.failed' : 'tonight.empty')}</p>}
        <ol ref={line} className={styles.line} hidden={awaited || silent}>
          {now !== null && entries?.map((entry) => <TonightSlot key={entry.id} entry={entry} now={now} />)}
        </ol>
      </div>
    </section>
  );
};
