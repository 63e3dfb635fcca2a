import { openPlayer } from './open-player';

const PARAMETER = 't';

/** Returns an address with the second from which its film goes on; at the film's beginning it stays as it is. */
export const atSecond = (address: string, second: number): string => {
  if (second < 1) return address;
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set(PARAMETER, String(Math.floor(second)));
  return `${path}?${query}`;
};

/** Returns the second at which the viewer is in the film of the player; 0 in a live event and after the end. */
export const presentSecond = (): number => {
  const player = openPlayer.get();
  return !player || player.live || player.video.ended ? 0 : player.video.currentTime;
};

/** Takes the second out of the address of this page: once the film has begun there, a reload goes on where it is. */
export const forgetSecond = (): void => {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
};

/** Returns the address of this page at the second that its player shows; at its own hash unless another is given. */
export const presentAddress = (hash = window.location.hash): string => {
  const { pathname, search } = window.location;
  return atSecond(pathname + search, presentSecond()) + hash;
};
