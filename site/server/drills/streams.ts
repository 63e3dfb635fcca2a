import { fixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';

/** What this process tells the drill. */
export type SiteReply = { origin: string } | { rss: number };

const reply = (message: SiteReply): void => void process.send?.(message);

const releases = await fixtureReleases();
const site = await startSite(
  { releasesDir: releases.dir, gatewayUrl: process.argv[2] ?? '' },
  { openStreamsMax: 1_000_000 },
);

process.on('message', () => {
  global.gc?.();
  reply({ rss: process.memoryUsage().rss });
});
process.on('disconnect', () => void releases.remove().then(() => process.exit(0)));
reply({ origin: site.url });
