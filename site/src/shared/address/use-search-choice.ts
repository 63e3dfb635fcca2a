import { useEffect, useState } from 'react';

/**
 * Hook for a choice that is stored in the query string (`?tab=clips`), so that it can be shared and survives a
 * reload. Served HTML does not depend on the query string: the first paint shows the first choice, which has no
 * parameter.
 */
export const useSearchChoice = (
  name: string,
  choices: readonly string[],
): [chosen: string | undefined, choose: (choice: string) => void] => {
  const [first] = choices;
  const [wanted, setWanted] = useState(first);
  useEffect(() => setWanted(new URLSearchParams(window.location.search).get(name) ?? first), [name, first]);

  const choose = (choice: string): void => {
    setWanted(choice);
    const address = new URL(window.location.href);
    if (choice === first) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    // Replaces the history entry, so that Back leaves the page as before.
    window.history.replaceState(window.history.state, '', address);
  };

  return [wanted !== undefined && choices.includes(wanted) ? wanted : first, choose];
};
