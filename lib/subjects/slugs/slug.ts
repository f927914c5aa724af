import { inAscii, type SlugLanguage } from './latin-letters'

export interface SlugRules {
  language: SlugLanguage
  separator: '-' | '_' | '.'
  /** Longest slug in characters; it ends with a whole word where it can. */
  longest: number | undefined
  /** Words such as "the" and "of" are left out. */
  dropsSmall: boolean
  /** Further words that are left out, in small letters. */
  dropped: ReadonlySet<string>
  /** What becomes of signs that are neither Latin, Cyrillic nor Greek. */
  others: 'keep' | 'percent' | 'drop'
}

const small = new Set(
  (
    'a an the and or of in on at to for from by with is it as be this that your ' +
    'der die das und oder ein eine einer im in am von zu mit fuer fur den dem des ' +
    'le la les un une et ou de du des en au aux pour par avec ' +
    'el los las y o del al con por para il lo gli i e di da per os as do dos uma um het een van voor met'
  ).split(' '),
)

const unreserved = /[^a-z0-9]+/gu
const lettersOfAll = /[^\p{L}\p{M}\p{N}]+/gu

/** Undoes %E4 and the like where they are UTF-8, so that a slug of a slug is the same. */
function withoutPercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/giu, (run) => {
    try {
      return decodeURIComponent(run)
    } catch (error) {
      if (error instanceof URIError) return run
      throw error
    }
  })
}

function wordsOf(title: string, { language, others }: SlugRules): string[] {
  const given = others === 'percent' ? withoutPercent(title) : title
  const spoken = given.replaceAll(/(?<=[\p{L}\p{N}])['’ʼ`´](?=\p{L})/gu, '').replaceAll(/\p{Cf}/gu, '')
  const ascii = inAscii(spoken, language)
  return ascii.split(others === 'drop' ? unreserved : lettersOfAll).filter((word) => word !== '')
}

function lengthOf(words: readonly string[], percent: boolean): number {
  const joined = words.join('-')
  return percent ? encodeURIComponent(joined).length : Array.from(joined).length
}

function shortened(words: readonly string[], longest: number | undefined, percent: boolean): string[] {
  if (longest === undefined) return [...words]
  const kept: string[] = []
  for (const word of words) {
    if (lengthOf([...kept, word], percent) > longest) break
    kept.push(word)
  }
  if (kept.length > 0 || words.length === 0) return kept
  const signs = Array.from(words[0] ?? '')
  while (signs.length > 0 && lengthOf([signs.join('')], percent) > longest) signs.pop()
  return [signs.join('')]
}

/**
 * The slug of one title: words in small letters, parted by the separator. With `drop` and `percent` it holds unreserved characters of RFC 3986
 * (and percent signs) alone; empty where nothing of the title is left. Half of a surrogate pair is left out.
 */
export function slugOf(title: string, rules: SlugRules): string {
  const all = wordsOf(title.toWellFormed().replaceAll('\ufffd', ' '), rules)
  const wanted = all.filter((word) => !rules.dropped.has(word) && !(rules.dropsSmall && small.has(word)))
  const isPercent = rules.others === 'percent'
  const words = shortened(wanted.length > 0 ? wanted : all, rules.longest, isPercent).filter((word) => word !== '')
  const slug = words.join(rules.separator)
  return isPercent ? encodeURIComponent(slug) : slug
}

/** FNV-1a over UTF-16 units, eight hexadecimal digits: the same title has the same one. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

export interface Slugs {
  slugs: string[]
  /** Titles of which nothing was left; their slug is made of a digest. */
  empty: number
  /** Slugs that were there already and got a number. */
  repeated: number
}

/** Slugs of many titles, each one different: the second of two alike ends with 2. A blank title stays blank. */
export function slugsOf(titles: readonly string[], rules: SlugRules): Slugs {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  let empty = 0
  let repeated = 0
  const slugs = titles.map((title) => {
    if (title.trim() === '') return ''
    let slug = slugOf(title, rules)
    if (slug === '') {
      empty++
      slug = `item${rules.separator}${digestOf(title)}`
    }
    if (taken.has(slug)) repeated++
    const base = slug
    for (let number = next.get(base) ?? 2; taken.has(slug); number++) {
      slug = `${base}${rules.separator}${number}`
      next.set(base, number + 1)
    }
    taken.add(slug)
    return slug
  })
  return { slugs, empty, repeated }
}
