import { openPlayer } from '../../playback/open-player';

/** Returns the address of this page at the second that is shown, and at its comments. */
export const presentAddress = (): string => {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const second = Math.floor(openPlayer.get()?.video.currentTime ?? 0);
  if (second >= 1) query.set('t', String(second));
  const text = query.toString();
  return `${pathname}${text && `?${text}`}#comments`;
};
