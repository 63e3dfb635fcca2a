import { startTestGateway } from '../src/testing/test-gateway';

/** No limit of streams or costs decides this drill. */
const UNLIMITED = 1_000_000_000;

/** What the drill asks this process for. */
export type GatewayCommand = 'publish' | 'memory';
export type GatewayReply = { origin: string } | { publishedAt: number } | { rss: number };

const reply = (message: GatewayReply): void => void process.send?.(message);

const gateway = await startTestGateway({
  deadlineMs: 60_000,
  addressCostPerSecond: UNLIMITED,
  streams: { inAll: UNLIMITED, perAddress: UNLIMITED, perKey: UNLIMITED },
});
void gateway.feeds.follow();

process.on('message', (command: GatewayCommand) => {
  if (command === 'publish') {
    gateway.cms.publish('video', 'ep01n1x');
    reply({ publishedAt: Date.now() });
    return;
  }
  global.gc?.();
  reply({ rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
reply({ origin: gateway.origin });
