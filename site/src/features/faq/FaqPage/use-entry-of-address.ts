import { useEffect } from 'react';

/** Opens the entry that the address points to: who follows a link to an answer wants to read it. */
export const useEntryOfAddress = (): void => {
  useEffect(() => {
    const open = (): void => {
      const entry = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (entry instanceof HTMLDetailsElement) entry.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
};
