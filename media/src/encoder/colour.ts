/** What the colours of a file are, as far as they have to be changed for BT.709. */
export interface Colour {
  /** Curve of a picture brighter than a screen of BT.709 can be; null for others. */
  hdr: 'arib-std-b67' | 'smpte2084' | null;
  /** Whether its primaries are those of BT.2020, which has more colours. */
  isWide: boolean;
  /** Matrix that a file without a tag has, by custom; null where the file says it, and for RGB. */
  matrix: 'bt601' | 'bt709' | null;
}

/** What ffprobe says of the colours of a stream. */
export interface ProbedColour {
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_space?: string;
  color_transfer?: string;
  color_primaries?: string;
}

const RGB = /^(?:gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8|x2rgb)/;
/** Largest picture of standard definition: without a tag, its matrix is that of BT.601. */
const STANDARD = { width: 1279, height: 576 } as const;

const isSaid = (tag: string | undefined): boolean =>
  tag !== undefined && tag !== 'unknown' && tag !== 'reserved';

/** Returns what the colours of a stream are. */
export const colourOf = (stream: ProbedColour): Colour => {
  const { width = 0, height = 0, pix_fmt: format = '', color_transfer: transfer } = stream;
  const isStandard = width <= STANDARD.width && height <= STANDARD.height;
  const isKnown = isSaid(stream.color_space) || RGB.test(format);
  return {
    hdr: transfer === 'arib-std-b67' || transfer === 'smpte2084' ? transfer : null,
    isWide: stream.color_primaries === 'bt2020',
    matrix: isKnown ? null : isStandard ? 'bt601' : 'bt709',
  };
};

/**
 * White of BT.709 is 100 cd/m², so what is as bright there keeps its brightness: a grey stays the grey it was. Above
 * 0.8 the curve bends, so that highlights of up to 1000 cd/m² keep their shapes.
 */
const WHITE = 100;
const PEAK = 1000;
const KNEE = 0.8;

/**
 * What the compression of an HDR film leaves in a channel that should be empty are a few thousandths of its light, which
 * the curve of a screen shows as 30 of 255. So much more colour, in linear light, takes it away; no grey changes.
 */
const SATURATION = 1.03;
const saturated = `32768+(val-32768)*${SATURATION}`;
const SATURATED = [
  ...['zscale=m=709:r=limited', 'format=yuv444p16le'],
  `lutyuv=u=${saturated}:v=${saturated}`,
];

const asBt2020 = (transfer: string): string =>
  `zscale=tin=${transfer}:min=2020_ncl:pin=2020:rin=limited:t=${transfer}:m=2020_ncl:p=2020:r=limited`;

/** Filters from BT.2020 to BT.709. What a file does not say is first said to it: zscale changes only what it knows. */
const fromBt2020 = ({ hdr }: Colour): string[] => {
  if (hdr === null) return [asBt2020('709'), 'zscale=p=709:t=709:m=709:r=limited'];
  return [
    ...[asBt2020(hdr), `zscale=t=linear:npl=${WHITE}`, 'format=gbrpf32le', 'zscale=p=709'],
    `tonemap=tonemap=mobius:param=${KNEE}:desat=0:peak=${PEAK / WHITE}`,
    ...SATURATED,
    'zscale=t=709:m=709:r=limited',
  ];
};

const isBt2020 = ({ hdr, isWide }: Colour): boolean => hdr !== null || isWide;

const scaled = (size: string, from: string | null, options: readonly string[]): string =>
  [`scale=${size}:flags=bicubic`, ...(from === null ? [] : [`in_color_matrix=${from}`]), ...options].join(
    ':',
  );

/** Scales first, because the curves are the slowest part, and to 4:4:4, because zscale refuses odd sides in 4:2:0. */
const toBt709 = (colour: Colour, size: string): string[] => [
  scaled(size, 'bt2020', ['out_color_matrix=bt2020', 'out_range=tv']),
  'format=yuv444p10le',
  ...fromBt2020(colour),
];

/** Returns the filters that make pictures of `width` to `height` pixels in 8 bit BT.709, as films have them. */
export const filmPictures = (colour: Colour, width: number, height: number): string[] => {
  const size = `${width}:${height}`;
  const changed = isBt2020(colour)
    ? toBt709(colour, size)
    : [scaled(size, colour.matrix, ['out_color_matrix=bt709', 'out_range=tv'])];
  return [...changed, 'setsar=1', 'format=yuv420p'];
};

/** Tags of what {@link filmPictures} returns. Browsers guess another matrix for an upright film than for a wide one. */
export const FILM_TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv' as const;

/** Returns the filters that make RGB pictures of this size, for {@link JPEG_PICTURES}. */
export const stillPictures = (colour: Colour, width: number, height: number): string[] => {
  const size = `${width}:${height}`;
  const changed = isBt2020(colour)
    ? [...toBt709(colour, size), 'format=yuv444p', 'scale=in_color_matrix=bt709:in_range=tv']
    : [scaled(size, colour.matrix, [])];
  return [...changed, 'setsar=1', 'format=rgb24'];
};

/** Filters from RGB to what JPEG has (JFIF): the matrix of BT.601 and the full range. */
export const JPEG_PICTURES = ['scale=out_color_matrix=bt601:out_range=pc', 'format=yuvj420p'] as const;
