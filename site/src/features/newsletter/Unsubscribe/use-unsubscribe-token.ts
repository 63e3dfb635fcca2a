import { useEffect, useState } from 'react';

const PARAMETER = 'unsubscribe';

/** The token that the link of a mail brought, taken out of the address at once: whoever shares or reloads the page does not pass it on. Null without one. */
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
