import type { PlannerEntry } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import { DialogActs, PlannerDialog } from './PlannerDialog';
import styles from './dialog.module.css';
import { addDays } from './planner-time';
import { usePlannerFormat } from './use-planner-format';
import { walkStops } from './walk-stops';

const EVENINGS = 14;

interface Props {
  entry: PlannerEntry;
  day: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** Asks to which evening a programme is copied; it keeps its hour. */
export const CopyDialog = ({ entry, day, onChoose, onClose }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { longDate } = usePlannerFormat();
  const title = locales.map((locale) => entry.titles[locale]).find(Boolean) ?? '';
  const evenings = Array.from({ length: EVENINGS }, (_, place) => addDays(day, place + 1));
  return (
    <PlannerDialog name={text('planner.copyOf', { title })} onClose={onClose}>
      <div className={styles['choose']}>
        <ul aria-label={text('planner.evening')}>
          {evenings.map((each, place) => (
            <li key={each}>
              <button
                type="button"
                className={styles['choice']}
                data-stop
                {...(place === 0 && { 'data-first': true })}
                onKeyDown={walkStops}
                onClick={() => onChoose(each)}
              >
                {longDate(each)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DialogActs />
    </PlannerDialog>
  );
};
