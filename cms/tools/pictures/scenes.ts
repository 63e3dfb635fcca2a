import { CITY_SCENES } from './city.scenes';
import { LAND_SCENES } from './land.scenes';
import { PLAY_SCENES } from './play.scenes';
import { SEA_SCENES } from './sea.scenes';
import { STAGE_SCENES } from './stage.scenes';

export const SCENES = { ...LAND_SCENES, ...CITY_SCENES, ...SEA_SCENES, ...PLAY_SCENES, ...STAGE_SCENES };
export type SceneName = keyof typeof SCENES;
