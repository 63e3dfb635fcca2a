const PREFIX = /\/media\/[^/]+\//;

/**
 * Returns the URL of the same playlist or segment with the signature of `fresh`, so that playback continues
 * after a renewal.
 */
export const replaceSignature = (url: string, fresh: string): string => {
  const prefix = PREFIX.exec(fresh)?.[0];
  return prefix ? url.replace(PREFIX, prefix) : url;
};
