/**
 * Loaded into every service before its own code (`node --import`). The IPC channel closes when the supervisor ends,
 * also by kill -9; the service then stops as on SIGTERM, so that no process stays behind.
 */
const LIMIT_MS = 10_000;

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
