/**
 * Loaded into every service before its own code (`node --import`). The IPC channel closes when the supervisor ends,
 * also by kill -9; the service then stops as on SIGTERM, so that no process stays behind.
 */
const LIMIT_MS = 10_000;

const stop = () => {
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
};

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', stop);
} else if (process.connected === false) {
  // The supervisor ended before this file was loaded. Without a channel `connected` is undefined.
  stop();
}
