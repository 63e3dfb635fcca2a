import { bitRatesOf } from '../playlist/bit-rates';
import { type AppleRule, isLive, ofKind, replacing, rule, targetOf, without } from './apple-rule';
import { type Attributes, attributesOf } from './playlist-attributes';
import { listedIn, type ServedStream } from './served-stream';

const variantsOf = ({ master }: ServedStream): Attributes[] => attributesOf(master, 'EXT-X-STREAM-INF');
const renditionsOf = ({ master }: ServedStream): Attributes[] => attributesOf(master, 'EXT-X-MEDIA');
const keyVariantsOf = ({ master }: ServedStream): Attributes[] =>
  attributesOf(master, 'EXT-X-I-FRAME-STREAM-INF');
const hasPictures = (variant: Attributes): boolean => /avc1|hvc1|av01/.test(variant.get('CODECS') ?? '');
const ratioOf = (variant: Attributes): number => {
  const [width = NaN, height = NaN] = (variant.get('RESOLUTION') ?? '').split('x').map(Number);
  return width / height;
};

/** Whether the measured bit rate of each quality, as a part of what its list says, fits; for recordings or for live. */
const measures =
  (
    attribute: 'BANDWIDTH' | 'AVERAGE-BANDWIDTH',
    measure: 'peak' | 'average',
    kind: 'recorded' | 'live',
    fits: (ratio: number) => boolean,
  ) =>
  (stream: ServedStream): boolean =>
    variantsOf(stream).every((variant, index) => {
      const playlist = ofKind(stream, 'pictures', 'sound')[index];
      if (!playlist || isLive(playlist) !== (kind === 'live')) return playlist !== undefined;
      const sized = listedIn(playlist.text).map(({ uri, seconds }) => ({
        bits: (playlist.files.get(uri)?.bytes ?? NaN) * 8,
        seconds,
      }));
      return fits(bitRatesOf(sized, targetOf(playlist))[measure] / Number(variant.get(attribute)));
    });
const isWithinTenth = (ratio: number): boolean => Math.abs(ratio - 1) <= 0.1;

/** Level and profile of H.264 in a name of RFC 6381, which are its last and first two digits after the dot. */
const isHigh42 = (variant: Attributes): boolean =>
  [...(variant.get('CODECS') ?? '').matchAll(/avc1\.(..)..(..)/g)].every(
    ([, profile = '', level = '']) => parseInt(profile, 16) <= 100 && parseInt(level, 16) <= 42,
  );

const everyVariant =
  (isRight: (variant: Attributes) => boolean): AppleRule['isKept'] =>
  (stream) =>
    variantsOf(stream).length > 0 && variantsOf(stream).every(isRight);

/** The rules that are checked in master playlists. */
export const APPLE_MASTER_RULES: readonly AppleRule[] = [
  rule('1.3', everyVariant(isHigh42), replacing(/avc1\......./, 'avc1.640033')),
  rule(
    '1.19',
    everyVariant((variant) => Number(variant.get('FRAME-RATE') ?? 0) <= 60),
    replacing(/FRAME-RATE=[\d.]+/, 'FRAME-RATE=120.000'),
  ),
  rule(
    '1.26',
    measures('AVERAGE-BANDWIDTH', 'average', 'recorded', isWithinTenth),
    replacing(/(AVERAGE-BANDWIDTH=)/, '$19'),
  ),
  rule('1.27', measures('BANDWIDTH', 'peak', 'recorded', isWithinTenth), replacing(/(:BANDWIDTH=)/, '$19')),
  rule(
    '1.28',
    measures('AVERAGE-BANDWIDTH', 'average', 'live', (ratio) => ratio < 1.1),
    replacing(/(AVERAGE-BANDWIDTH=\d+)\d/, '$1'),
  ),
  rule(
    '1.29',
    measures('BANDWIDTH', 'peak', 'live', (ratio) => ratio < 1.25),
    replacing(/(:BANDWIDTH=\d+)\d/, '$1'),
  ),
  rule(
    '1.33',
    (stream) => {
      const ratios = variantsOf(stream).filter(hasPictures).map(ratioOf);
      return ratios.every((ratio) => Math.abs(ratio / (ratios[0] ?? ratio) - 1) < 0.02);
    },
    replacing(/RESOLUTION=\d+/, 'RESOLUTION=7'),
  ),
  rule(
    '2.3',
    everyVariant((variant) => variant.get('CODECS')?.includes('mp4a.40.') === true),
    replacing(/mp4a\.40\.2/, 'ac-3'),
  ),
  rule(
    '4.6',
    (stream) => renditionsOf(stream).every((each) => each.get('AUTOSELECT') === 'YES'),
    without(/,AUTOSELECT=YES/),
  ),
  rule(
    '6.1',
    (stream) => keyVariantsOf(stream).length > 0 || !variantsOf(stream).some(hasPictures),
    without(/#EXT-X-I-FRAME-STREAM-INF.*\n/g),
  ),
  rule(
    '8.10',
    (stream) => renditionsOf(stream).every((each) => /^[a-z]{2}/.test(each.get('LANGUAGE') ?? '')),
    without(/,LANGUAGE="\w+"/),
  ),
  rule(
    '9.1',
    everyVariant((variant) => (variant.get('CODECS') ?? '') !== ''),
    without(/,CODECS="[^"]*"/),
  ),
  rule(
    '9.2',
    everyVariant((variant) => !hasPictures(variant) || variant.has('RESOLUTION')),
    without(/,RESOLUTION=\w+/),
  ),
  rule(
    '9.3',
    (stream) => keyVariantsOf(stream).every((variant) => hasPictures(variant)),
    replacing(/(I-FRAME-STREAM-INF.*?),CODECS="[^"]*"/, '$1'),
  ),
  rule(
    '9.4',
    (stream) => keyVariantsOf(stream).every((variant) => /^\d+x\d+$/.test(variant.get('RESOLUTION') ?? '')),
    replacing(/(I-FRAME-STREAM-INF.*?),RESOLUTION=\w+/, '$1'),
  ),
  rule(
    '9.9',
    (stream) => variantsOf(stream).filter(hasPictures).length !== 1,
    replacing(/#EXT-X-STREAM-INF.*\n.*\n(?=#EXT-X-STREAM-INF)/g, ''),
  ),
  rule(
    '9.11',
    ({ master }) => master.includes('#EXT-X-INDEPENDENT-SEGMENTS\n'),
    without(/#EXT-X-INDEPENDENT-SEGMENTS\n/),
  ),
  rule(
    '9.14',
    everyVariant((variant) => Number(variant.get('AVERAGE-BANDWIDTH')) > 0),
    without(/,AVERAGE-BANDWIDTH=\d+/),
  ),
  rule(
    '9.15',
    everyVariant((variant) => !hasPictures(variant) || Number(variant.get('FRAME-RATE')) > 0),
    without(/,FRAME-RATE=[\d.]+/),
  ),
  rule(
    '9.21',
    (stream) => variantsOf(stream).some((variant) => Number(variant.get('BANDWIDTH')) <= 192_000),
    replacing(/(:BANDWIDTH=)/g, '$19'),
  ),
  rule(
    'own 1',
    (stream) => {
      const rates = variantsOf(stream).map((variant) => Number(variant.get('BANDWIDTH')));
      return rates.every((rate, index) => rate >= (rates[index - 1] ?? 0));
    },
    replacing(/(:BANDWIDTH=)/, '$1999'),
  ),
];
