import type { Locale } from '@sahra/schemas/constants';

import type { RecordPlan } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { PlanChip } from './PlanChip';
import styles from './plans.module.css';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  plans: readonly RecordPlan[];
  language: Locale;
  /** Where room is short: only the next plan, and the zone only for readers and in the title. */
  isShort?: boolean;
}

/** What is planned for one language, beside its state; nothing where nothing is planned. */
export const PlanMarks = ({ plans, language, isShort = false }: Props) => {
  const { day, time, zone } = useDeskLanguage();
  const { moment } = usePlannerFormat();
  const own = plans.filter((plan) => plan.language === language);
  return (isShort ? own.slice(0, 1) : own).map((plan) => {
    const zoned = `(${zone})`;
    return (
      <span key={plan.act} className={styles['mark']}>
        <PlanChip plan={plan} />
        <time dateTime={plan.at} title={`${day(plan.at)} ${time(plan.at)} ${zoned}`}>
          {isShort ? moment(plan.at) : `${day(plan.at)} `}
          {!isShort && <span className={parts['number']}>{time(plan.at)}</span>}
          <bdi className={isShort ? parts['hidden'] : undefined}> {zoned}</bdi>
        </time>
      </span>
    );
  });
};
