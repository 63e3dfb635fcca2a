import { navigate } from 'gatsby';
import { useEffect } from 'react';

import { authState } from '../auth/auth-state';
import { endRegistration } from '../auth/end-registration';
import { guardTarget } from '../auth/guard-target';
import { isRegistrationPage } from '../auth/registration-pages';
import { useStore } from '../store/use-store';

/** Redirects a visitor without access to the route. Leaving the registration pages ends the registration. */
export const useGuard = (access: string, page: string): void => {
  const auth = useStore(authState, null);
  useEffect(() => {
    if (!isRegistrationPage(page)) endRegistration();
    const { pathname, search, hash } = window.location;
    const target = guardTarget({
      access,
      address: pathname + search + hash,
      signedIn: authState.get() !== null,
    });
    if (target) navigate(target, { replace: true });
  }, [access, auth, page]);
};
