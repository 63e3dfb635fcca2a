const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Returns the first segment of a path as the most lenient router reads it: lower case, decoded, without empty
 * segments, parameters (`;x`) and trailing dots. Empty when the path has none.
 */
export const firstPathSegment = (path: string): string =>
  decoded(path.split('?', 1)[0] ?? '')
    .split(/[/\\]/)
    .map((segment) => (segment.split(';', 1)[0] ?? '').replace(/\.+$/, ''))
    .find((segment) => segment !== '')
    ?.toLowerCase() ?? '';
