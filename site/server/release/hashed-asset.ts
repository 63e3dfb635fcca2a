const HASHED = [
  /^\/static\/(?!.*(?:^|\/)\.\.?(?:\/|$))/,
  /^\/[^/]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt)?$/,
  /^\/[^/]+\.[0-9a-f]{20}\.css$/,
];

/** Whether the name of a file names its content, so that browsers may keep it for ever. */
export const isHashedAsset = (path: string): boolean => HASHED.some((pattern) => pattern.test(path));
