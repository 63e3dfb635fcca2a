import { useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for what ends later: true in a ref until it is taken off. */
export const useIsShown = (): { readonly current: boolean } => {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
