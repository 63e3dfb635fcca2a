import { useEffect, useState } from 'react';

/**
 * Hook for a choice that is stored in the query string (`?tab=clips`), so that it can be shared and survives a
 * reload. Served HTML does not depend on the query string: the first paint shows the initial choice (the first one
 * unless another is given), which has no parameter.
 */
export const useSearchChoice = (
  name: string,
  choices: readonly string[],
  initial: string | undefined = choices[0],
): [chosen: string | undefined, choose: (choice: string) => void] => {
  const [wanted, setWanted] = useState(initial);
  useEffect(
    () => setWanted(new URLSearchParams(window.location.search).get(name) ?? initial),
    [name, initial],
  );

  const choose = (choice: string): void => {
    setWanted(choice);
    const address = new URL(window.location.href);
    if (choice === initial) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    // Replaces the history entry, so that Back leaves the page as before.
    window.history.replaceState(window.history.state, '', address);
  };

  return [wanted !== undefined && choices.includes(wanted) ? wanted : initial, choose];
};
