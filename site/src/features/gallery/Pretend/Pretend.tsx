import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import type { PretendState } from './pretend-rules';

interface Props {
  state: PretendState;
  children: ReactNode;
}

const CONTROLS = 'button, a, input, select, summary';

/** Shows the control inside as if it were hovered, focused or pressed. */
export const Pretend = ({ state, children }: Props) => {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const marked = root.current?.querySelectorAll(state === 'focus' ? CONTROLS : `${CONTROLS}, label`) ?? [];
    for (const element of marked) element.setAttribute('data-pretend', state);
    // The sample is only a picture of a state, so it must not take the focus. React 18 does not support the `inert`
    // attribute.
    root.current?.setAttribute('inert', '');
  }, [state]);
  return (
    <span ref={root} style={{ display: 'contents' }}>
      {children}
    </span>
  );
};
