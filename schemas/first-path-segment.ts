const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The first segment of a path, as the most forgiving router would read it: lower case, decoded, without empty segments,
 * parameters (`;x`) and dots at the end. Empty when there is none.
 */
export const firstPathSegment = (path: string): string =>
  decoded(path.split('?', 1)[0] ?? '')
    .split(/[/\\]/)
    .map((segment) => (segment.split(';', 1)[0] ?? '').replace(/\.+$/, ''))
    .find((segment) => segment !== '')
    ?.toLowerCase() ?? '';
