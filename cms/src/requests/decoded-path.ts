/**
 * Decodes the percent-encoding of `path` as Strapi's file servers and router do; returns an invalid path
 * unchanged.
 */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
