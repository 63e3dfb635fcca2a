export type Greeting = 'morning' | 'afternoon' | 'evening' | 'late';

/** Returns the greeting for an hour of the viewer's clock, 0 to 23: the evening lasts until 3 at night. */
export const greetingOf = (hour: number): Greeting => {
  if (hour < 3 || hour >= 17) return 'evening';
  if (hour < 5) return 'late';
  return hour < 12 ? 'morning' : 'afternoon';
};
