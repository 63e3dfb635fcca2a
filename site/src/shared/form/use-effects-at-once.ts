import { useLayoutEffect, useState } from 'react';

/**
 * Hook that runs all effects of a form in the task that draws it. React runs them in a later one, and until then a
 * press would send the form without its values and its rules, because final-form takes over fields in effects. A state
 * that is set before the browser paints makes React run the waiting effects first.
 */
export const useEffectsAtOnce = (): void => {
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
};
