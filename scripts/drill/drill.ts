export interface DrillContext {
  root: string;
  args: readonly string[];
  say: (line: string) => void;
}

/** A drill: what it proves, and a run function that throws when the proof fails. */
export interface Drill {
  proves: string;
  run: (context: DrillContext) => Promise<void>;
}
