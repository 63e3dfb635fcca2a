const DOTS = new Set(['.', '..']);

/**
 * Returns whether a path contains a dot segment (`..`, also as %2e or with a backslash): a forwarded path must not
 * leave the prefix of its service.
 */
export const hasDotSegment = (target: string): boolean => {
  const path = target.split('?', 1)[0] ?? '';
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
  return plain.split('/').some((segment) => DOTS.has(segment));
};
