/** Keys of the texts for each reason why playback stopped. */
export const FAILURE_WORDS = {
  network: { title: 'player.failedNetwork', hint: 'player.failedNetworkHint' },
  access: { title: 'player.failedAccess', hint: 'player.failedAccessHint' },
  missing: { title: 'player.failedMissing', hint: 'player.failedMissingHint' },
  format: { title: 'player.failedFormat', hint: 'player.failedFormatHint' },
} as const;
