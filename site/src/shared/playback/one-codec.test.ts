/** A film in both codecs, as hls.js lists it. */
const BOTH = ['avc1.4d400c', 'av01.0.00M.08', 'avc1.4d4015', 'av01.0.01M.08'];
const H264 = ['avc1.4d400c', 'avc1.4d4015'];

const ask = jest.fn<Promise<object>, [MediaDecodingConfiguration]>();

/** Returns the codecs of the qualities that are left of a film, on a device that has answered. */
const codecsOn = async (answer: () => Promise<object>, codecs: readonly (string | undefined)[]) => {
  jest.resetModules();
  ask.mockImplementation(answer);
  Object.defineProperty(navigator, 'mediaCapabilities', {
    configurable: true,
    value: { decodingInfo: ask },
  });
  const { askAboutAv1, keepOneCodec } = await import('./one-codec');
  await askAboutAv1();
  await askAboutAv1();
  const levels = codecs.map((videoCodec) => ({ videoCodec }));
  keepOneCodec({ levels, removeLevel: (index) => void levels.splice(index, 1) });
  return levels.map(({ videoCodec }) => videoCodec);
};

beforeEach(() => ask.mockReset());

test('a device that decodes AV1 smoothly with little power plays only AV1, and is asked once', async () => {
  const answer = async () => ({ supported: true, smooth: true, powerEfficient: true });
  expect(await codecsOn(answer, BOTH)).toEqual(['av01.0.00M.08', 'av01.0.01M.08']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    type: 'media-source',
    video: { width: 1920, height: 1080 },
  });
});

test.each([
  ['not smoothly', async () => ({ supported: true, smooth: false, powerEfficient: true })],
  ['with much power', async () => ({ supported: true, smooth: true, powerEfficient: false })],
  ['not at all', async () => ({ supported: false, smooth: false, powerEfficient: false })],
  ['in a way it does not tell', () => Promise.reject(new TypeError('no such codec'))],
])('a device that decodes AV1 %s plays only H.264', async (_how, answer) => {
  expect(await codecsOn(answer, BOTH)).toEqual(H264);
});

test('a film in one codec, and one whose codec is not known, keep all their qualities', async () => {
  const answer = async () => ({ supported: true, smooth: true, powerEfficient: true });
  expect(await codecsOn(answer, H264)).toEqual(H264);
  expect(await codecsOn(answer, [undefined, undefined])).toEqual([undefined, undefined]);
});
