import type { PictureOrder } from '../tools/pictures/picture-svg';
import type { InBoth } from './seed-types';

/** A picture of the seeds: how it is drawn (`npm run pictures`) and what it shows. */
export interface PictureSeed extends PictureOrder {
  alt: InBoth<string>;
}
