/* Names to draw from, as they are typed or come from a table, and the rules between them. */
import Papa from 'papaparse'
import { whole } from '@/lib/messages/counted'
import { mostNames, type LotsFault } from './task'

export interface Person {
  name: string
  /** In thousandths. */
  weight: number
  skill: number | undefined
  group: string
}

const headings = {
  name: /^(?:names?|person|participant|player|student)$/i,
  weight: /^(?:weight|tickets?|chances?|entries)$/i,
  skill: /^(?:skill|level|rating|score|points)$/i,
  group: /^(?:group|gender|sex|class|department)$/i,
}
type Column = keyof typeof headings

const numberIn = (cell: string) =>
  /^-?\d+(?:[.,]\d+)?$/.test(cell.trim()) ? Number(cell.trim().replace(',', '.')) : undefined

/** Which column is what: by its headings, or names before numbers where every line has one; else lines are names. */
function columnsOf(
  rows: readonly (readonly string[])[],
  second: 'weight' | 'skill',
): { columns: Partial<Record<Column, number>>; hasHeads: boolean } | undefined {
  const [first = []] = rows
  const named = Object.fromEntries(
    (Object.keys(headings) as Column[]).flatMap((column) => {
      const at = first.findIndex((cell) => headings[column].test(cell.trim()))
      return at < 0 ? [] : [[column, at] as const]
    }),
  ) as Partial<Record<Column, number>>
  if (named.name !== undefined) return { columns: named, hasHeads: true }
  const isNumbered = rows.every((row) => row.length > 1 && numberIn(row[1] ?? '') !== undefined)
  if (!isNumbered) return undefined
  return { columns: { name: 0, [second]: 1, ...(rows.some((row) => row.length > 2) && { group: 2 }) }, hasHeads: false }
}

/** Everybody in a text. A second column is a weight, or a skill where teams are made. */
export function readNames(text: string, second: 'weight' | 'skill'): { people: Person[]; faults: LotsFault[] } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line: line.trim(), number: at + 1 }]))
  const delimiter = ['\t', ';', ',', '|'].find((one) => filled[0]?.line.includes(one)) ?? ','
  const rows = filled.map(({ line }) => Papa.parse<string[]>(line, { delimiter }).data[0] ?? [line])
  const layout = columnsOf(rows, second)
  const people: Person[] = []
  const faults: LotsFault[] = []
  const fault = (line: number, says: string) => void (faults.length < 20 && faults.push({ input: 'names', line, says }))
  for (const [at, { line, number }] of filled.entries()) {
    if (layout?.hasHeads === true && at === 0) continue
    const row = rows[at] ?? []
    const cell = (column: Column) => {
      const place = layout?.columns[column]
      return place === undefined ? '' : (row[place] ?? '').trim()
    }
    const name = (layout ? cell('name') : line).slice(0, 200)
    const [weight, skill] = [numberIn(cell('weight')), numberIn(cell('skill'))]
    if (name === '') fault(number, 'There is no name in this line.')
    else if (cell('weight') !== '' && (weight === undefined || weight < 0 || weight > 1e6))
      fault(number, 'The weight must be a number from 0 to 1,000,000.')
    else if (cell('skill') !== '' && skill === undefined) fault(number, 'The skill must be a number.')
    else people.push({ name, weight: Math.round((weight ?? 1) * 1000), skill, group: cell('group') })
  }
  if (people.length > mostNames)
    faults.unshift({
      input: 'names',
      line: 1,
      says: `Up to ${whole(mostNames)} names are drawn from; there are ${whole(people.length)}.`,
    })
  return { people, faults }
}

/** Pairs of places in the list of people. */
export interface Rules {
  apart: readonly (readonly [number, number])[]
  together: readonly (readonly [number, number])[]
  /** The first must not give to the second. */
  notTo: readonly (readonly [number, number])[]
}

const signs = [
  { kind: 'apart', sign: /\s*(?:≠|!=|<>|\s\/\s)\s*/ },
  { kind: 'notTo', sign: /\s*(?:→|->|>)\s*/ },
  { kind: 'together', sign: /\s*(?:=|\s\+\s)\s*/ },
] as const

/** Rules, one a line: `Anna ≠ Ben` apart, `Anna = Ben` together, `Anna > Ben` does not give to Ben. */
export function readRules(text: string, people: readonly Person[]): { rules: Rules; faults: LotsFault[] } {
  const rules = { apart: [] as [number, number][], together: [] as [number, number][], notTo: [] as [number, number][] }
  const faults: LotsFault[] = []
  const places = new Map<string, number[]>()
  for (const [at, { name }] of people.entries()) {
    const key = name.toLowerCase()
    const list = places.get(key)
    if (list) list.push(at)
    else places.set(key, [at])
  }
  for (const [at, line] of text
    .split(/\r\n|\r|\n/)
    .slice(0, 20_000)
    .entries()) {
    if (line.trim() === '') continue
    const says = ruleFault(line.trim(), places, rules)
    if (says !== undefined && faults.length < 20) faults.push({ input: 'rules', line: at + 1, says })
  }
  return { rules, faults }
}

type Collected = Record<keyof Rules, [number, number][]>

function ruleFault(line: string, places: ReadonlyMap<string, readonly number[]>, rules: Collected): string | undefined {
  const found = signs.find(({ sign }) => sign.test(line))
  if (!found) return 'Write two names with ≠ (apart), = (together) or > (does not give to) between them.'
  const names = line.split(found.sign)
  const numbers: number[] = []
  for (const name of names) {
    const [first, ...more] = places.get(name.trim().toLowerCase()) ?? []
    if (first === undefined) return `“${name.trim().slice(0, 60)}” is not among the names.`
    if (more.length > 0) return `“${name.trim().slice(0, 60)}” is there more than once. Tell them apart first.`
    numbers.push(first)
  }
  for (const [at, one] of numbers.entries())
    for (const other of numbers.slice(at + 1)) {
      if (one === other) return 'A rule is about two different people.'
      rules[found.kind].push([one, other])
    }
  return undefined
}
