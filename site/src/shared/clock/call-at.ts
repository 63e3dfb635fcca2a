import { serverNow } from './server-clock';

/** Browsers count no sleep of the device into a timer, so a far moment is compared with the clock now and then. */
const CHECK_MS = 30_000;

/**
 * Calls once when a moment has come by the server's clock, in milliseconds since 1970; after a sleep as soon as the page is seen.
 * @returns A function that cancels.
 */
export const callAt = (moment: number, act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(CHECK_MS, Math.max(0, Math.ceil(moment - serverNow()))));
  };
  const check = (): void => {
    if (moment > serverNow()) {
      wait();
      return;
    }
    stop();
    act();
  };
  document.addEventListener('visibilitychange', check);
  wait();
  return stop;
};
