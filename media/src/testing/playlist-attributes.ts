/** Attributes of a line of a playlist, by their names. */
export type Attributes = ReadonlyMap<string, string>;

/** Returns the attributes of each line with this tag, without quotation marks. */
export const attributesOf = (text: string, tag: string): Attributes[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`#${tag}:`))
    .map(
      (line) =>
        new Map(
          [...line.matchAll(/([A-Z-]+)=(?:"([^"]*)"|([^",]*))/g)].map(([, name = '', quoted, plain]) => [
            name,
            quoted ?? plain ?? '',
          ]),
        ),
    );
