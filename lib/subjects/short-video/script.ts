export type VideoFormat = 'tutorial' | 'story' | 'review' | 'list' | 'behind'

export interface VideoFacts {
  format: VideoFormat
  hook: string
  /** A line each: spoken | shown | text on the screen; the last two may be left out. */
  points: string
  ending: string
  /** Named in the first shot where the video is paid for. */
  sponsor: string
  isPaid: boolean
  wordsPerSecond: number
  /** The least time a shot stands, in seconds. */
  shortest: number
}

export interface Shot {
  /** In milliseconds from the beginning. */
  start: number
  end: number
  part: string
  shown: string
  spoken: string
  screen: string
  words: number
}

/** What is seen where the visitor did not say it: a suggestion about the camera, never about the matter. */
const suggestions: Readonly<Record<VideoFormat, { hook: string; points: readonly string[]; ending: string }>> = {
  tutorial: {
    hook: 'The finished result, close',
    points: ['Hands at work, from above', 'The same, from the side', 'Close on the detail'],
    ending: 'The finished result, held up',
  },
  story: {
    hook: 'Face to the camera, close',
    points: ['Where it happened', 'Face to the camera', 'What changed, close'],
    ending: 'Face to the camera, a step back',
  },
  review: {
    hook: 'The thing in the hand',
    points: ['The thing in use', 'Close on what is said', 'Face to the camera, the thing beside it'],
    ending: 'The thing on the table, whole',
  },
  list: {
    hook: 'Face to the camera, fingers show the number',
    points: ['The matter of this point, close', 'The same, another angle'],
    ending: 'All of them in one picture',
  },
  behind: {
    hook: 'Through the door, camera walks',
    points: ['Somebody at work, from behind', 'Hands, close', 'The room, whole'],
    ending: 'The people, looking into the camera',
  },
}

const partNames: Readonly<Record<VideoFormat, string>> = {
  tutorial: 'Step',
  story: 'Scene',
  review: 'Point',
  list: 'Number',
  behind: 'Scene',
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Words that are spoken: what stands between spaces and has a letter or digit. */
export const spokenWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** How long a text takes at a pace, in whole milliseconds, and no less than a shot must stand. */
export function timeOf(
  words: number,
  { wordsPerSecond, shortest }: Pick<VideoFacts, 'wordsPerSecond' | 'shortest'>,
): number {
  return Math.round(Math.max(words / wordsPerSecond, shortest) * 1000)
}

/**
 * The shots of a short video in their order: opening, a shot for each line, ending, one behind the other without a gap. A shot lasts as long as its
 * words at the pace, or the shortest time.
 */
export function shotsOf(facts: VideoFacts): Shot[] {
  const { hook, points, ending } = suggestions[facts.format]
  const lines = facts.points.split(/[\n\r]+/).filter((line) => tidy(line) !== '')
  const paid = facts.isPaid ? `Advertisement${tidy(facts.sponsor) === '' ? '' : `: ${tidy(facts.sponsor)}`}` : ''
  const parts = [
    ...(tidy(facts.hook) === '' ? [] : [{ part: 'Opening', line: facts.hook, shown: hook }]),
    ...lines.map((line, at) => ({
      part: `${partNames[facts.format]} ${at + 1}`,
      line,
      shown: points[at % points.length] ?? '',
    })),
    ...(tidy(facts.ending) === '' ? [] : [{ part: 'Ending', line: facts.ending, shown: ending }]),
  ]
  let start = 0
  return parts.map(({ part, line, shown }, at) => {
    const [spoken = '', ownShown = '', ownScreen = ''] = line.split('|').map(tidy)
    const words = spokenWords(spoken)
    const end = start + timeOf(words, facts)
    const shot: Shot = {
      start,
      end,
      part,
      shown: ownShown === '' ? shown : ownShown,
      spoken,
      screen: [at === 0 ? paid : '', ownScreen].filter((text) => text !== '').join('. '),
      words,
    }
    start = end
    return shot
  })
}

const two = (value: number) => String(value).padStart(2, '0')

/** A time of SubRip: 00:01:02,500. */
export function srtTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)},${String(milliseconds % 1000).padStart(3, '0')}`
}

/** A time for people: 1:02.5. */
export function clockTime(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100)
  return `${Math.floor(tenths / 600)}:${two(Math.floor(tenths / 10) % 60)}.${tenths % 10}`
}

/** Pieces of about the same number of words, none longer than a caption may be where its words allow. */
function captionPieces(spoken: string, longest: number): string[] {
  const words = spoken.split(' ')
  for (let count = Math.max(1, Math.ceil(spoken.length / longest)); ; count++) {
    const pieces = Array.from({ length: count }, (_, at) =>
      words.slice(Math.round((at * words.length) / count), Math.round(((at + 1) * words.length) / count)).join(' '),
    ).filter((piece) => piece !== '')
    if (count >= words.length || pieces.every((piece) => piece.length <= longest)) return pieces
  }
}

/**
 * What is spoken as a SubRip file: numbered captions without a gap, parted at words so that none is longer than asked, each as long as its share of
 * the words of its shot. Silent shots have none.
 */
export function asSrt(shots: readonly Shot[], longest: number): string {
  const cues: string[] = []
  for (const { start, end, spoken } of shots) {
    if (spoken === '') continue
    const pieces = captionPieces(spoken, longest)
    const all = spoken.split(' ').length
    let before = 0
    for (const piece of pieces) {
      const from = start + Math.round(((end - start) * before) / all)
      before += piece.split(' ').length
      const to = start + Math.round(((end - start) * before) / all)
      cues.push(`${cues.length + 1}\r\n${srtTime(from)} --> ${srtTime(to)}\r\n${piece}\r\n`)
    }
  }
  return cues.join('\r\n')
}
