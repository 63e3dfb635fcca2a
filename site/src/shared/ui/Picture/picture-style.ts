import type { CSSProperties } from 'react';

import type { ShownPicture } from './shown-picture';

/** Where a picture is cut around when no place in it is the one that matters. */
const MIDDLE = { x: 50, y: 50 };

const placeOf = ({ focus }: ShownPicture): string => `${(focus ?? MIDDLE).x}% ${(focus ?? MIDDLE).y}%`;

/** The colour of a picture until it is there, and the places that stay in sight: of it, and of the one for phones. */
export const pictureStyle = (picture: ShownPicture, phone?: ShownPicture | null): CSSProperties => {
  const places = { '--focus': placeOf(picture), '--focus-phone': placeOf(phone ?? picture) };
  return {
    ...(picture.tint ? { backgroundColor: picture.tint } : {}),
    ...(picture.focus || phone?.focus ? places : {}),
  };
};
