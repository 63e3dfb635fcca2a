import { navigate } from 'gatsby';
import { useEffect } from 'react';

import { authState } from '../auth/auth-state';
import { guardTarget } from '../auth/guard-target';
import { joining } from '../auth/joining';
import { leaving } from '../auth/leaving';
import { isRegistrationPage } from '../auth/registration-pages';
import { restoring } from '../auth/restore-session';
import { useStore } from '../store/use-store';
import type { PageContext } from './page-context';

/** The page of subscribing for viewers: who opens it goes on there. */
const SUBSCRIBE = 'subscribe';

type Guarded = Pick<PageContext<unknown>, 'access' | 'redirectTo' | 'page'>;

/**
 * Redirects a visitor without access to the route, once it is known who visits. A tab that is joining stays on the
 * registration pages.
 */
export const useGuard = ({ access, redirectTo, page }: Guarded): void => {
  const auth = useStore(authState, null);
  const isJoining = useStore(joining, false);
  const isRestoring = useStore(restoring, false);
  useEffect(() => {
    if (restoring.get()) return;
    if (page === SUBSCRIBE) joining.end();
    if (joining.get() && isRegistrationPage(page)) return;
    const { pathname, search, hash } = window.location;
    const target = guardTarget({
      access,
      redirectTo,
      address: pathname + search + hash,
      signedIn: authState.get() !== null,
      joining: joining.get(),
      leavingTo: leaving.get(),
    });
    if (access !== 'viewer' && authState.get() === null) leaving.set(null);
    if (target) navigate(target, { replace: true });
  }, [access, auth, isJoining, isRestoring, page, redirectTo]);
};
