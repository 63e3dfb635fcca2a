import { useEffect, useState } from 'react';

export type SearchRequest<Data> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; data: Data };

/**
 * Hook that loads the answer for a key, and again for each other key: the key says all that `load` reads. An answer
 * that comes too late is dropped; null counts as failed.
 */
export const useSearchRequest = <Data>(
  key: string,
  load: () => Promise<Data | null>,
): SearchRequest<Data> => {
  const [tries, setTries] = useState(0);
  const asked = `${tries} ${key}`;
  const [answer, setAnswer] = useState<{ asked: string; data: Data | null }>({ asked: '', data: null });
  useEffect(() => {
    let wanted = true;
    void load()
      .catch(() => null)
      .then((data) => {
        if (wanted) setAnswer({ asked, data });
      });
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (answer.asked !== asked) return { state: 'loading' };
  if (answer.data === null) return { state: 'failed', retry: () => setTries(tries + 1) };
  return { state: 'ready', data: answer.data };
};
