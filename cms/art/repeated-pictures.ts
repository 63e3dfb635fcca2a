/** Cards that a viewer sees together: a name and the pictures on them. */
export interface PictureView {
  name: string;
  pictures: readonly string[];
}

/** Finds pictures that are twice in one view. Two names with one content are one picture to a viewer. */
export const findRepeatedPictures = (
  views: readonly PictureView[],
  contentOf: (picture: string) => string,
): string[] =>
  views.flatMap(({ name, pictures }) => {
    const seen = new Map<string, string>();
    return pictures.flatMap((picture) => {
      const content = contentOf(picture);
      const first = seen.get(content);
      if (first === undefined) {
        seen.set(content, picture);
        return [];
      }
      return [`${name}: ${picture} looks like ${first}`];
    });
  });
