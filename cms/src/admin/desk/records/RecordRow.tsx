import type { FilmReport } from '@sahra/schemas/film';
import { Link } from 'react-router-dom';

import type { DeskRecord } from '../../../desk/desk-record';
import { recordPath } from '../frame/record-address';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import languageState from '../parts/language-state.module.css';
import listRow from '../parts/list-row.module.css';
import { PlanMarks } from '../planner/PlanMarks';
import { StateStar } from '../parts/StateStar';
import { recordTitle } from '../parts/record-title';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { ChooseBox } from './bulk/ChooseBox';
import type { Selection } from './bulk/use-selection';
import { FilmCell } from './FilmCell';
import styles from './records.module.css';

interface Props {
  record: DeskRecord;
  /** Columns of the list: videos have a film, lists of one type name the channel, others the kind. */
  hasFilm: boolean;
  namesType: boolean;
  film: FilmReport | null | undefined;
  /** null where the editor may do nothing with several records. */
  selection: Selection | null;
  onOpen: () => void;
}

/** One record of a list; all of it opens the record. */
export const RecordRow = ({ record, hasFilm, namesType, film, selection, onOpen }: Props) => {
  const language = useDeskLanguage();
  const { text, locales, day, time, zone, typeName, kindName } = language;
  const { owner, kind, date, states } = record;
  const ownerName = owner && (locales.map((each) => owner[each]).find((name) => name) ?? null);
  const about = namesType ? typeName(record.type) : (ownerName ?? (kind && kindName(kind)));
  return (
    <li className={[styles['item'], selection?.has(record) ? styles['chosen'] : ''].join(' ')}>
      {selection && (
        <ChooseBox
          label={text('choose.row', { title: recordTitle(record, language) })}
          isOn={selection.has(record)}
          onChange={(_, through) => selection.toggle(record, { through })}
        />
      )}
      <Link
        className={[listRow['row'], styles['row'], hasFilm ? styles['withFilm'] : ''].join(' ')}
        to={recordPath(record.type, record.documentId)}
        onClick={onOpen}
        data-row
      >
        <Thumb picture={record.picture} type={record.type} />
        <TwoTitles record={record} />
        <span className={styles['about']}>
          {about}
          {namesType && ownerName !== null && <small>{ownerName}</small>}
        </span>
        <span className={styles['date']}>
          {day(date ?? record.changedAt)}
          {record.type === 'schedule-entry' && date !== null && <small title={zone}>{time(date)}</small>}
        </span>
        {locales.map((each) => (
          <span key={each} className={languageState['language']} data-mark={LANGUAGE_MARK[each]}>
            <StateStar state={states[each]} locale={each} />
            <PlanMarks plans={record.plans} language={each} isShort />
          </span>
        ))}
        {hasFilm && (
          <span>
            <FilmCell record={record} film={film} />
          </span>
        )}
      </Link>
    </li>
  );
};
