import type { RecordsPage } from '../../../desk/desk-record';
import type { PlannerVideo } from '../../../desk/planner/planner';
import { useDeskData } from '../use-desk-data';
import { useSettled } from '../use-settled';

const videosOf = ({ records }: RecordsPage): PlannerVideo[] =>
  records.flatMap(({ key, titles, states, picture, seconds, live }) =>
    key !== null && seconds !== null && !live && states.en !== 'missing' && states.ar !== 'missing'
      ? [{ code: key, channel: null, titles, picture, seconds }]
      : [],
  );

/** Videos to choose from: `proposed` ones, or those whose title is typed. */
export const useChoices = (typed: string, proposed: readonly PlannerVideo[]): readonly PlannerVideo[] => {
  const query = useSettled(typed).trim();
  const found = useDeskData<RecordsPage>(
    query === '' ? null : `/desk/records?type=video&size=20&q=${encodeURIComponent(query)}`,
  ).data;
  if (typed.trim() === '') return proposed;
  return found ? videosOf(found) : [];
};
