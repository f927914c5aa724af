/** Long work cut into short steps, so that whoever runs it can show progress, stop it, or just run it to the end. */
export interface Work<Result> {
  /** Does one step of at most a few milliseconds. True when the work is finished. */
  advance(): boolean
  /** The part that is done, 0 to 1. */
  share(): number
  /** What came out. Throws before the work is finished. */
  result(): Result
}

/** Runs work to its end without a pause. */
export function finish<Result>(work: Work<Result>): Result {
  while (!work.advance());
  return work.result()
}

/** Work that was no work. */
export function finishedWork<Result>(result: Result): Work<Result> {
  return { advance: () => true, share: () => 1, result: () => result }
}
