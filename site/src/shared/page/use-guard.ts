import { navigate } from 'gatsby';
import { useEffect } from 'react';

import { authState } from '../auth/auth-state';
import { guardTarget } from '../auth/guard-target';
import { useStore } from '../store/use-store';

/** Sends a visit on when the route is not for this visitor. */
export const useGuard = (access: string): void => {
  const auth = useStore(authState, null);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = guardTarget({
      access,
      address: pathname + search + hash,
      signedIn: authState.get() !== null,
    });
    if (target) navigate(target, { replace: true });
  }, [access, auth]);
};
