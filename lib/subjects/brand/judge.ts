import { escapedPattern } from '@/lib/base/text/escape-pattern'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { contrastRatio, writtenRatio } from '@/lib/subjects/colour/contrast'
import { deltaE2000 } from '@/lib/subjects/colour/delta-e'
import { labOf, oklchOf, type Triple } from '@/lib/subjects/colour/spaces'
import { bytesOf, hexOf } from '@/lib/subjects/colour/write'
import type { BrandFacts } from './facts'
import type { BrandColour, BrandProfile, Breach, Judged, RuleName, RuleScore } from './profile'

const xyzOfHex = (hex: string): Triple => {
  const read = parseColour(hex)
  return isColour(read) ? read.xyz : [0, 0, 0]
}

/** The nearest colour of a brand, with its distance in CIEDE2000. */
export function nearestColour(
  hex: string,
  colours: readonly BrandColour[],
): { colour: BrandColour; distance: number } | undefined {
  const lab = labOf(xyzOfHex(hex))
  return colours
    .map((colour) => ({ colour, distance: deltaE2000(labOf(xyzOfHex(colour.hex)), lab) }))
    .reduce<{ colour: BrandColour; distance: number } | undefined>(
      (best, one) => (best && best.distance <= one.distance ? best : one),
      undefined,
    )
}

/** A chroma in OKLCH below which a colour is a grey to the eye. */
const greyChroma = 0.015
const isGrey = (hex: string) => oklchOf(xyzOfHex(hex))[1] < greyChroma

const styles =
  /(?:regular|bold|italic|oblique|medium|semibold|demibold|extrabold|light|extralight|thin|black|heavy|book|roman|variable|vf|psmt|mt|ps)$/

/** The family of a font as it is compared: without spaces, style and letter case. */
export function plainFamily(name: string): string {
  let plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  for (;;) {
    const shorter = plain.replace(styles, '')
    if (shorter === plain || shorter.length < 3) return plain
    plain = shorter
  }
}

/** A term as whole words, in any letter case; what is white space or a hyphen in it may be either, or nothing. */
function asWords(term: string, isLoose: boolean): RegExp {
  const parts = term
    .trim()
    .split(/[\s-]+/)
    .map(escapedPattern)
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join(isLoose ? String.raw`[\s-]*` : String.raw`\s+`)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
}

