import { DIRECTION } from '@sahra/schemas/constants';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Plan } from '../../../desk/plans/plan';
import { useDeskNow } from '../../desk-clock';
import frame from '../frame/frame.module.css';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows } from '../records/ListState';
import { useRowFocus } from '../records/use-row-focus';
import { useDeskData } from '../use-desk-data';
import { PlanDay } from './PlanDay';
import { PlanDialog } from './PlanDialog';
import { PlanLine } from './PlanLine';
import styles from './planner.module.css';
import { PlannerTabs } from './PlannerTabs';
import { addDays, atSameHour, dateAt, dayAt, daysBetween, rangeOfDates, weekOf } from './planner-time';
import plansStyles from './plans.module.css';
import publishing from './publishing.module.css';
import { usePlanChanges } from './use-plan-changes';
import { usePlannerFormat } from './use-planner-format';

const KEYS: PageKeys = [
  ['↑ ↓', 'keys.move'],
  ['Shift ← →', 'plan.key.day'],
  ['PgUp PgDn', 'plan.key.week'],
  ['Enter', 'plan.key.open'],
];
const DAY = /^\d{4}-\d\d-\d\d$/;
const WEEK = 7;

/** The plan that was opened. Another editor may have put a plan of the same act in its place meanwhile. */
interface Opened {
  plan: Plan;
  /** The plan that stands in its place in a week that is not shown. */
  elsewhere: Plan | null;
}

const isSameAct = (one: Plan, other: Plan): boolean =>
  one.type === other.type &&
  one.documentId === other.documentId &&
  one.language === other.language &&
  one.act === other.act;

