import { urlOf } from '@/lib/base/text/url-of'
import { runawayPart, parsePattern } from '@/lib/subjects/regex/pattern'

/** What values of a column have to be. */
export interface ColumnRule {
  column: string
  type: ValueType
  isRequired: boolean
  isUnique: boolean
  oneOf: readonly string[] | undefined
  /** Of the whole value. */
  pattern: RegExp | undefined
  min: number | string | undefined
  max: number | string | undefined
  minLength: number | undefined
  maxLength: number | undefined
}

export const valueTypes = ['any', 'integer', 'number', 'boolean', 'date', 'time', 'email', 'url', 'uuid'] as const
export type ValueType = (typeof valueTypes)[number]

/** A line of the rules that says nothing that is known, with what could have been meant. */
export interface RuleFault {
  /** From 1; 0 where it concerns the whole. */
  line: number
  found: string
  why: 'unknown' | 'no-column' | 'pattern' | 'runaway' | 'number' | 'json' | 'no-fields'
  nearest: string | undefined
}

export interface RuleSet {
  rules: ColumnRule[]
  faults: RuleFault[]
}

const noRule = (column: string): ColumnRule => ({
  column,
  type: 'any',
  isRequired: false,
  isUnique: false,
  oneOf: undefined,
  pattern: undefined,
  min: undefined,
  max: undefined,
  minLength: undefined,
  maxLength: undefined,
})

const words = [...valueTypes, 'required', 'unique', 'one of', 'pattern', 'min', 'max', 'min length', 'max length']

/** Letters to change, add or leave out until two words are the same. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at++) {
    const next = [at]
    for (let other = 1; other <= right.length; other++) {
      const change = (row[other - 1] ?? 0) + (left[at - 1] === right[other - 1] ? 0 : 1)
      next.push(Math.min(change, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase()
  const [best] = known
    .map((one) => ({ one, far: distance(lower, one.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)
  return best && best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.one : undefined
}

function patternOf(source: string): RegExp | RuleFault['why'] {
  const parsed = parsePattern(source, 'u')
  if (parsed.kind === 'fault') return 'pattern'
  return runawayPart(parsed.pattern) ? 'runaway' : new RegExp(`^(?:${source})$`, 'u')
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A bound as a number or an ISO day; undefined for anything else. */
function boundOf(text: string): number | string | undefined {
  if (isDay(text)) return text
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** Sets one word of a rule; what is wrong with it, or nothing. */
function applyWord(rule: ColumnRule, word: string): RuleFault['why'] | undefined {
  const lower = word.toLowerCase()
  const type = valueTypes.find((one) => one === lower)
  if (type) rule.type = type
  else if (lower === 'required') rule.isRequired = true
  else if (lower === 'unique') rule.isUnique = true
  else if (lower.startsWith('one of '))
    rule.oneOf = word
      .slice(7)
      .split('|')
      .map((one) => one.trim())
  else if (lower.startsWith('pattern ')) {
    const pattern = patternOf(word.slice(8).trim())
    if (typeof pattern === 'string') return pattern
    rule.pattern = pattern
  } else {
    const bound = /^(min|max)( length)?\s+(.+)$/i.exec(word)
    if (!bound) return 'unknown'
    const value = boundOf(bound[3] ?? '')
    if (value === undefined) return 'number'
    const isLength = bound[2] !== undefined
    if (isLength && typeof value !== 'number') return 'number'
    if (bound[1]?.toLowerCase() === 'min') Object.assign(rule, isLength ? { minLength: value } : { min: value })
    else Object.assign(rule, isLength ? { maxLength: value } : { max: value })
  }
  return undefined
}

/** Words of a line: parted by commas, but a pattern reaches to the end. */
function wordsOf(text: string): string[] {
  const at = text.search(/(?:^|,)\s*pattern\s/i)
  const [before, pattern] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).replace(/^,/, '')]
  return [...before.split(','), pattern].map((word) => word.trim()).filter((word) => word !== '')
}

interface TableSchemaField {
  name?: unknown
  type?: unknown
  constraints?: Record<string, unknown>
}

const schemaTypes: Readonly<Record<string, ValueType>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
}