/** The same name with a gap or without, as "tallyKit" and "Tally kit". */
function spellingOf(name: string): RegExp {
  const letters = [...name.replaceAll(/[\s-]+/g, '')].map(escapedPattern)
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(String.raw`[\s-]?`)}(?![\\p{L}\\p{N}])`, 'giu')
}

function judgeColours(
  { colours }: BrandFacts,
  profile: BrandProfile,
): { breaches: Breach[]; score: RuleScore | undefined } {
  if (profile.colours.length === 0 || colours.length === 0) return { breaches: [], score: undefined }
  const breaches: Breach[] = []
  let all = 0
  let fine = 0
  for (const { hex, where, weight } of colours) {
    const near = nearestColour(hex, profile.colours)
    const isFine = (near && near.distance <= profile.tolerance) || (profile.allowsGreys && isGrey(hex))
    all += weight
    if (isFine) fine += weight
    else if (near)
      breaches.push({
        rule: 'colours',
        found: hex,
        wanted: `${near.colour.name ? `${near.colour.name} ` : ''}${near.colour.hex} is nearest (${near.distance.toFixed(1)} away)`,
        where,
      })
  }
  return { breaches, score: { all, fine } }
}

function judgeFonts(
  { fonts }: BrandFacts,
  { fonts: allowed }: BrandProfile,
): { breaches: Breach[]; score: RuleScore | undefined } {
  if (allowed.length === 0 || fonts.length === 0) return { breaches: [], score: undefined }
  const known = new Set(allowed.map(plainFamily))
  const wrong = fonts.filter(({ name }) => !known.has(plainFamily(name)))
  const weigh = (list: readonly { weight: number }[]) => list.reduce((sum, { weight }) => sum + weight, 0)
  return {
    breaches: wrong.map(({ name, where }) => ({ rule: 'fonts', found: name, wanted: allowed.join(', '), where })),
    score: { all: weigh(fonts), fine: weigh(fonts) - weigh(wrong) },
  }
}

/** A word with some of what stands around it. */
function around(text: string, at: number, length: number): string {
  const from = Math.max(0, at - 25)
  const to = Math.min(text.length, at + length + 25)
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

function judgeSpellings(
  { texts }: BrandFacts,
  { spellings }: BrandProfile,
): { breaches: Breach[]; score: RuleScore | undefined } {
  const breaches: Breach[] = []
  let all = 0
  for (const name of spellings) {
    const like = spellingOf(name)
    for (const { text, where } of texts)
      for (const match of text.matchAll(like)) {
        all++
        if (match[0] !== name)
          breaches.push({ rule: 'spellings', found: around(text, match.index, match[0].length), wanted: name, where })
      }
  }
  return { breaches, score: all === 0 ? undefined : { all, fine: all - breaches.length } }
}

function judgeAvoided(
  { texts }: BrandFacts,
  { avoid }: BrandProfile,
): { breaches: Breach[]; score: RuleScore | undefined } {
  if (avoid.length === 0 || texts.length === 0) return { breaches: [], score: undefined }
  const breaches: Breach[] = []
  const wrong = new Set<number>()
  for (const { term, instead } of avoid) {
    const like = asWords(term, false)
    texts.forEach(({ text, where }, at) => {
      for (const match of text.matchAll(like)) {
        wrong.add(at)
        breaches.push({
          rule: 'avoid',
          found: around(text, match.index, match[0].length),
          wanted: instead === '' ? 'leave it out' : instead,
          where,
        })
      }
    })
  }
  return { breaches, score: { all: texts.length, fine: texts.length - wrong.size } }
}

/** WCAG 2.2, 1.4.3, for text of usual size. */
const leastContrast = 4.5

function judgeContrast(
  { pairs }: BrandFacts,
  { checksContrast }: BrandProfile,
): { breaches: Breach[]; score: RuleScore | undefined } {
  if (!checksContrast || pairs.length === 0) return { breaches: [], score: undefined }
  const srgb = (hex: string) => bytesOf(xyzOfHex(hex))
  const breaches = pairs.flatMap(({ text, ground, where }): Breach[] => {
    const ratio = contrastRatio(srgb(text), srgb(ground))
    return ratio >= leastContrast
      ? []
      : [
          {
            rule: 'contrast',
            found: `${text} on ${ground}: ${writtenRatio(ratio)} : 1`,
            wanted: '4.5 : 1 and more',
            where,
          },
        ]
  })
  return { breaches, score: { all: pairs.length, fine: pairs.length - breaches.length } }
}

/** The colours of a profile as #rrggbb, and those that are none. */
export function knownColours(colours: readonly BrandColour[]): { colours: BrandColour[]; wrong: string[] } {
  const found: BrandColour[] = []
  const wrong: string[] = []
  for (const { hex, name } of colours) {
    const read = parseColour(hex)
    if (isColour(read)) found.push({ hex: hexOf({ ...read, alpha: 1 }), name })
    else wrong.push(hex)
  }
  return { colours: found, wrong }
}

/** A file against a profile. */
export function judgeBrand(facts: BrandFacts, given: BrandProfile): Judged {
  const profile = { ...given, colours: knownColours(given.colours).colours }
  const all = {
    colours: judgeColours(facts, profile),
    fonts: judgeFonts(facts, profile),
    spellings: judgeSpellings(facts, profile),
    avoid: judgeAvoided(facts, profile),
    contrast: judgeContrast(facts, profile),
  }
  const scores: Partial<Record<RuleName, RuleScore>> = {}
  for (const [rule, { score }] of Object.entries(all) as [RuleName, (typeof all)[RuleName]][])
    if (score) scores[rule] = score
  return { breaches: Object.values(all).flatMap(({ breaches }) => breaches), scores }
}
