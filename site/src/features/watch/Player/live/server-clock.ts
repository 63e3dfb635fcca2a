import { useEffect, useState } from 'react';

/** How far this device's clock is behind the server's, in milliseconds, from the `Date` of an answer. Halves the time on the way; good to a second. */
export const clockOffset = (date: string | null, askedAt: number, answeredAt: number): number => {
  const served = Date.parse(date ?? '');
  return Number.isNaN(served) ? 0 : served - (askedAt + answeredAt) / 2;
};

/** Offset of the server's clock, 0 until it is known or when it cannot be asked. */
export const useServerOffset = (wanted: boolean): number => {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    const askedAt = Date.now();
    fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
      .then(({ headers }) => {
        if (mounted) setOffset(clockOffset(headers.get('date'), askedAt, Date.now()));
      })
      .catch(() => {
        // The device's own clock has to do.
      });
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return offset;
};
