import type { DayRange } from '../timeline/day-range';
import { SERVED_DAY_ID } from './served-day-script';

/** Whether the served day stands in the page and is this day: the page may have been open since before midnight. */
export const showsServedDay = ({ from, midnight }: DayRange): boolean => {
  const writtenAt = document.getElementById(SERVED_DAY_ID)?.dataset['ready'];
  return writtenAt !== undefined && from <= Number(writtenAt) && Number(writtenAt) < midnight;
};
