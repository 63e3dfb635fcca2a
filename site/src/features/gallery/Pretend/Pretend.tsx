import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import type { PretendState } from './pretend-rules';

interface Props {
  state: PretendState;
  children: ReactNode;
}

const CONTROLS = 'button, a, input, select, summary';

/** Shows the control inside as it looks when it is pointed at, focused or pressed. */
export const Pretend = ({ state, children }: Props) => {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const marked = root.current?.querySelectorAll(state === 'focus' ? CONTROLS : `${CONTROLS}, label`) ?? [];
    for (const element of marked) element.setAttribute('data-pretend', state);
    // A picture of a state, not a second control: nobody should stop at it. React 18 does not know the attribute.
    root.current?.setAttribute('inert', '');
  }, [state]);
  return (
    <span ref={root} style={{ display: 'contents' }}>
      {children}
    </span>
  );
};
