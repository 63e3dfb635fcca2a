import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';

import type { DeskRecord } from '../../../desk/desk-record';
import { deskTypeOf } from '../../../desk/desk-types';
import { recordPath } from '../frame/record-address';
import { useEditor } from '../frame/use-editor';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import languageState from '../parts/language-state.module.css';
import listRow from '../parts/list-row.module.css';
import { PlanMarks } from '../planner/PlanMarks';
import { StateStar } from '../parts/StateStar';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import styles from './translations.module.css';

interface Props {
  record: DeskRecord;
  onOpen: () => void;
  onChanged: () => void;
}

/** One record with the state of both languages; an outdated text may be kept as it is. */
export const MatrixRow = ({ record, onOpen, onChanged }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { mayPublish } = useEditor();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { documentId, states } = record;
  const type = deskTypeOf(record.type);
  if (!type) return null;
  const outdated = locales.find((each) => states[each] === 'outdated' && mayPublish(type, each));
  const keep = async (language: Locale): Promise<void> => {
    try {
      await post('/desk/still-holds', { type: record.type, documentId, language });
      onChanged();
    } catch {
      toggleNotification({ type: 'danger', message: text('failed') });
    }
  };
  return (
    <li className={styles['item']}>
      <Link
        className={[listRow['row'], styles['row']].join(' ')}
        to={recordPath(record.type, documentId)}
        onClick={onOpen}
        data-row
      >
        <Thumb picture={record.picture} type={record.type} />
        <TwoTitles record={record} />
        {locales.map((each) => (
          <span key={each} className={languageState['language']} data-mark={LANGUAGE_MARK[each]}>
            <StateStar state={states[each]} locale={each} />
            <PlanMarks plans={record.plans} language={each} isShort />
          </span>
        ))}
        <span />
      </Link>
      {outdated && (
        <button
          type="button"
          className={[parts['button'], parts['small'], styles['keep']].join(' ')}
          aria-label={text(`stillHolds.${outdated}`)}
          onClick={() => void keep(outdated)}
        >
          {text('stillHolds')}
        </button>
      )}
    </li>
  );
};
