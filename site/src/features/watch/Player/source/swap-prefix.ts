const PREFIX = /\/media\/[^/]+\//;

/** The same playlist or segment under the signature of `fresh`: what an old address began is played on with a new one. */
export const swapPrefix = (url: string, fresh: string): string => {
  const prefix = PREFIX.exec(fresh)?.[0];
  return prefix ? url.replace(PREFIX, prefix) : url;
};