const addressOf = (week: readonly string[]): string => {
  const { from, to } = rangeOfDates(week[0] ?? '', week.at(-1) ?? '');
  return `/desk/plans?from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
};

/** Calendar of planned publications, week by week; failed ones stand above it. */
export const PublishingPage = () => {
  const { text, locale } = useDeskLanguage();
  const { dates, zone } = usePlannerFormat();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const today = dateAt(useDeskNow());
  const day = DAY.test(asked) ? asked : today;
  const week = weekOf(day);
  const { data, failed, reading, reload } = useDeskData<Plan[]>(addressOf(week));
  const broken = useDeskData<Plan[]>('/desk/plans?state=failed');
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Plan that takes the focus when the calendar is read again, unless the editor has gone on elsewhere. */
  const chosen = useRef<string | null>(null);
  const { rows, move } = useRowFocus();
  const plans = (data ?? []).filter(({ state }) => state === 'waiting');
  const open = opened && (plans.find((plan) => isSameAct(plan, opened.plan)) ?? opened.elsewhere);
  if (opened && data && !open) setOpened(null);
  const readAgain = (): void => {
    reload();
    broken.reload();
  };
  const { mayChange, isLocked, moveTo, takeBack, told } = usePlanChanges(
    (changed, now) => {
      setOpened((former) => (former && isSameAct(former.plan, changed) ? null : former));
      chosen.current = now;
      readAgain();
    },
    (refused, standing) => {
      chosen.current = refused.id;
      const elsewhere = standing && !week.includes(dateAt(Date.parse(standing.at))) ? standing : null;
      if (standing !== undefined)
        setOpened(
          (former) => former && (isSameAct(former.plan, refused) ? { ...former, elsewhere } : former),
        );
      readAgain();
    },
  );
  useEffect(() => {
    if (chosen.current === null) return;
    const { activeElement } = document;
    const hasFocus = activeElement !== null && activeElement !== document.body;
    if (!hasFocus) document.querySelector<HTMLElement>(`[data-plan="${chosen.current}"]`)?.focus();
    chosen.current = null;
  }, [data]);

  const chooseDay = (next: string): void => setSearch({ day: next });
  const moveToDay = (plan: Plan | undefined, days: number): void => {
    if (!plan || !mayChange(plan) || days === 0) return;
    const at = Date.parse(plan.at);
    void moveTo(plan, new Date(atSameHour(at, addDays(dayAt(at), days))).toISOString());
  };
  const moveFocused = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    const id = target instanceof HTMLElement ? target.dataset['plan'] : undefined;
    if (!shiftKey || id === undefined) return false;
    const isLater = (key === 'ArrowRight') === (DIRECTION[locale] === 'ltr');
    moveToDay(
      plans.find((plan) => plan.id === id),
      isLater ? 1 : -1,
    );
    return true;
  };
  useShortcuts({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ArrowLeft: moveFocused,
    ArrowRight: moveFocused,
    PageUp: () => chooseDay(addDays(day, -WEEK)),
    PageDown: () => chooseDay(addDays(day, WEEK)),
  });
  const turn = (by: number, name: 'planner.weekBefore' | 'planner.weekAfter', className = '') => (
    <button
      type="button"
      className={parts['button']}
      aria-label={text(name)}
      onClick={() => chooseDay(addDays(day, by * WEEK))}
    >
      <Icon name="back" className={className} />
    </button>
  );
  const name = dates(week[0] ?? day, week.at(-1) ?? day);
  return (
    <DeskPage
      name={text('planner')}
      keys={KEYS}
      top={
        <>
          <PlannerTabs />
          <div className={frame['end']}>
            <span className={styles['said']} role="status">
              {told}
            </span>
            <span className={styles['zone']}>
              <Icon name="globe" />
              {zone}
            </span>
          </div>
        </>
      }
    >
      {broken.failed && <Failed onRetry={broken.reload} isReading={broken.reading} />}
      {(broken.data?.length ?? 0) > 0 && (
        <section className={[parts['sheet'], publishing['failed']].join(' ')} aria-labelledby="plans-failed">
          <header className={parts['heading']}>
            <h2 id="plans-failed">{text('plan.failedHeading')}</h2>
          </header>
          <ul className={plansStyles['lines']}>
            {broken.data?.map((plan) => (
              <PlanLine
                key={plan.id}
                plan={plan}
                isLocked={isLocked(plan)}
                {...(mayChange(plan) && { onTakeBack: (each) => void takeBack(each) })}
              />
            ))}
          </ul>
        </section>
      )}
      <div className={publishing['turn']}>
        {turn(-1, 'planner.weekBefore', frame['flip'])}
        {turn(1, 'planner.weekAfter', publishing['onward'])}
        <h2>{name}</h2>
        <button
          type="button"
          className={controls['pill']}
          onClick={() => setSearch({})}
          {...(week.includes(today) && { 'aria-current': 'true' as const })}
        >
          {text('plan.thisWeek')}
        </button>
      </div>
      {failed ? (
        <Failed onRetry={reload} isReading={reading} />
      ) : !data ? (
        <LoadingRows />
      ) : (
        <>
          <ul ref={rows} className={publishing['week']} aria-label={text('plan.week', { week: name })}>
            {week.map((each) => (
              <PlanDay
                key={each}
                day={each}
                plans={plans.filter(({ at }) => dateAt(Date.parse(at)) === each)}
                mayMove={mayChange}
                isLocked={isLocked}
                onOpen={(plan) => setOpened({ plan, elsewhere: null })}
                onDrop={(id) => {
                  const plan = plans.find((one) => one.id === id);
                  if (plan) moveToDay(plan, daysBetween(dateAt(Date.parse(plan.at)), each));
                }}
              />
            ))}
          </ul>
          {plans.length === 0 && <p className={publishing['none']}>{text('plan.noneOfWeek')}</p>}
        </>
      )}
      {open && (
        <PlanDialog
          plan={open}
          mayMove={mayChange(open)}
          isLocked={isLocked(open)}
          onMove={(at) => moveTo(open, at)}
          onTakeBack={() => takeBack(open)}
          onClose={() => setOpened(null)}
        />
      )}
    </DeskPage>
  );
};
