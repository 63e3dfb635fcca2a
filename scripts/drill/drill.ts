export interface DrillContext {
  root: string;
  args: readonly string[];
  say: (line: string) => void;
}

/** One of the slow proofs: what it proves, and its run, which throws where the proof fails. */
export interface Drill {
  proves: string;
  run: (context: DrillContext) => Promise<void>;
}
