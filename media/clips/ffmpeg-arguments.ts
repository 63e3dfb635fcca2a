import { CANVAS, FRAMES_PER_SECOND, SEGMENT_SECONDS, type Clip } from './clip';
import type { Rendition } from './rendition';

const GOP = FRAMES_PER_SECOND * SEGMENT_SECONDS;

const words = (text: string): string[] => text.split(' ');

/** ffmpeg reads raw RGBA frames on its standard input and writes one HLS rendition into each `{name}/` folder. */
export const ffmpegArguments = (clip: Clip, renditions: readonly Rendition[], folder: string): string[] => {
  const { width, height } = CANVAS[clip.shape];
  const split = `[0:v]split=${renditions.length}${renditions.map((_, i) => `[in${i}]`).join('')}`;
  const scaled = renditions.map(
    (rendition, i) => `[in${i}]scale=${rendition.width}:${rendition.height}:flags=area,format=yuv420p[v${i}]`,
  );
  const sound = `[1:a]afade=t=in:d=0.4,afade=t=out:st=${clip.seconds - 0.6}:d=0.6,lowpass=f=2400,volume=0.9,asplit=${renditions.length}${renditions.map((_, i) => `[a${i}]`).join('')}`;

  return [
    ...words('-hide_banner -loglevel error -y'),
    ...words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i pipe:0`),
    ...['-f', 'lavfi', '-i', `aevalsrc=${clip.sound.replaceAll(',', '\\,')}:s=44100:d=${clip.seconds}`],
    ...['-filter_complex', [split, ...scaled, sound].join(';')],
    ...renditions.flatMap(({ name, level, videoKbps, audioKbps }, i) => [
      ...words(`-map [v${i}] -map [a${i}]`),
      // No B-frames: they delay the first picture by two frames, and a live loop would show a hole at its seam.
      ...words(`-c:v libx264 -preset slow -tune animation -profile:v main -level ${level} -bf 0`),
      ...words(`-crf 29 -maxrate ${videoKbps}k -bufsize ${videoKbps * 2}k`),
      ...words(`-g ${GOP} -keyint_min ${GOP} -sc_threshold 0`),
      ...words(`-c:a aac -b:a ${audioKbps}k -ac 1 -t ${clip.seconds}`),
      ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_flags independent_segments`),
      ...words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename'),
      ...[`${folder}/${name}/%d.m4s`, `${folder}/${name}/index.m3u8`],
    ]),
  ];
};
