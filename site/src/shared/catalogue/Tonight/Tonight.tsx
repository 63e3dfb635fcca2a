import { useEffect, useId, useRef } from 'react';

import { useNow } from '../../clock/use-now';
import { RowHead } from '../RowHead/RowHead';
import * as styles from './Tonight.module.css';
import { TonightSlot } from './TonightSlot';
import { TonightSlots } from './TonightSlots/TonightSlots';
import { useTonight } from './use-tonight';

interface Props {
  title: string;
  /** Unprefixed address of the whole schedule. */
  path?: string | null;
  /** Id of the heading, so that the row can be linked to. */
  id?: string;
}

/** The evening as a line, from dusk at the start side to dawn at the end. Its room is kept until the viewer's clock has said which evening it is; without a programme there is no line. */
export const Tonight = ({ title, path, id }: Props) => {
  const own = useId();
  const heading = id ?? own;
  const now = useNow();
  const entries = useTonight(now);
  const line = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const list = line.current;
    const on = list?.querySelector('[data-on]');
    if (!list || !on) return;
    // Only the line moves, never the page.
    const [outer, inner] = [list.getBoundingClientRect(), on.getBoundingClientRect()];
    list.scrollLeft +=
      getComputedStyle(list).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left;
  }, [entries]);

  if (entries?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={entries === null}>
      <RowHead id={heading} title={title} path={path} />
      <div className={styles.evening}>
        {entries === null && <TonightSlots />}
        <ol ref={line} className={styles.line} hidden={entries === null}>
          {now !== null && entries?.map((entry) => <TonightSlot key={entry.id} entry={entry} now={now} />)}
        </ol>
      </div>
    </section>
  );
};
