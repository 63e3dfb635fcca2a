import { navigate } from 'gatsby';
import { useEffect } from 'react';

import { authState } from '../auth/auth-state';
import { endJoining } from '../auth/end-joining';
import { guardTarget } from '../auth/guard-target';
import { isJoiningPage } from '../auth/joining-pages';
import { useStore } from '../store/use-store';

/** Sends a visit on when the route is not for this visitor. Whoever leaves the pages of joining has ended it. */
export const useGuard = (access: string, page: string): void => {
  const auth = useStore(authState, null);
  useEffect(() => {
    if (!isJoiningPage(page)) endJoining();
    const { pathname, search, hash } = window.location;
    const target = guardTarget({
      access,
      address: pathname + search + hash,
      signedIn: authState.get() !== null,
    });
    if (target) navigate(target, { replace: true });
  }, [access, auth, page]);
};
