/** `path` without percent-encoding, as the file servers and the router of Strapi read it; as it is when that is broken. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
