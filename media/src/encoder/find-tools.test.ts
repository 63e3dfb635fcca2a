import { findTools } from './find-tools';

const mockMissing = new Set<string>();
const mockPackage = (name: string): { default: { path: string } } => {
  // What the packages do on a system for which they have no program.
  if (mockMissing.has(name)) throw new Error('Unsupported platform');
  return jest.requireActual<{ default: { path: string } }>(name);
};
jest.mock('@ffmpeg-installer/ffmpeg', () => mockPackage('@ffmpeg-installer/ffmpeg'));
jest.mock('@ffprobe-installer/ffprobe', () => mockPackage('@ffprobe-installer/ffprobe'));

beforeEach(() => {
  jest.resetModules();
  mockMissing.clear();
});

test.each([
  ['ffmpeg', ['@ffmpeg-installer/ffmpeg', '@ffprobe-installer/ffprobe']],
  ['ffprobe', ['@ffprobe-installer/ffprobe']],
])('%s is named, with the way to get it, when neither the system nor npm has it', async (name, missing) => {
  for (const each of missing) mockMissing.add(each);
  await expect(findTools('')).rejects.toMatchObject({
    reason: 'ENCODER_MISSING',
    message: `${name} is missing: install it on this machine (Debian: apt-get install ffmpeg) or run npm install.`,
  });
});
