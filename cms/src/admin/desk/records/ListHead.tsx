import type { RefObject } from 'react';

import type { DeskRecord } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import listRow from '../parts/list-row.module.css';
import { BulkBar } from './bulk/BulkBar';
import { useBulkRun } from './bulk/bulk-run';
import { ChooseBox } from './bulk/ChooseBox';
import type { Selection } from './bulk/use-selection';
import styles from './records.module.css';

interface Props {
  list: string;
  hasFilm: boolean;
  namesType: boolean;
  records: readonly DeskRecord[];
  /** null where the editor may do nothing with several records. */
  selection: Selection | null;
  bar: RefObject<HTMLDivElement>;
  onEnd: () => void;
}

/** Names of the columns; while records are chosen, what may be done with them. */
export const ListHead = ({ list, hasFilm, namesType, records, selection, bar, onEnd }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { isRunning } = useBulkRun();
  const count = selection?.chosen.length ?? 0;
  const isBarOpen = selection !== null && (count > 0 || isRunning);
  const dates = { videos: 'released', schedule: 'begins' } as const;
  return (
    <div className={styles['listHead']} {...(isBarOpen && { 'data-chosen': '' })}>
      {selection && (
        <ChooseBox
          label={text('choose.all')}
          isOn={count > 0 && count === records.length}
          isMixed={count > 0 && count < records.length}
          onChange={selection.chooseAll}
        />
      )}
      {!isBarOpen && (
        <div
          className={[
            listRow['row'],
            listRow['head'],
            styles['head'],
            hasFilm ? styles['withFilm'] : '',
          ].join(' ')}
          aria-hidden="true"
        >
          <span />
          <span>{text('title')}</span>
          <span>{text(namesType || list === 'pages' ? 'kind' : 'channel')}</span>
          <span className={styles['date']}>
            {text(list === 'videos' || list === 'schedule' ? dates[list] : 'changed')}
          </span>
          {locales.map((each) => (
            <span key={each}>{text(each)}</span>
          ))}
          {hasFilm && <span>{text('film')}</span>}
        </div>
      )}
      {selection && <BulkBar selection={selection} bar={bar} isOpen={isBarOpen} onEnd={onEnd} />}
    </div>
  );
};
