import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState, type RefObject } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';

import { useEditor } from '../../frame/use-editor';
import { useDeskLanguage } from '../../language/use-desk-language';
import { ConfirmButton } from '../../parts/ConfirmButton';
import parts from '../../parts/parts.module.css';
import { useIsShown } from '../../use-is-shown';
import { actName, offeredActs, type BulkAct } from './bulk-acts';
import { useBulkRun } from './bulk-run';
import { DeleteManyDialog } from './DeleteManyDialog';
import { useRunEnd } from './use-run-end';
import type { Selection } from './use-selection';
import { videosWithoutFilm } from './videos-without-film';
import styles from './bulk.module.css';

interface Props {
  selection: Selection;
  /** Its first button is where the key of the bar leads. */
  bar: RefObject<HTMLDivElement>;
  isOpen: boolean;
  onEnd: () => void;
}

const SMALL = [parts['button'], parts['small']].join(' ');

const namesOf = (records: readonly DeskRecord[]): string =>
  records.map(({ type, documentId }) => `${type}/${documentId}`).join(' ');

/** How many records are chosen and what may be done with them; while it is done, how far that is. */
export const BulkBar = ({ selection, bar, isOpen, onEnd }: Props) => {
  const language = useDeskLanguage();
  const { text, counted, number, locales } = language;
  const editor = useEditor();
  const { run, isRunning, start } = useBulkRun();
  const client = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isDeleting, setIsDeleting] = useState(false);
  /** Whether those without a film are published, too: asked about the records that were chosen then. */
  const [question, setQuestion] = useState<{
    act: BulkAct;
    records: string;
    lacking: number;
  } | null>(null);
  /** Whether it is being read which of the chosen have no film. */
  const [isReading, setReading] = useState(false);
  const { chosen, release } = selection;
  const latest = useRef(chosen);
  latest.current = chosen;
  const isShown = useIsShown();
  const asked = question?.records === namesOf(chosen) ? question : null;

  useRunEnd(({ outcomes }) => {
    release(outcomes.filter(({ result }) => result !== 'refused').map(({ record }) => record));
    onEnd();
  });

  const begin = (act: BulkAct): void => {
    const { activeElement } = document;
    // The editor may be writing elsewhere since the films were asked for.
    if (activeElement === document.body || bar.current?.contains(activeElement)) bar.current?.focus();
    setQuestion(null);
    start(act, latest.current);
  };
  const publish = async (act: BulkAct & { verb: 'publish' }): Promise<void> => {
    bar.current?.focus();
    const records = namesOf(chosen);
    setReading(true);
    const lacking = await videosWithoutFilm(client, chosen, act.language);
    setReading(false);
    // The bar is gone when another screen is open, and nobody could be asked.
    if (!isShown.current || namesOf(latest.current) !== records)
      toggleNotification({ type: 'info', message: text('bulk.changed') });
    else if (lacking > 0) setQuestion({ act, records, lacking });
    else begin(act);
  };
  const status = (): string => {
    if (run && isRunning) {
      const [done, total] = [number(run.outcomes.length), number(run.total)];
      return text('bulk.progress', { act: actName(run.act, language), done, total });
    }
    if (asked) return counted('bulk.noFilm', asked.lacking);
    return chosen.length === 0 ? '' : counted('choose.count', chosen.length);
  };
  return (
    <div
      ref={bar}
      className={isOpen ? styles['bar'] : undefined}
      data-bulk-bar
      {...(isOpen && { role: 'group', 'aria-label': text('choose.acts'), tabIndex: -1 })}
    >
      <b role="status">{status()}</b>
      {isOpen && !isRunning && asked && (
        <>
          <button type="button" className={SMALL} onClick={() => begin(asked.act)}>
            {text('pub.withoutFilm')}
          </button>
          <button type="button" className={SMALL} onClick={() => setQuestion(null)}>
            {text('pub.notYet')}
          </button>
        </>
      )}
      {isOpen && !isRunning && !asked && (
        <>
          {offeredActs(editor, chosen, locales).map((act) => {
            const name = actName(act, language);
            if (act.verb === 'unpublish')
              return (
                <ConfirmButton
                  key={name + String(chosen.length)}
                  label={name}
                  subject={counted('choose.count', chosen.length)}
                  disabled={isReading}
                  onConfirm={() => begin(act)}
                />
              );
            const press = (): void => {
              if (act.verb === 'delete') setIsDeleting(true);
              else void publish({ ...act, verb: 'publish' });
            };
            return (
              <button key={name} type="button" className={SMALL} disabled={isReading} onClick={press}>
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
