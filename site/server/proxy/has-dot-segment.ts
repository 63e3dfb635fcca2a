const DOTS = new Set(['.', '..']);

/** Whether a path climbs (`..`, also written as %2e, or with a backslash): a prefix that is passed on must not lead out of its service's part. */
export const hasDotSegment = (target: string): boolean => {
  const path = target.split('?', 1)[0] ?? '';
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
  return plain.split('/').some((segment) => DOTS.has(segment));
};
