import { DESK_ROLES } from '../roles/desk-roles';
import { openDeskAs, type Desk } from './desk';
import type { TestCms } from './test-cms';

/** Signs in one user of every role except the owner. Returns a lookup by the role's code. */
export const openDesks = async (cms: TestCms): Promise<(code: string) => Desk> => {
  const desks = new Map<string, Desk>();
  for (const { code } of DESK_ROLES) desks.set(code, await openDeskAs(cms, code));
  return (code) => {
    const desk = desks.get(code);
    if (!desk) throw new Error(`Nobody is a ${code}.`);
    return desk;
  };
};
