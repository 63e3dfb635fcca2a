/** Id of the section of the comments: links to comments lead to it. */
export const COMMENTS_ID = 'comments';
