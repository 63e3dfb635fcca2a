import { useState, type RefObject } from 'react';

import { useEditor } from '../../frame/use-editor';
import { useDeskLanguage } from '../../language/use-desk-language';
import { ConfirmButton } from '../../parts/ConfirmButton';
import parts from '../../parts/parts.module.css';
import { actName, offeredActs, type BulkAct } from './bulk-acts';
import { useBulkRun } from './bulk-run';
import { DeleteManyDialog } from './DeleteManyDialog';
import { useRunEnd } from './use-run-end';
import type { Selection } from './use-selection';
import styles from './bulk.module.css';

interface Props {
  selection: Selection;
  /** Its first button is where the key of the bar leads. */
  bar: RefObject<HTMLDivElement>;
  isOpen: boolean;
  onEnd: () => void;
}

const SMALL = [parts['button'], parts['small']].join(' ');

/** How many records are chosen and what may be done with them; while it is done, how far that is. */
export const BulkBar = ({ selection, bar, isOpen, onEnd }: Props) => {
  const language = useDeskLanguage();
  const { text, counted, number, locales } = language;
  const editor = useEditor();
  const { run, isRunning, start } = useBulkRun();
  const [isDeleting, setIsDeleting] = useState(false);
  const { chosen, release } = selection;

  useRunEnd(({ outcomes }) => {
    release(outcomes.filter(({ result }) => result !== 'refused').map(({ record }) => record));
    onEnd();
  });

  const begin = (act: BulkAct): void => {
    bar.current?.focus();
    start(act, chosen);
  };
  const status = (): string => {
    if (run && isRunning) {
      const [done, total] = [number(run.outcomes.length), number(run.total)];
      return text('bulk.progress', { act: actName(run.act, language), done, total });
    }
    return chosen.length > 0 ? counted('choose.count', chosen.length) : '';
  };
  return (
    <div
      ref={bar}
      className={isOpen ? styles['bar'] : undefined}
      data-bulk-bar
      {...(isOpen && { role: 'group', 'aria-label': text('choose.acts'), tabIndex: -1 })}
    >
      <b role="status">{status()}</b>
      {isOpen && !isRunning && (
        <>
          {offeredActs(editor, chosen, locales).map((act) => {
            const name = actName(act, language);
            if (act.verb === 'unpublish')
              return (
                <ConfirmButton
                  key={name + String(chosen.length)}
                  label={name}
                  subject={counted('choose.count', chosen.length)}
                  onConfirm={() => begin(act)}
                />
              );
            const press = (): void => (act.verb === 'delete' ? setIsDeleting(true) : begin(act));
            return (
              <button key={name} type="button" className={SMALL} onClick={press}>
                {name}
              </button>
            );
          })}
          <button
            type="button"
            className={[SMALL, styles['clear']].join(' ')}
            onClick={() => release(chosen)}
          >
            {text('choose.clear')}
          </button>
        </>
      )}
      {isDeleting && (
        <DeleteManyDialog
          records={chosen}
          onConfirm={() => begin({ verb: 'delete' })}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </div>
  );
};
