/** Id of the place under the film that the watch page keeps for the transcript. */
export const TRANSCRIPT_PLACE = 'transcript';
