import { RESIZE_DEBOUNCE_MS } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { readDevice } from './read-device';
import type { Device } from './read-device';

/**
 * Returns the device; null in served HTML and during hydration. After a resize it is read again once no further
 * resize has come for `RESIZE_DEBOUNCE_MS`.
 */
export const useDevice = (): Device | null => {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    const settle = (): void => setDevice(readDevice());
    settle();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return device;
};
