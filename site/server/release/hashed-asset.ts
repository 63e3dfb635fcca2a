const HASHED = [
  /^\/static\/(?!.*(?:^|\/)\.\.?(?:\/|$))/,
  /^\/[^/]+-[0-9a-f]{8,}\.js(?:\.LICENSE\.txt)?$/,
  /^\/[^/]+\.[0-9a-f]{8,}\.css$/,
];

/** Returns whether the file name contains a content hash, so that browsers may cache the file permanently. */
export const isHashedAsset = (path: string): boolean => HASHED.some((pattern) => pattern.test(path));
