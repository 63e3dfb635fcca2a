import { useEffect, useState } from 'react';

/**
 * Returns the milliseconds by which the server's clock is ahead of this device's, from the `Date` header of a
 * response. It subtracts half of the round trip; accurate to about one second.
 */
export const clockOffset = (date: string | null, askedAt: number, answeredAt: number): number => {
  const served = Date.parse(date ?? '');
  return Number.isNaN(served) ? 0 : served - (askedAt + answeredAt) / 2;
};

/** Returns the offset of the server's clock in milliseconds; 0 until it is known, or when the request fails. */
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
        // Falls back to the device's own clock.
      });
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return offset;
};
