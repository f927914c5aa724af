/* What a brand allows, as it is written, kept and counted. */

export interface BrandColour {
  /** In any CSS notation. */
  hex: string
  name: string
}

/** What a brand allows. */
export interface BrandProfile {
  colours: readonly BrandColour[]
  /** In CIEDE2000. */
  tolerance: number
  /** Black, white and greys are allowed besides. */
  allowsGreys: boolean
  fonts: readonly string[]
  /** Names to be written just so. */
  spellings: readonly string[]
  avoid: readonly { term: string; instead: string }[]
  checksContrast: boolean
}

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))

const notation = /^(?:#[0-9a-f]{3,8}|[a-z]+\([^)]*\)|[a-z]+)$/i

/** Colours in lines, as they are written: a colour in any CSS notation, then its name. Whether it is one is known to who judges. */
export function readColours(text: string): { colours: BrandColour[]; wrong: string[] } {
  const colours: BrandColour[] = []
  const wrong: string[] = []
  for (const line of linesOf(text)) {
    const [, written = line, name = ''] = /^([a-z]+\([^)]*\)|[^\s:,]+)[\s:,]*(.*)$/i.exec(line) ?? []
    if (notation.test(written)) colours.push({ hex: written, name: name.trim() })
    else wrong.push(line)
  }
  return { colours, wrong }
}

/** Words in lines: with >, what to avoid and what to write instead, which may be nothing; without it, a name to be written just so. */
export function readWords(text: string): Pick<BrandProfile, 'spellings' | 'avoid'> {
  const parts = linesOf(text).map((line) => line.split(/\s*(?:=>|>|→)\s*/))
  return {
    spellings: parts.flatMap(([name = '', ...more]) => (more.length === 0 ? [name] : [])),
    avoid: parts.flatMap(([term = '', instead]) => (instead === undefined || term === '' ? [] : [{ term, instead }])),
  }
}

export const readNames = linesOf

const isText = (value: unknown): value is string => typeof value === 'string'
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** A profile as it was saved; undefined for anything else. */
export function readProfile(text: string): BrandProfile | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof given !== 'object' || given === null || !('colours' in given)) return undefined
  const of = given as Readonly<Record<string, unknown>>
  const colours = list(of.colours).flatMap((one) => {
    const { hex, name } = (typeof one === 'object' && one !== null ? one : {}) as { hex?: unknown; name?: unknown }
    return isText(hex) && notation.test(hex) ? [{ hex, name: isText(name) ? name : '' }] : []
  })
  const avoid = list(of.avoid).flatMap((one) => {
    const { term, instead } = (typeof one === 'object' && one !== null ? one : {}) as {
      term?: unknown
      instead?: unknown
    }
    return isText(term) && term.trim() !== '' ? [{ term, instead: isText(instead) ? instead : '' }] : []
  })
  const tolerance = typeof of.tolerance === 'number' && of.tolerance >= 0 && of.tolerance <= 50 ? of.tolerance : 3
  return {
    colours,
    tolerance,
    allowsGreys: of.allowsGreys !== false,
    fonts: list(of.fonts).filter(isText),
    spellings: list(of.spellings).filter(isText),
    avoid,
    checksContrast: of.checksContrast !== false,
  }
}

export const profileText = (profile: BrandProfile) => `${JSON.stringify(profile, null, 2)}\n`

export type RuleName = 'colours' | 'fonts' | 'spellings' | 'avoid' | 'contrast'
export const ruleNames: Readonly<Record<RuleName, string>> = {
  colours: 'Colours',
  fonts: 'Fonts',
  spellings: 'Names',
  avoid: 'Words to avoid',
  contrast: 'Contrast',
}

/** Something that breaks a rule, with its place. */
export interface Breach {
  rule: RuleName
  found: string
  wanted: string
  where: string
}

export interface RuleScore {
  /** What was looked at, by its weight. */
  all: number
  fine: number
}

export interface Judged {
  breaches: readonly Breach[]
  /** Rules that have something to look at. */
  scores: Readonly<Partial<Record<RuleName, RuleScore>>>
}

/** The share of what was looked at that is fine, rule by rule, and the mean of the rules that had something to look at; each from 0 to 1. */
export function brandScore(all: readonly Judged[]): {
  rules: Partial<Record<RuleName, number>>
  whole: number | undefined
} {
  const rules: Partial<Record<RuleName, number>> = {}
  for (const rule of Object.keys(ruleNames) as RuleName[]) {
    const own = all.flatMap(({ scores }) => scores[rule] ?? [])
    const looked = own.reduce((sum, score) => sum + score.all, 0)
    if (looked > 0) rules[rule] = own.reduce((sum, { fine }) => sum + fine, 0) / looked
  }
  const values = Object.values(rules)
  return {
    rules,
    whole: values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length,
  }
}
