import { type CheckedTools, findTools } from '../encoder/find-tools';

/**
 * Finds the programs that come with npm, for what a test needs and does not examine. They start in a tenth of the time:
 * the ffmpeg of Debian loads 200 libraries at each start.
 */
export const findQuickTools = (): Promise<CheckedTools> => findTools('');
