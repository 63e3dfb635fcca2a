/** Formats a second of a film as WebVTT writes it: `00:01:02.500`. */
export const formatCueTime = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
