import { useEffect, useRef, type ReactNode } from 'react';

import type { UsedIn } from '../../../desk/record/record-detail';
import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { useFocusAfterFailure } from '../parts/use-focus-after-failure';
import { Failed } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { UsedInList } from './UsedInPanel';
import { useOpenRecord } from './record-context';
import styles from './record.module.css';

interface Props {
  title: string;
  /** What the act means for the records that depend on this one, above their list. */
  lead: string;
  /** Name of the act. */
  act: string;
  /** Whether the act waits for the list of what depends on the record, because it cannot be undone. */
  needsList?: boolean;
  failure?: string | null;
  onAct: () => void;
  onClose: () => void;
  /** What the act means for the record itself. */
  children: ReactNode;
}

/** Asks before an act that takes the open record from what depends on it, and tells what does. */
export const DependentsDialog = (props: Props) => {
  const { title, lead, act, needsList = false, failure = null, onAct, onClose, children } = props;
  const { text } = useDeskLanguage();
  const { type, documentId } = useOpenRecord().state.detail.record;
  const dialog = useRef<HTMLDialogElement>(null);
  const query = new URLSearchParams({ type, documentId });
  const address = `/desk/record/used-in?${query.toString()}`;
  const { data: used, failed, reading, reload } = useDeskData<UsedIn[]>(address);
  const heading = useFocusAfterFailure<HTMLHeadingElement>(failed);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-labelledby="act-title" onClose={onClose}>
      <h2 ref={heading} id="act-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
      {used && used.length > 0 && (
        <>
          <p>{lead}</p>
          <UsedInList used={used} />
        </>
      )}
      {failed && <Failed onRetry={reload} isReading={reading} />}
      {failure !== null && <p role="alert">{failure}</p>}
      <span className={styles['acts']}>
        <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('leave.stay')}
        </button>
        <button
          type="button"
          className={[parts['button'], styles['danger']].join(' ')}
          disabled={used === undefined && (needsList || !failed)}
          onClick={onAct}
        >
          {act}
        </button>
      </span>
    </dialog>
  );
};
