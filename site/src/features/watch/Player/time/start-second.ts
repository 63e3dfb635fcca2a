const PARTS = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** The second that `?t=` asks for: `90`, `90s` or `1m30s`; 0 when there is none or it makes no sense. */
export const startSecond = (search: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    PARTS.exec(new URLSearchParams(search).get('t') ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
