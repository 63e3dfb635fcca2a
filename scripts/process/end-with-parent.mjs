/**
 * Loaded into every service before its own code (`node --import`). The channel to the supervisor closes
 * when that ends, also by kill -9; the service then stops as it does on SIGTERM, so that none lingers.
 */
const LIMIT_MS = 10_000;

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
