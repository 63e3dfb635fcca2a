/** Sends a signal to a process, or to the process group `-pid`. Nothing happens when it has already ended. */
export const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
};
