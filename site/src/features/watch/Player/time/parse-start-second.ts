const PARTS = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Reads the start position from `?t=`: `90`, `90s` or `1m30s`. Returns null when it is missing or invalid. */
export const parseStartSecond = (search: string): number | null => {
  const text = new URLSearchParams(search).get('t');
  const parts = text ? PARTS.exec(text) : null;
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
