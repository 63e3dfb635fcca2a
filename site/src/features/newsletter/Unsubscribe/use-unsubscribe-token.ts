import { useEffect, useState } from 'react';

const PARAMETER = 'unsubscribe';

/**
 * Reads the token of a mail's link and removes it from the address at once, so that sharing or reloading the
 * page does not pass it on. Returns null without a token.
 */
export const useUnsubscribeToken = (): [token: string | null, forget: () => void] => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(window.location.href);
    const found = address.searchParams.get(PARAMETER);
    if (found === null) return;
    setToken(found);
    address.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return [token, () => setToken(null)];
};