/** Rules of a Frictionless Table Schema: types, and the constraints required, unique, enum, pattern, minimum, maximum and the lengths. */
function rulesOfSchema(text: string): RuleSet {
  let schema: unknown
  try {
    schema = JSON.parse(text)
  } catch {
    return { rules: [], faults: [{ line: 0, found: '', why: 'json', nearest: undefined }] }
  }
  const fields = (schema as { fields?: unknown }).fields
  if (!Array.isArray(fields))
    return { rules: [], faults: [{ line: 0, found: '', why: 'no-fields', nearest: undefined }] }
  const faults: RuleFault[] = []
  const rules = (fields as TableSchemaField[]).map(({ name, type, constraints = {} }) => {
    const rule = noRule(String(name ?? ''))
    rule.type = schemaTypes[String(type)] ?? 'any'
    rule.isRequired = constraints.required === true
    rule.isUnique = constraints.unique === true
    if (Array.isArray(constraints.enum)) rule.oneOf = constraints.enum.map(String)
    if (typeof constraints.pattern === 'string') {
      const pattern = patternOf(constraints.pattern)
      if (typeof pattern === 'string')
        faults.push({ line: 0, found: constraints.pattern, why: pattern, nearest: undefined })
      else rule.pattern = pattern
    }
    rule.min = boundOf(String(constraints.minimum ?? ''))
    rule.max = boundOf(String(constraints.maximum ?? ''))
    if (typeof constraints.minLength === 'number') rule.minLength = constraints.minLength
    if (typeof constraints.maxLength === 'number') rule.maxLength = constraints.maxLength
    return rule
  })
  return { rules, faults }
}

/**
 * Rules as they are written, one line a column (`price: number, required, min 0`), or a Table Schema as JSON. A line that cannot be
 * read is a fault; the others hold.
 */
export function rulesOf(text: string): RuleSet {
  if (text.trimStart().startsWith('{')) return rulesOfSchema(text)
  const rules: ColumnRule[] = []
  const faults: RuleFault[] = []
  text.split(/\r\n|\n|\r/).forEach((line, at) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return
    const colon = line.indexOf(':')
    if (colon < 0) {
      faults.push({ line: at + 1, found: line.trim(), why: 'no-column', nearest: undefined })
      return
    }
    const rule = noRule(line.slice(0, colon).trim())
    for (const word of wordsOf(line.slice(colon + 1))) {
      const why = applyWord(rule, word)
      if (why) faults.push({ line: at + 1, found: word, why, nearest: nearestOf(word.replace(/\s.*/, ''), words) })
    }
    rules.push(rule)
  })
  return { rules, faults }
}

const types: Readonly<Record<Exclude<ValueType, 'any'>, (value: string) => boolean>> = {
  integer: (value) => /^[+-]?\d+$/.test(value),
  number: (value) => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value),
  boolean: (value) => /^(?:true|false|1|0)$/i.test(value),
  date: isCalendarDay,
  time: (value) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/.test(value),
  email: (value) =>
    value.length <= 254 && /^[^\s@<>"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(value),
  url: (value) => /^https?:\/\//i.test(value) && urlOf(value) !== undefined,
  uuid: (value) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value),
}

function isCalendarDay(value: string): boolean {
  if (!isDay(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export type ValueFault = 'required' | 'type' | 'one-of' | 'pattern' | 'min' | 'max' | 'min-length' | 'max-length'

/** What is wrong with a value of a column, the first in the order of the rules; uniqueness is not looked at. */
export function valueFault(value: string, rule: ColumnRule): ValueFault | undefined {
  if (value === '') return rule.isRequired ? 'required' : undefined
  if (rule.type !== 'any' && !types[rule.type](value)) return 'type'
  if (rule.oneOf && !rule.oneOf.includes(value)) return 'one-of'
  if (rule.pattern && !rule.pattern.test(value)) return 'pattern'
  if (rule.min !== undefined && isBelow(value, rule.min)) return 'min'
  if (rule.max !== undefined && isAbove(value, rule.max)) return 'max'
  const length = [...value].length
  if (rule.minLength !== undefined && length < rule.minLength) return 'min-length'
  return rule.maxLength !== undefined && length > rule.maxLength ? 'max-length' : undefined
}

/** Days compare as texts, numbers as numbers; what is no number is not within bounds of numbers. */
const isBelow = (value: string, bound: number | string) =>
  typeof bound === 'string' ? value < bound : !(Number(value) >= bound)
const isAbove = (value: string, bound: number | string) =>
  typeof bound === 'string' ? value > bound : !(Number(value) <= bound)
