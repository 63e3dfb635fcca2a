import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';

import type { Plan } from '../../../desk/plans/plan';
import frame from '../frame/frame.module.css';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { useEditor } from '../frame/use-editor';
import { deskTypeOf } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { refusalOf } from '../parts/refusal-of';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { PlanLine } from './PlanLine';
import styles from './planner.module.css';
import plansStyles from './plans.module.css';
import { PlannerTabs } from './PlannerTabs';
import { PLANNER_ZONE } from './planner-time';
import { wallTimeAt } from '../../DateField/zone-time';
import { usePlannerFormat } from './use-planner-format';

const KEYS: PageKeys = [
  ['G L', 'planner'],
  ['Ctrl K', 'keys.find'],
];

const dateOf = (at: string): string =>
  new Date(wallTimeAt(Date.parse(at), PLANNER_ZONE)).toISOString().slice(0, 10);

/** Calendar of planned publications: failed ones first, then day by day. */
export const PublishingPage = () => {
  const { text } = useDeskLanguage();
  const { longDate, zone } = usePlannerFormat();
  const { mayPublish } = useEditor();
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data, failed, reload } = useDeskData<Plan[]>('/desk/plans');
  const takeBack = (plan: Plan): void =>
    void del(`/desk/plans?id=${plan.id}`)
      .catch((error: unknown) => {
        const message = refusalOf(error).message || text('people.notSaved');
        toggleNotification({ type: 'danger', message });
      })
      .finally(reload);
  const lineOf = (plan: Plan) => {
    const type = deskTypeOf(plan.type);
    const may = type && mayPublish(type, plan.language);
    return <PlanLine key={plan.id} plan={plan} {...(may && { onTakeBack: takeBack })} />;
  };
  const plans = data ?? [];
  const broken = plans.filter(({ state }) => state === 'failed');
  const waiting = plans.filter(({ state }) => state === 'waiting');
  const days = [...new Set(waiting.map(({ at }) => dateOf(at)))];
  const sheet = (id: string, name: string, shown: readonly Plan[]) => (
    <section key={id} className={parts['sheet']} aria-labelledby={`plans-${id}`}>
      <header className={parts['heading']}>
        <h2 id={`plans-${id}`}>{name}</h2>
      </header>
      <ul className={plansStyles['lines']}>{shown.map(lineOf)}</ul>
    </section>
  );
  return (
    <DeskPage
      name={text('planner')}
      keys={KEYS}
      top={
        <>
          <PlannerTabs />
          <span className={[styles['zone'], frame['end']].join(' ')}>
            <Icon name="globe" />
            {zone}
          </span>
        </>
      }
    >
      {failed ? (
        <Failed onRetry={reload} />
      ) : !data ? (
        <LoadingRows />
      ) : plans.length === 0 ? (
        <Say>
          <p>{text('plan.none')}</p>
          <Link className={parts['button']} to="/desk/videos">
            {text('list.videos')}
          </Link>
        </Say>
      ) : (
        <div className={plansStyles['stack']}>
          {broken.length > 0 && sheet('failed', text('plan.failedHeading'), broken)}
          {days.map((day) =>
            sheet(
              day,
              longDate(day),
              waiting.filter(({ at }) => dateOf(at) === day),
            ),
          )}
        </div>
      )}
    </DeskPage>
  );
};
