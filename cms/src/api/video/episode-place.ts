/** Larger than any real season or episode number, so that videos without a number are last. */
const NO_SEASON = 1_000;
const NO_EPISODE = 100_000;

/** SQL: sort key of video `v` among the episodes of its show: by season, then by episode. */
export const EPISODE_PLACE = `(coalesce(v.season_number, ${NO_SEASON}) * ${NO_EPISODE + 1} + coalesce(v.episode_number, ${NO_EPISODE}))`;
