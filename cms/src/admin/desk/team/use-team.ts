import { useFetchClient } from '@strapi/strapi/admin';

import { useDeskData } from '../use-desk-data';

export interface TeamRole {
  id: number;
  code: string;
  name: string;
}

/** User of the admin. */
export interface Member {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  /** False until an invitation is accepted, and while the owner keeps the member out. */
  isActive: boolean;
  roles: readonly TeamRole[];
}

export interface Team {
  members: readonly Member[] | undefined;
  /** Roles, the owner's among them. */
  roles: readonly TeamRole[];
  failed: boolean;
  /** Whether either is being read, also again. */
  reading: boolean;
  reload: () => void;
  update: (id: number, change: { isActive?: boolean; roles?: readonly number[] }) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

const MEMBERS = '/admin/users?pageSize=100&sort=firstname:ASC';

/** Reads and changes the users of the admin, through Strapi's own routes, which the owner alone may use. */
export const useTeam = (): Team => {
  const { put, del } = useFetchClient();
  const users = useDeskData<{ results: readonly Member[] }>(MEMBERS);
  const roles = useDeskData<readonly TeamRole[]>('/admin/roles');
  return {
    members: roles.data && users.data?.results,
    roles: roles.data ?? [],
    failed: users.failed || roles.failed,
    reading: users.reading || roles.reading,
    reload: () => {
      users.reload();
      if (roles.failed) roles.reload();
    },
    update: async (id, change) => {
      await put(`/admin/users/${id}`, change);
    },
    remove: async (id) => {
      await del(`/admin/users/${id}`);
    },
  };
};
