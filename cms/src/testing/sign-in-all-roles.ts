import { ADMIN_ROLES } from '../roles/admin-roles';
import { signInAs } from './admin-user';
import type { AdminUser } from './admin-user';
import type { TestCms } from './test-cms';

/** Signs in one user of every role except the owner. Returns a lookup by the role's code. */
export const signInAllRoles = async (cms: TestCms): Promise<(code: string) => AdminUser> => {
  const desks = new Map<string, AdminUser>();
  for (const { code } of ADMIN_ROLES) desks.set(code, await signInAs(cms, code));
  return (code) => {
    const desk = desks.get(code);
    if (!desk) throw new Error(`Nobody is a ${code}.`);
    return desk;
  };
};
