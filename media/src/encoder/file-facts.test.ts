import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addCaptions } from '../testing/add-captions';
import { makeTestClip } from '../testing/make-test-clip';
import { fileFacts, type StreamFacts } from './file-facts';
import { findTools } from './find-tools';
import { UPRIGHT } from './orientation';
import { probe } from './probe';
import { soundsOf } from './source-sounds';

const VIDEO: StreamFacts = {
  ...{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080 },
  ...{ color_space: 'bt709', sample_aspect_ratio: '1:1', avg_frame_rate: '25/1' },
};
const factsOf = (video: Partial<StreamFacts>, ...others: Partial<StreamFacts>[]) => {
  const whole = { ...VIDEO, ...video };
  const streams = [whole, ...others.map((other, at) => ({ index: at + 1, ...other }))];
  const { sounds } = soundsOf(streams);
  return fileFacts(streams, whole, { width: 1920, height: 1080, orientation: UPRIGHT, sounds });
};

test.each<[string, Partial<StreamFacts>, string[]]>([
  ['a usual film', {}, []],
  ['HLG of a phone', { color_transfer: 'arib-std-b67', color_primaries: 'bt2020' }, ['toneMapped']],
  ['BT.2020 without HDR', { color_primaries: 'bt2020' }, ['coloursConverted']],
  ['RGB', { color_space: 'gbr', pix_fmt: 'gbrp' }, ['coloursConverted']],
  ['SD without a tag', { color_space: undefined, width: 720, height: 576 }, ['coloursConverted']],
  ['HD without a tag', { color_space: undefined }, []],
  ['pixels that are not square', { sample_aspect_ratio: '64:45' }, ['squared']],
  ['pixels without a ratio', { sample_aspect_ratio: '0:1' }, []],
  ['a burst', { avg_frame_rate: '240/1' }, ['slowed']],
])('%s: what is changed is told', (_, video, changes) => {
  expect(factsOf(video).changes).toEqual(changes);
});

test.each([
  ['turned', { isTransposed: true, hflip: false, vflip: true }],
  ['mirrored', { isTransposed: false, hflip: true, vflip: false }],
])('a film that is %s: it is told', (_, orientation) => {
  const size = { width: 1080, height: 1920 };
  expect(fileFacts([VIDEO], VIDEO, { ...size, orientation, sounds: [] }).changes).toEqual(['turned']);
});

test('sounds have their language and channels', () => {
  const { sounds } = factsOf(
    {},
    { codec_type: 'audio', channels: 6, tags: { language: 'ara' } },
    { codec_type: 'audio', channels: 2, tags: { language: 'und', title: ' Director ' } },
  );
  expect(sounds).toEqual([
    { language: 'ara', title: null, channels: 6 },
    { language: null, title: 'Director', channels: 2 },
  ]);
});

test.each<[string, Partial<StreamFacts>, string[]]>([
  ['in stereo', { channels: 2 }, []],
  ['in 5.1, which is offered as it is', { channels: 6, channel_layout: '5.1(side)' }, []],
  ['of many channels that nobody names', { channels: 6 }, ['folded']],
  ['in four channels', { channels: 4, channel_layout: '4.0' }, ['folded']],
  ['of a phone that nothing here reads', { channels: 4, codec_name: undefined }, []],
])('a second sound %s: whether it is folded is told', (_, sound, changes) => {
  const main = { codec_type: 'audio', codec_name: 'aac', channels: 2, tags: { language: 'ara' } };
  expect(factsOf({}, main, { ...main, tags: { language: 'eng' }, ...sound }).changes).toEqual(changes);
});

test('a sound without a picture gets one, and has no colours to convert', () => {
  const streams = [{ index: 0, codec_type: 'audio', codec_name: 'mp3', channels: 2 }];
  const taken = { width: 0, height: 0, orientation: UPRIGHT, sounds: soundsOf(streams).sounds };
  expect(fileFacts(streams, undefined, taken)).toMatchObject({
    width: 0,
    colour: 'sdr',
    changes: ['pictured'],
  });
});

test.each([
  ['subrip', { codec_name: 'subrip' }, null],
  ['pictures', { codec_name: 'hdmv_pgs_subtitle' }, 'pictures'],
  ['teletext', { codec_name: 'dvb_teletext' }, 'format'],
  ['without a name', {}, 'format'],
  ['TTML in MP4', { codec_type: 'data', codec_name: undefined, codec_tag_string: 'stpp' }, null],
])('captions: %s', (_, stream, refusal) => {
  expect(factsOf({}, { codec_type: 'subtitle', ...stream }).captions).toMatchObject([{ index: 1, refusal }]);
});

test('captions within the pictures are named, and data that is none is not', () => {
  expect(factsOf({ closed_captions: 1 }).captions).toMatchObject([{ index: 0, refusal: 'inPictures' }]);
  expect(factsOf({}, { codec_type: 'data', codec_tag_string: 'tmcd' }).captions).toEqual([]);
});

test('a file with very many streams is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-facts-'));
  try {
    const clip = join(folder, 'clip.mp4');
    await makeTestClip(clip, 1, '320x180');
    const srt = '1\n00:00:00,100 --> 00:00:00,900\nمرحبا\n';
    const many = Array.from({ length: 30 }, () => ({ srt, language: 'ara' }));
    await addCaptions(clip, join(folder, 'many.mkv'), 'srt', many);
    const tools = await findTools(process.env['PATH'] ?? '');
    const { file } = await probe(tools, join(folder, 'many.mkv'), new AbortController().signal);
    expect(file.captions).toHaveLength(30);
    expect(file.captions[29]).toMatchObject({ tag: 'ara', refusal: null });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
