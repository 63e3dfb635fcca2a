const PARTS = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Reads the start position from `?t=`: `90`, `90s` or `1m30s`. Returns 0 when it is missing or invalid. */
export const parseStartSecond = (search: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    PARTS.exec(new URLSearchParams(search).get('t') ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
