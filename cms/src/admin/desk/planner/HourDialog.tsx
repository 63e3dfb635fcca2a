import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { PlannerEntry } from '../../../desk/planner/planner';
import { recordPath } from '../frame/record-address';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { HourField } from './HourField';
import { DialogActs, PlannerDialog } from './PlannerDialog';
import { rangeOf } from './planner-looks';
import { readHour } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  entry: PlannerEntry;
  /** Day of the schedule that the programme belongs to. */
  day: string;
  /** Day of the schedule that the editor sees. */
  seen: string;
  onChoose: (from: number) => void;
  onClose: () => void;
}

/** Asks for the hour at which a programme begins. */
export const HourDialog = ({ entry, day, seen, onChoose, onClose }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { hour } = usePlannerFormat();
  const [typed, setTyped] = useState(() => hour(rangeOf(entry).from));
  const from = readHour(typed, day);
  const title = locales.map((locale) => entry.titles[locale]).find(Boolean) ?? '';
  return (
    <PlannerDialog name={text('planner.moveOf', { title })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null) onChoose(from);
        }}
      >
        <HourField isFirst label={text('begins')} {...{ day, seen, typed }} onType={setTyped} />
        <DialogActs>
          <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
            {text('planner.move')}
          </button>
          {!entry.documentId.startsWith('new-') && (
            <Link className={parts['button']} to={recordPath('schedule-entry', entry.documentId)}>
              {text('keys.open')}
            </Link>
          )}
        </DialogActs>
      </form>
    </PlannerDialog>
  );
};
