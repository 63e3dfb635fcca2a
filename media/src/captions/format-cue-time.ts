const HOUR_MS = 3_600_000;

/** Formats a second of a film as WebVTT writes it: `00:01:02.500`. */
export const formatCueTime = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  return `${String(Math.floor(ms / HOUR_MS)).padStart(2, '0')}${new Date(ms % HOUR_MS).toISOString().slice(13, 23)}`;
};
