import { parseIngestArguments } from './parse-ingest-arguments';

describe('parseIngestArguments', () => {
  it('reads a file, a code and captions', () => {
    const args = [
      'film.mov',
      '--code',
      'h9mjgw3p',
      '--captions',
      'C:film.srt:ar',
      '--captions',
      'film.vtt:en',
    ];
    expect(parseIngestArguments(args)).toEqual({
      file: 'film.mov',
      code: 'h9mjgw3p',
      captions: [
        { file: 'C:film.srt', locale: 'ar' },
        { file: 'film.vtt', locale: 'en' },
      ],
    });
  });

  it.each([
    [[], 'Usage:'],
    [['film.mov'], 'Usage:'],
    [['film.mov', 'other.mov', '--code', 'h9mjgw3p'], 'Usage:'],
    [['film.mov', '--code', '../etc'], 'is no code of a video'],
    [['film.mov', '--code', 'h9mjgw3p', '--captions', 'film.srt'], 'names no language'],
    [['film.mov', '--kode', 'h9mjgw3p'], 'Usage:'],
  ])('explains what is wrong with %j', (args, text) => {
    expect(() => parseIngestArguments(args)).toThrow(text);
  });
});
