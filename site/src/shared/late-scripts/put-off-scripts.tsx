import { isValidElement } from 'react';
import type { ReactNode } from 'react';

import { lateScripts } from './late-scripts';

const sourceOf = (component: ReactNode): string | null =>
  isValidElement<{ src?: string; async?: boolean }>(component) && component.props.async
    ? (component.props.src ?? null)
    : null;

/** Replaces the scripts that a page loads at once, of what stands at the end of its body, by one that loads them late. */
export const putOffScripts = (components: readonly ReactNode[]): ReactNode[] => {
  const sources = components.map(sourceOf).filter((source) => source !== null);
  if (sources.length === 0) return [...components];
  return [
    ...components.filter((component) => sourceOf(component) === null),
    <script key="late-scripts" dangerouslySetInnerHTML={{ __html: lateScripts(sources) }} />,
  ];
};
