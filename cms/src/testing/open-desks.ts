import { DESK_ROLES } from '../roles/desk-roles';
import { openDeskAs, type Desk } from './desk';
import type { TestCms } from './test-cms';

/** Signs in a person of every role beside the owner. Answers how to find each by the role's code. */
export const openDesks = async (cms: TestCms): Promise<(code: string) => Desk> => {
  const desks = new Map<string, Desk>();
  for (const { code } of DESK_ROLES) desks.set(code, await openDeskAs(cms, code));
  return (code) => {
    const desk = desks.get(code);
    if (!desk) throw new Error(`Nobody is a ${code}.`);
    return desk;
  };
};
