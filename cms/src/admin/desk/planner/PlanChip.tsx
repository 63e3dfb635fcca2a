import type { RecordPlan } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 12 } as const;

/** What a plan will do, or that it failed; the clock says that it is planned. */
export const PlanChip = ({ plan: { act, state } }: { plan: Pick<RecordPlan, 'act' | 'state'> }) => {
  const { text } = useDeskLanguage();
  const failed = state === 'failed';
  return (
    <span className={[parts['state'], parts[failed ? 'failed' : 'planned']].join(' ')}>
      <svg viewBox="0 0 100 100" width="12" height="12" aria-hidden="true">
        <circle cx="50" cy="50" r="44" {...LINE} />
        <path d="M50 26v26l16 12" {...LINE} />
      </svg>
      {text(failed ? `plan.failed.${act}` : `plan.will.${act}`)}
    </span>
  );
};
