/** Returns the fragment of a section: `BRANDED_CONTENT` has `#branded-content`. */
export const topicId = (topic: string): string => topic.toLowerCase().replace(/_/g, '-');
