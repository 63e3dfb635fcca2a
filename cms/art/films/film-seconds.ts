/** Length of the film of a scene: what a video of the seeds lasts that tells no story. */
export const FILM_SECONDS = 8;
