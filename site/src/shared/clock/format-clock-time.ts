const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats `16:32`, or `1:02:09` when `longest` (the whole video) reaches an hour, so that the width stays the
 * same.
 */
export const formatClockTime = (seconds: number, longest = seconds): string => {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = longest >= 3600 ? `${Math.floor(minutes / 60)}:` : '';
  return `${hours}${hours ? two(minutes % 60) : minutes}:${two(whole % 60)}`;
};
