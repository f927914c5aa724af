import { fontFamilies, fontIds, kindNames, type FontFamily, type FontId, type FontKind, type Mood } from './families'

/** What a menu asks of a font: anything, a kind, or one family. */
export type FontWish = 'any' | Exclude<FontKind, 'mono'> | FontId

export interface PairWish {
  mood: Mood | 'any'
  heading: FontWish
  body: FontWish
}

/** A font for headings, one for text, and points for what speaks for them: 100 at most. */
export interface FontPair {
  heading: FontId
  body: FontId
  points: number
  parts: Readonly<Record<PairPart, number>>
}

/** The most that each part gives. */
export const mostPoints = { kind: 40, height: 30, strokes: 15, mood: 15 } as const
export type PairPart = keyof typeof mostPoints

/** How far x-heights may lie apart, in thousandths, before they count for nothing. */
const farthestHeight = 100
/** A difference of contrast that nobody overlooks. */
const fullContrast = 2

const familyOf = (id: FontId): FontFamily => fontFamilies[id]

function fits(id: FontId, wish: FontWish): boolean {
  return wish === 'any' || wish === id || wish === familyOf(id).kind
}

function kindPoints(one: FontKind, other: FontKind): number {
  if (one === other) return 0
  const areBothWithSerifs = [one, other].every((kind) => kind === 'serif' || kind === 'slab')
  const isMonoOverSans = one === 'mono' && other === 'sans'
  return areBothWithSerifs ? 15 : isMonoOverSans ? 25 : mostPoints.kind
}

function moodPoints(one: FontFamily, other: FontFamily, mood: Mood | 'any'): number {
  if (mood === 'any') return one.moods.some((own) => other.moods.includes(own)) ? mostPoints.mood : 0
  return [one, other].filter(({ moods }) => moods.includes(mood)).length * (mostPoints.mood / 2)
}

/** The points of a pair: kinds that differ, x-heights that do not, strokes that differ, and a mood that both have. */
export function pairOf(heading: FontId, body: FontId, mood: Mood | 'any'): FontPair {
  const [one, other] = [familyOf(heading), familyOf(body)]
  const parts = {
    kind: kindPoints(one.kind, other.kind),
    height: mostPoints.height * Math.max(0, 1 - Math.abs(one.xHeight - other.xHeight) / farthestHeight),
    strokes: mostPoints.strokes * Math.min(1, Math.abs(one.contrast - other.contrast) / fullContrast),
    mood: moodPoints(one, other, mood),
  }
  const points = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { heading, body, points, parts }
}

/** All pairs that are asked for, the best first; those with equal points by name. A family is not paired with itself. */
export function fontPairs({ mood, heading, body }: PairWish): FontPair[] {
  const texts = fontIds.filter((id) => familyOf(id).isForText && fits(id, body))
  return fontIds
    .filter((id) => fits(id, heading))
    .flatMap((id) => texts.filter((text) => text !== id).map((text) => pairOf(id, text, mood)))
    .toSorted((one, other) => other.points - one.points || (pairName(one) < pairName(other) ? -1 : 1))
}

function shareFamily(pair: FontPair, other: FontPair): boolean {
  return [pair.heading, pair.body].some((id) => id === other.heading || id === other.body)
}

/** The best pairs that share no family, filled up with the next best where there are too few of them. */
export function variedPairs(pairs: readonly FontPair[], most: number): FontPair[] {
  const chosen: FontPair[] = []
  for (const pair of pairs)
    if (chosen.length < most && !chosen.some((other) => shareFamily(pair, other))) chosen.push(pair)
  const others = pairs.filter((pair) => !chosen.includes(pair))
  return [...chosen, ...others.slice(0, most - chosen.length)]
}

export const pairName = ({ heading, body }: Pick<FontPair, 'heading' | 'body'>) =>
  `${familyOf(heading).name} with ${familyOf(body).name}`

const aKind = (kind: FontKind) => `a ${kindNames[kind]}`

function kindReason(one: FontFamily, other: FontFamily, points: number): string {
  if (points === 0) return `Both are ${kindNames[one.kind]}, so only size and weight tell headings from text.`
  return `${one.name} is ${aKind(one.kind)}, ${other.name} ${aKind(other.kind)}${points === mostPoints.kind ? ': readers tell headings from text at a glance' : ', a quiet difference'}.`
}

function heightReason(one: FontFamily, other: FontFamily): string {
  const percent = Math.round((one.xHeight / other.xHeight - 1) * 100)
  if (percent === 0) return 'Their small letters are equally tall at the same size.'
  return `At the same size the small letters of ${one.name} are ${String(Math.abs(percent))}% ${percent > 0 ? 'taller' : 'lower'}.`
}

/** Why two fonts go together or do not, from what was measured. */
export function pairReasons({ heading, body, parts }: FontPair): string[] {
  const [one, other] = [familyOf(heading), familyOf(body)]
  const strokes = `The side of the o is ${String(one.contrast)} times as thick as its bottom in ${one.name} and ${String(other.contrast)} times in ${other.name}.`
  const shared = one.moods.filter((mood) => other.moods.includes(mood))
  return [
    kindReason(one, other, parts.kind),
    heightReason(one, other),
    strokes,
    shared.length > 0 ? `Both are filed under ${shared.join(' and ')}.` : 'They share no mood in our list.',
  ]
}

const fallbacks: Readonly<Record<FontKind, string>> = {
  serif: 'Georgia, serif',
  slab: 'Rockwell, Georgia, serif',
  sans: 'system-ui, sans-serif',
  mono: 'ui-monospace, monospace',
}

const stackOf = ({ name, kind }: FontFamily) => `'${name}', ${fallbacks[kind]}`

/** Sizes in rem by a ratio from 1 for text: third, second and first headings are the second to fourth power, small print is one step below. */
export function typeScale(ratio: number): Readonly<Record<'h1' | 'h2' | 'h3' | 'small', number>> {
  const power = (exponent: number) => Math.round(ratio ** exponent * 1000) / 1000
  return { h1: power(4), h2: power(3), h3: power(2), small: power(-1) }
}

const licenceNames = { 'OFL-1.1': 'SIL Open Font License 1.1', 'Apache-2.0': 'Apache License 2.0' } as const

/** A style sheet that takes both fonts from their npm packages, so that they lie on the site that shows them. */
export function pairCss({ heading, body }: Pick<FontPair, 'heading' | 'body'>, ratio: number): string {
  const [one, other] = [familyOf(heading), familyOf(body)]
  const { h1, h2, h3, small } = typeScale(ratio)
  const headings = Object.entries({ h1, h2, h3 }).map(
    ([name, size]) => `${name} {\n  font: 700 ${String(size)}rem/1.2 var(--font-heading);\n}\n`,
  )
  return `/* npm install @fontsource/${heading}@${one.version} @fontsource/${body}@${other.version}
   ${one.name}: ${licenceNames[one.licence]}. ${other.name}: ${licenceNames[other.licence]}. */
@import '@fontsource/${heading}/latin-700.css';
@import '@fontsource/${body}/latin-400.css';
@import '@fontsource/${body}/latin-700.css';

:root {
  --font-heading: ${stackOf(one)};
  --font-body: ${stackOf(other)};
}

body {
  font: 400 1rem/1.6 var(--font-body);
}

${headings.join('\n')}
small {
  font-size: ${String(small)}rem;
}
`
}
