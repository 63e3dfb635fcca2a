import { useState, type DragEvent } from 'react';

import type { Plan } from '../../../desk/plans/plan';
import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { PlanChip } from './PlanChip';
import { planTitle } from './plan-title';
import { dateAt } from './planner-time';
import styles from './publishing.module.css';
import { usePlannerFormat } from './use-planner-format';

const DRAGGED = 'application/x-sahra-plan';

interface Props {
  day: string;
  plans: readonly Plan[];
  mayMove: (plan: Plan) => boolean;
  /** A change of the plan is under way. */
  isLocked: (plan: Plan) => boolean;
  onOpen: (plan: Plan) => void;
  /** A plan was dropped on this day. */
  onDrop: (id: string) => void;
}

/** One day of the calendar of plans; a plan that is dropped on it moves to it. */
export const PlanDay = ({ day, plans, mayMove, isLocked, onOpen, onDrop }: Props) => {
  const language = useDeskLanguage();
  const { text, time } = language;
  const { longDate, shortWeekday, dayNumber } = usePlannerFormat();
  const today = dateAt(useDeskNow());
  const [isOver, setOver] = useState(false);
  const isPlan = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(DRAGGED);
  return (
    <li aria-label={longDate(day)} {...(day === today && { 'aria-current': 'date' as const })}>
      <div
        className={[styles['day'], isOver ? styles['over'] : ''].join(' ')}
        onDragOver={(event) => {
          if (!isPlan(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
        }}
        onDrop={(event) => {
          if (!isPlan(event)) return;
          event.preventDefault();
          setOver(false);
          onDrop(event.dataTransfer.getData(DRAGGED));
        }}
      >
        <h3 aria-hidden="true">
          {shortWeekday(day)} <span className={parts['number']}>{dayNumber(day)}</span>
        </h3>
        <ul>
          {plans.map((plan) => (
            <li key={plan.id} aria-busy={isLocked(plan)}>
              <button
                type="button"
                className={styles['plan']}
                data-row
                data-plan={plan.id}
                disabled={isLocked(plan)}
                draggable={mayMove(plan) && !isLocked(plan)}
                onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, plan.id)}
                onClick={() => onOpen(plan)}
              >
                <span className={styles['hour']}>
                  <b className={parts['number']}>{time(plan.at)}</b> <span>{text(plan.language)}</span>
                </span>
                <span className={styles['title']}>{planTitle(plan, language)}</span>
                <PlanChip plan={plan} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};
