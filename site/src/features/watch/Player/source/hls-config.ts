import type { HlsConfig } from 'hls.js';

/** A viewer is told after about seven seconds that nothing comes; hls.js alone would go on for a minute. */
const RETRY = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: RETRY,
  },
});

/** How streams are loaded: nothing but the playlist before play is pressed. */
export const HLS_CONFIG: Partial<HlsConfig> = {
  autoStartLoad: false,
  manifestLoadPolicy: policy(10_000, 20_000),
  playlistLoadPolicy: policy(10_000, 20_000),
  fragLoadPolicy: policy(10_000, 60_000),
};
