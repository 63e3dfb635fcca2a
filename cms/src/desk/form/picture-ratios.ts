const WIDE = 16 / 9;
const UPRIGHT = 9 / 16;
const POSTER = 2 / 3;
const SQUARE = 1;
const SHARE_CARD = 1200 / 630;

/** Width divided by height that the site shows a picture in, by type and field. */
const RATIOS: ReadonlyMap<string, number> = new Map([
  ['api::video.video.poster', WIDE],
  ['api::video.video.upright', UPRIGHT],
  ['api::show.show.poster', POSTER],
  ['api::show.show.wide', WIDE],
  ['api::show.show.upright', UPRIGHT],
  ['api::channel.channel.picture', SQUARE],
  ['api::sport.sport.picture', SQUARE],
  ['api::landing.landing.heroWide', WIDE],
  ['api::meta-tags.meta-tag.picture', SHARE_CARD],
]);

/** Returns the ratio that a picture should have; null where any is right. */
export const ratioOf = (uid: string, name: string): number | null => RATIOS.get(`${uid}.${name}`) ?? null;
