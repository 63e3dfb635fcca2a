import { SCENE_ALTS } from './alt';
import { SCENES } from './scenes/scenes';

describe('alternative texts', () => {
  it('exist for every scene, each different, in the script of its language', () => {
    const alts = Object.values(SCENE_ALTS);
    expect(Object.keys(SCENE_ALTS)).toEqual(Object.keys(SCENES));
    expect(new Set(alts.map(({ en }) => en)).size).toBe(alts.length);
    expect(new Set(alts.map(({ ar }) => ar)).size).toBe(alts.length);
    expect(alts.filter(({ ar }) => /[A-Za-z]/.test(ar))).toEqual([]);
    expect(alts.filter(({ en }) => /\p{Script=Arabic}/u.test(en))).toEqual([]);
  });
});
