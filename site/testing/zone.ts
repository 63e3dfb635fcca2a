import { chooseZone, deviceZone, subscribeToZone } from '../src/shared/clock/viewer-zone';

// Taken before a test fakes its timers, and `Intl` with them.
const { prototype } = Intl.DateTimeFormat;
const options = new Intl.DateTimeFormat().resolvedOptions();

const readAgain = (): void => {
  const leave = subscribeToZone(() => undefined);
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
};

/**
 * Lets this device name no time zone, as browsers do where that of the machine is not in their list. Returns how it has
 * its own again.
 */
export const forgetDeviceZone = (): (() => void) => {
  chooseZone(deviceZone());
  const asked = jest.spyOn(prototype, 'resolvedOptions');
  asked.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  readAgain();
  return () => {
    asked.mockRestore();
    readAgain();
  };
};
