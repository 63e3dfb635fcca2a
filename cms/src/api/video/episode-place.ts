/** More than any season or episode has, so that those without a number stand at the end. */
const NO_SEASON = 1_000;
const NO_EPISODE = 100_000;

/** SQL of where a video `v` stands among the episodes of its show: by season, then by episode. */
export const EPISODE_PLACE = `(coalesce(v.season_number, ${NO_SEASON}) * ${NO_EPISODE + 1} + coalesce(v.episode_number, ${NO_EPISODE}))`;
