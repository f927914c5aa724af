export interface PromptPart {
  /** In UTF-16 units of the text; it begins before the end of the one before where they overlap. */
  start: number
  end: number
  tokens: number
}

export interface SplitRules {
  /** Tokens that a part may have. */
  most: number
  /** Tokens of the end of a part that the next one repeats. */
  overlap: number
}

type Count = (text: string) => number

/** Ends of the sentences, or of the words, of a stretch of text (UAX 29). */
function endsIn(text: string, from: number, to: number, granularity: 'sentence' | 'word' | 'grapheme'): number[] {
  const segmenter = new Intl.Segmenter('en', { granularity })
  return [...segmenter.segment(text.slice(from, to))].map(({ index, segment }) => from + index + segment.length)
}

/** In UTF-16 units, which no token outruns in either vocabulary. */
const longestStretch = 20_000

/** Places where a text may be cut: ends of sentences, and within one that is too long those of words, then of characters. */
function cutsOf(text: string, most: number, count: Count): number[] {
  const cuts: number[] = []
  let from = 0
  const add = (start: number, end: number, finer: readonly ('word' | 'grapheme')[]): void => {
    const [granularity, ...rest] = finer
    const isShort = end - start <= longestStretch && count(text.slice(start, end)) <= most
    if (isShort || granularity === undefined) {
      cuts.push(end)
      return
    }
    let begin = start
    for (const place of endsIn(text, start, end, granularity)) {
      add(begin, place, rest)
      begin = place
    }
  }
  for (const place of endsIn(text, 0, text.length, 'sentence')) {
    add(from, place, ['word', 'grapheme'])
    from = place
  }
  return cuts
}

/** The last cut up to which a part from `start` has at most so many tokens; the first one where even that is too much. */
function reach(
  text: string,
  cuts: readonly number[],
  first: number,
  start: number,
  most: number,
  count: Count,
): number {
  let low = first
  let high = first
  // A part grows in doubling steps, so that long ones are not counted sentence by sentence.
  for (let step = 1; high < cuts.length - 1; step *= 2) {
    const next = Math.min(cuts.length - 1, high + step)
    if (count(text.slice(start, cuts[next])) > most) {
      high = next
      break
    }
    low = next
    high = next
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (count(text.slice(start, cuts[middle])) > most) high = middle
    else low = middle
  }
  return low
}

/** Where the next part begins: as many whole sentences before the end as the overlap has room for, but behind `start`. */
function beginOfNext(text: string, cuts: readonly number[], part: PromptPart, overlap: number, count: Count): number {
  let begin = part.end
  for (let at = cuts.indexOf(part.end) - 1; at >= 0; at--) {
    const place = cuts[at] ?? 0
    if (place <= part.start || count(text.slice(place, part.end)) > overlap) break
    begin = place
  }
  return begin
}

/**
 * Parts of a text that have at most so many tokens each, counted for each part as it stands, ending where sentences end. Together they
 * hold the whole text; each begins within the one before as far as the overlap allows. A single character that has more tokens than a part
 * may have is a part of its own. Throws a RangeError for a limit below 1 or an overlap that is not smaller than the limit.
 */
export function splitPrompt(text: string, { most, overlap }: SplitRules, count: Count): PromptPart[] {
  if (!(most >= 1) || !(overlap >= 0 && overlap < most))
    throw new RangeError(`no parts of ${most} with ${overlap} over`)
  const cuts = cutsOf(text, most, count)
  const parts: PromptPart[] = []
  let start = 0
  let first = 0
  while (first < cuts.length) {
    // What is repeated must leave room for something new.
    if (parts.length > 0 && count(text.slice(start, cuts[first])) > most) start = cuts[first - 1] ?? 0
    const last = reach(text, cuts, first, start, most, count)
    const end = cuts[last] ?? text.length
    const part = { start, end, tokens: count(text.slice(start, end)) }
    parts.push(part)
    first = last + 1
    start = overlap === 0 ? end : beginOfNext(text, cuts, part, overlap, count)
  }
  return parts
}
