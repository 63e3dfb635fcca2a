const SEGMENT = /\.(?:m4s|mp4)$/;

/** How long a browser may keep a recorded file: until its address expires. Segments never change. */
export const cacheControl = (file: string, token: string, nowMs: number): string => {
  const expiry = Number(token.split('-')[0]);
  const seconds = Math.max(0, Math.floor(expiry - nowMs / 1000));
  return `private, max-age=${seconds}${SEGMENT.test(file) ? ', immutable' : ''}`;
};
