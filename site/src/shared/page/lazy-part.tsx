import { lazy, useEffect, useState } from 'react';
import type { ComponentType, ElementType } from 'react';

import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
import { PartFailed } from './PartFailed/PartFailed';
import type { PartFailure } from './PartFailed/PartFailed';

/**
 * Returns a component whose code is loaded when it is first rendered. Unlike with `lazy` alone, which remembers a
 * failure for ever and empties the page, code that does not come leaves the rest of the page as it is, and is fetched
 * again by a press. Until it is there, the nearest Suspense boundary stands for it.
 * @param Failed What is shown after a failure of the code, or of the part itself.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<PartFailure> = PartFailed,
): ComponentType<Props> => {
  const begin = (): ElementType => lazy(async () => ({ default: await load() }));
  /** What the next instance renders; shared, so that the code is loaded once. */
  let latest = begin();

  const Failure = ({ of, ...failure }: PartFailure & { of: ElementType }) => {
    // Not before the failure is shown: React forgets the state of what it suspends, and would fetch without end.
    useEffect(() => {
      if (latest === of) latest = begin();
    }, [of]);
    return <Failed {...failure} />;
  };

  const LazyPart = (props: Props) => {
    const [{ Part, attempt }, setState] = useState({ Part: latest, attempt: 0 });
    const retry = (): void => setState({ Part: latest, attempt: attempt + 1 });
    return (
      <ErrorBoundary key={attempt} fallback={<Failure of={Part} retry={retry} attempt={attempt} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
  return LazyPart;
};
