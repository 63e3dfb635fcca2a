/** Returns the parameter of a record page: the last segment of its path. */
export const recordKey = (pathname: string): string => {
  const segment = pathname.replace(/\/$/, '').split('/').pop() ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
