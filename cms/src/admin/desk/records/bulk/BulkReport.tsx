import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { recordPath } from '../../frame/record-address';
import { useDeskLanguage } from '../../language/use-desk-language';
import { Icon } from '../../parts/Icon';
import parts from '../../parts/parts.module.css';
import { recordTitle } from '../../parts/record-title';
import type { BulkOutcome } from './act-on-record';
import { actName } from './bulk-acts';
import { useBulkRun, type BulkRun } from './bulk-run';
import { useRunEnd } from './use-run-end';
import styles from './bulk.module.css';

interface OutcomesProps {
  outcomes: readonly BulkOutcome[];
  /** Records that do not exist any more have no link. */
  isLinked: boolean;
  onOpen: () => void;
}

const Outcomes = ({ outcomes, isLinked, onOpen }: OutcomesProps) => {
  const language = useDeskLanguage();
  return (
    <ul>
      {outcomes.map(({ record, reasons }) => {
        const title = <bdi>{recordTitle(record, language)}</bdi>;
        return (
          <li key={record.type + record.documentId}>
            {isLinked ? (
              <Link
                className={parts['link']}
                to={recordPath(record.type, record.documentId)}
                onClick={onOpen}
              >
                {title}
              </Link>
            ) : (
              title
            )}
            {reasons.map((reason) => (
              <span key={reason} dir="auto">
                {reason}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
};

/** What was done with the chosen records, and why some were refused. It stays until it is closed. */
export const BulkReport = ({ onOpen }: { onOpen: () => void }) => {
  const language = useDeskLanguage();
  const { text, counted } = language;
  const { close } = useBulkRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRunEnd(() => {
    const { activeElement } = document;
    // The bar, where the focus was, may be gone.
    if (activeElement === document.body || activeElement?.closest('[data-bulk-bar]'))
      heading.current?.focus();
  });

  const of = ({ outcomes }: BulkRun, isRefused: boolean): BulkOutcome[] =>
    outcomes.filter(({ result }) => (result === 'refused') === isRefused);
  const summary = (ended: BulkRun): string => {
    const refused = of(ended, true).length;
    return text(refused === 0 ? 'bulk.summary' : 'bulk.summaryRefused', {
      act: actName(ended.act, language),
      done: counted('bulk.done', of(ended, false).length),
      refused: counted('bulk.refused', refused),
    });
  };
  const [done, refused] = shown ? [of(shown, false), of(shown, true)] : [[], []];
  return (
    <section className={shown ? styles['report'] : undefined} aria-label={text('bulk.report')}>
      <div role="status">
        {shown && (
          <h2 ref={heading} tabIndex={-1}>
            {summary(shown)}
          </h2>
        )}
      </div>
      {shown && (
        <>
          <button
            type="button"
            className={[parts['button'], parts['small'], styles['close']].join(' ')}
            aria-label={text('bulk.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
          {refused.length > 0 && <Outcomes outcomes={refused} isLinked onOpen={onOpen} />}
          {done.length > 0 && (
            <details>
              <summary>{counted('bulk.done', done.length)}</summary>
              <Outcomes outcomes={done} isLinked={shown.act.verb !== 'delete'} onOpen={onOpen} />
            </details>
          )}
        </>
      )}
    </section>
  );
};
