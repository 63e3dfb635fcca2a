/**
 * How long whoever passes a picture on may keep it. A replaced file is seen within a minute of being asked for; a week bridges every
 * time in which the cms is away.
 */
export const PICTURE_CACHE = 'public, max-age=60, stale-while-revalidate=604800, stale-if-error=604800';
