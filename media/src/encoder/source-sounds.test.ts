import { languageOf, soundsOf, type ProbedSound } from './source-sounds';

const sound = (index: number, more: Omit<ProbedSound, 'index'> = {}): ProbedSound => ({
  ...{ index, codec_type: 'audio', codec_name: 'aac', channels: 2, channel_layout: 'stereo' },
  ...more,
});
const inLanguage = (language: string) => ({ tags: { language } });
const flagged = (use: keyof NonNullable<ProbedSound['disposition']>) => ({ disposition: { [use]: 1 } });

describe('languageOf', () => {
  it.each([
    ['ara', 'ar'],
    ['eng', 'en'],
    ['fre', 'fr'],
    ['fra', 'fr'],
    ['per', 'fa'],
    ['ckb', 'ckb'],
    ['ar-EG', 'ar-EG'],
    ['pt_br', 'pt-BR'],
    ['zh-hans', 'zh-Hans'],
    ['es-419', 'es-419'],
    ['AR', 'ar'],
  ])('writes %s as %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it.each(['und', 'mul', 'zxx', 'mis', 'qaa', '', 'arabic', '1', undefined])('finds none in %s', (tag) => {
    expect(languageOf(tag)).toBeNull();
  });
});

describe('soundsOf', () => {
  const order = (streams: readonly ProbedSound[]) =>
    soundsOf(streams).sounds.map(({ streams: [index], kind }) => [index, kind]);

  it('keeps every language, the one that the file marks first', () => {
    const { sounds, lost } = soundsOf([
      { ...sound(1), ...inLanguage('eng') },
      { ...sound(2), ...inLanguage('ara'), ...flagged('default') },
      { ...sound(3), ...inLanguage('fre') },
    ]);
    expect(sounds.map(({ language }) => language)).toEqual(['ar', 'en', 'fr']);
    expect(lost).toEqual([]);
  });

  it('puts special sounds last, also one that the file marks as its default', () => {
    expect(
      order([
        sound(1, flagged('comment')),
        sound(2, { disposition: { visual_impaired: 1, default: 1 } }),
        sound(3),
        sound(4, flagged('hearing_impaired')),
      ]),
    ).toEqual([
      [3, 'programme'],
      [1, 'commentary'],
      [2, 'description'],
      [4, 'clear_speech'],
    ]);
  });

  it('reads special sounds from titles too, and takes the voice of a match for the programme', () => {
    const titles = ['Arabic commentary', 'Director’s commentary', 'Audio Description', 'وصف صوتي'];
    expect(order(titles.map((title, index) => sound(index, { tags: { title } })))).toEqual([
      [0, 'programme'],
      [1, 'commentary'],
      [2, 'description'],
      [3, 'description'],
    ]);
  });

  it('makes one sound of a camera’s two channels, and says that it leaves out more', () => {
    const channels = [1, 2, 3, 4].map((index) =>
      sound(index, { codec_name: 'pcm_s16le', channels: 1, channel_layout: 'mono' }),
    );
    expect(soundsOf(channels.slice(0, 2))).toMatchObject({
      sounds: [{ streams: [1, 2], channels: 2 }],
      lost: [],
    });
    const { sounds, lost } = soundsOf(channels);
    expect(sounds).toHaveLength(1);
    expect(lost).toEqual(
      Array.from({ length: 2 }, () => ({ language: null, codec: 'pcm_s16le', reason: 'SINGLE_CHANNEL' })),
    );
  });

  it('keeps two languages of one channel each apart', () => {
    const mono = { channels: 1, channel_layout: 'mono' };
    const { sounds } = soundsOf([
      { ...sound(1, mono), ...inLanguage('ara') },
      { ...sound(2, mono), ...inLanguage('eng') },
    ]);
    expect(sounds.map(({ streams }) => streams)).toEqual([[1], [2]]);
  });

  it('says what it leaves out of a file with very many sounds', () => {
    const languages = ['ara', 'eng'];
    const { sounds, lost } = soundsOf(
      Array.from({ length: 18 }, (_, index) => ({
        ...sound(index),
        ...inLanguage(languages[index % 2] ?? ''),
      })),
    );
    expect(sounds).toHaveLength(16);
    expect(lost.map(({ reason }) => reason)).toEqual(['TOO_MANY', 'TOO_MANY']);
  });
});
