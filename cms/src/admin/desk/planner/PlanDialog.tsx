import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { Plan } from '../../../desk/plans/plan';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { useIsShown } from '../use-is-shown';
import { InstantInput } from './InstantInput';
import { PlanLine } from './PlanLine';
import { planTitle } from './plan-title';
import { DialogActs, PlannerDialog } from './PlannerDialog';
import styles from './dialog.module.css';
import plansStyles from './plans.module.css';

interface Props {
  plan: Plan;
  mayMove: boolean;
  /** A change of the plan is under way. */
  isLocked: boolean;
  /** Both return what the server refuses the act with, else an empty text. */
  onMove: (at: string) => Promise<string>;
  onTakeBack: () => Promise<string>;
  onClose: () => void;
}

/** One plan of the calendar: its record, and for whom may publish it another day and hour. */
export const PlanDialog = ({ plan, mayMove, isLocked, onMove, onTakeBack, onClose }: Props) => {
  const language = useDeskLanguage();
  const { text } = language;
  const [at, setAt] = useState<string | null>(plan.at);
  const [refused, setRefused] = useState('');
  const { toggleNotification } = useNotification();
  const isShown = useIsShown();
  const { by } = plan;
  const send = async (change: () => Promise<string>): Promise<void> => {
    setRefused('');
    const sentence = await change();
    if (isShown.current) setRefused(sentence);
    else if (sentence !== '') toggleNotification({ type: 'danger', message: sentence });
  };
  return (
    <PlannerDialog name={text('plan.moveOf', { title: planTitle(plan, language) })} onClose={onClose}>
      <ul className={plansStyles['lines']}>
        <PlanLine
          plan={plan}
          isLocked={isLocked}
          {...(mayMove && { onTakeBack: () => void send(onTakeBack) })}
        />
      </ul>
      {by !== null && <p className={parts['quiet']}>{text('plan.by', { name: by })}</p>}
      {mayMove && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (at !== null && !isLocked) void send(() => onMove(at));
          }}
        >
          <InstantInput label={text('plan.when')} initial={plan.at} onRead={setAt} />
          {refused !== '' && (
            <p role="alert" className={styles['wrong']}>
              {refused}
            </p>
          )}
          <DialogActs>
            <button
              type="submit"
              className={[parts['button'], parts['primary']].join(' ')}
              disabled={at === null}
              aria-disabled={isLocked}
            >
              {text('planner.move')}
            </button>
          </DialogActs>
        </form>
      )}
      {!mayMove && <DialogActs />}
    </PlannerDialog>
  );
};
