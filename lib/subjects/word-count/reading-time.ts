/**
 * Words a minute of adults who read English: silently, non-fiction and fiction, and aloud. M. Brysbaert, How many words do we read per
 * minute? A review and meta-analysis of reading rate, Journal of Memory and Language 109 (2019) 104047.
 */
export const readingSpeeds = { nonFiction: 238, fiction: 260, aloud: 183 }

/** Seconds it takes to read `words` at `wordsPerMinute`, rounded up to a whole second. */
export function readingSeconds(words: number, wordsPerMinute: number): number {
  return Math.ceil((words / wordsPerMinute) * 60)
}
