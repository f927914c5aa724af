/* How long the parts of Morse code last. */

export interface Speed {
  /** Of the characters, in words of the length of PARIS a minute. */
  wpm: number
  /** With the longer gaps of Farnsworth, at most `wpm`. */
  overall: number
}

/** A tone that is keyed: how long it sounds and then rests, in milliseconds, alternately. */
export type Keying = readonly number[]

export interface Units {
  /** Of a dot, in milliseconds. A dash has three. */
  dot: number
  betweenCharacters: number
  betweenWords: number
}

/**
 * Lengths in milliseconds. PARIS and the gap behind it have 50 dots, so that a dot lasts 1200 ms by the words a minute. What an overall
 * speed below that of the characters adds is spread over the gaps in 3 to 7: ARRL, A Standard for Morse Timing Using the Farnsworth
 * Technique.
 */
export function unitsOf({ wpm, overall }: Speed): Units {
  const dot = 1200 / wpm
  if (overall >= wpm) return { dot, betweenCharacters: 3 * dot, betweenWords: 7 * dot }
  const added = ((60 * wpm - 37.2 * overall) / (overall * wpm)) * 1000
  return { dot, betweenCharacters: (3 * added) / 19, betweenWords: (7 * added) / 19 }
}

function lastingOf(code: string, dot: number): number[] {
  return Array.from(code).flatMap((sign) => [sign === '-' ? 3 * dot : dot, dot])
}

/** The keying of Morse that is written with dots, hyphens, spaces and slashes, until it is longer than `most` milliseconds. */
export function keyingOf(
  morse: string,
  speed: Speed,
  most = Infinity,
): { keying: Keying; milliseconds: number; isWhole: boolean } {
  const { dot, betweenCharacters, betweenWords } = unitsOf(speed)
  const keying: number[] = []
  let milliseconds = 0
  for (const word of morse.split(/\s*[/\n]+\s*/)) {
    for (const code of word.split(/\s+/)) {
      if (code === '') continue
      if (milliseconds >= most) return { keying, milliseconds, isWhole: false }
      for (const length of lastingOf(code, dot)) {
        keying.push(length)
        milliseconds += length
      }
      milliseconds += betweenCharacters - dot
      keying[keying.length - 1] = betweenCharacters
    }
    if (keying.length === 0) continue
    milliseconds += betweenWords - (keying.at(-1) ?? 0)
    keying[keying.length - 1] = betweenWords
  }
  return { keying, milliseconds, isWhole: true }
}
