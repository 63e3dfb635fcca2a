/** Columns of a picture in views, with the attribute of Strapi's file that each comes from. */
export const PICTURE_COLUMNS = [
  ['url', 'url'],
  ['mime', 'mime'],
  ['width', 'width'],
  ['height', 'height'],
  ['tint', 'tint'],
  ['focus', 'focalPoint'],
  ['formats', 'formats'],
  ['file_name', 'name'],
  ['file_alt', 'alternativeText'],
] as const;
