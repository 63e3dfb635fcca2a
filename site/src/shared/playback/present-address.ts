import { openPlayer } from './open-player';

/** Returns an address with the second from which its film goes on; at the film's beginning it stays as it is. */
export const atSecond = (address: string, second: number): string => {
  if (second < 1) return address;
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('t', String(Math.floor(second)));
  return `${path}?${query}`;
};

/** Returns the address of this page at the second that its player shows; at its own hash unless another is given. */
export const presentAddress = (hash = window.location.hash): string => {
  const { pathname, search } = window.location;
  return atSecond(pathname + search, openPlayer.get()?.video.currentTime ?? 0) + hash;
};
