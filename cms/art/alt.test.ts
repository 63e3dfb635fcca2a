import { altOf } from './alt';
import { SCENES, type SceneName } from './scenes/scenes';

describe('alternative texts', () => {
  const alts = (Object.keys(SCENES) as SceneName[]).map((scene) => altOf('tech', { seed: 's', scene }));

  it('differ from scene to scene', () => {
    expect(new Set(alts.map(({ en }) => en)).size).toBe(alts.length);
    expect(new Set(alts.map(({ ar }) => ar)).size).toBe(alts.length);
  });

  it('are written in the script of their language', () => {
    expect(alts.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar) || /[A-Za-z]/.test(ar))).toEqual([]);
    expect(alts.filter(({ en }) => !/[a-z]/.test(en) || /\p{Script=Arabic}/u.test(en))).toEqual([]);
  });

  it('say what the seed chose where no scene is pinned', () => {
    expect(alts).toContain(altOf('tech', { seed: 'any' }));
  });
});
