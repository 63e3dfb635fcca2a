/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageMetaFragment = { __typename: 'MetaTags', title: string, metaDescription: string, metaImage: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null };
