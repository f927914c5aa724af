import { isProblem } from '@/lib/base/problem'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import { minorUnitDigits } from '@/lib/base/money/currency'
import type { WrittenFigure } from '@/lib/kits/calculator/expression'
import type { AnyCalculator, AnyResults, Line, Step } from '@/lib/kits/calculator/types'
import { writeWorking, type WrittenLine } from '@/lib/kits/calculator/working'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Region } from '@/lib/base/region/types'

/*
 * Reads printed working back, with a grammar and an arithmetic of its own: each figure must be what it stands for to its last
 * printed digit, and the line worked out with what its figures stand for must be the result. What a reader with a pocket
 * calculator gets differs from it by no more than the printed digits do.
 */

/** A number and how far it may be off by binary arithmetic alone. */
interface Near {
  value: number
  off: number
}
type Token = Near | string

const noise = 1e-12
const near = (value: number, off = 0): Near => ({ value, off: off + Math.abs(value) * noise })

const operators: Readonly<Record<string, { rank: number; right?: boolean; of: (a: Near, b: Near) => Near }>> = {
  '+': { rank: 1, of: (a, b) => ({ value: a.value + b.value, off: a.off + b.off }) },
  '−': { rank: 1, of: (a, b) => ({ value: a.value - b.value, off: a.off + b.off }) },
  '×': { rank: 2, of: (a, b) => near(a.value * b.value, Math.abs(a.value) * b.off + Math.abs(b.value) * a.off) },
  '÷': {
    rank: 2,
    of: (a, b) => {
      const quotient = a.value / b.value
      return near(quotient, (a.off + Math.abs(quotient) * b.off) / Math.max(Math.abs(b.value) - b.off, 0))
    },
  },
  '^': {
    rank: 4,
    right: true,
    of: (a, b) => {
      const power = a.value ** b.value
      const ofBase = a.value === 0 ? 0 : Math.abs((b.value * a.off) / a.value)
      return near(power, Math.abs(power) * (ofBase + Math.abs(Math.log(Math.abs(a.value) || 1)) * b.off))
    },
  },
}
const prefixes: Readonly<Record<string, (a: Near) => Near>> = {
  negative: (a) => ({ value: -a.value, off: a.off }),
  '√': (a) => near(Math.sqrt(a.value), a.value > a.off ? a.off / Math.sqrt(a.value) : Math.sqrt(a.off)),
  ln: (a) => near(Math.log(a.value), a.off / a.value),
  tan: (a) => near(Math.tan(a.value), a.off / Math.cos(a.value) ** 2),
}
const lists: Readonly<Record<string, (...all: number[]) => number>> = { max: Math.max, min: Math.min }
const prefixRank = 3

class Misread extends Error {}

/** Decimals and value of a number as one region writes it. */
function readPrinted(text: string, { region }: Show): { value: number; unit: number } | undefined {
  const { decimal, group } = separatorsOf[region.separators]
  const digits = /\d(?:[\d.,\u00A0’]*\d)?/.exec(text)?.[0]
  if (digits === undefined) return undefined
  const [whole = '', fraction = ''] = digits.replaceAll(group, '').split(decimal)
  const hundred = text.trimEnd().endsWith('%') ? 100 : 1
  const size = Number(`${whole}.${fraction || '0'}`) / hundred
  return { value: text.startsWith('−') ? -size : size, unit: 10 ** -fraction.length / hundred }
}

function faultOfFigure(text: string, value: number, show: Show): string | undefined {
  if (text === '…') return undefined
  const read = readPrinted(text, show)
  if (!read) return `“${text}” is no number`
  if (text.startsWith('below')) return value < read.value ? undefined : `${value} is not ${text}`
  const off = Math.abs(read.value - value)
  return off <= read.unit * 0.5000001 + Math.abs(value) * 1e-14 ? undefined : `${value} is written as ${text}`
}

/** Words are passed over; a comma outside brackets begins a remark. */
function tokensOf(text: string, figures: ReadonlyMap<number, WrittenFigure>): Token[] {
  const tokens: Token[] = []
  let depth = 0
  for (let at = 0; at < text.length;) {
    const figure = figures.get(at)
    if (figure) {
      tokens.push(near(figure.value))
      at += figure.text.length
      continue
    }
    const [token = ''] = /^(?:\s+|\p{L}[\p{L}²³⁴’]*|\d+|[²³½√()+−×÷^,])/u.exec(text.slice(at)) ?? []
    if (token === '') throw new Misread(`“${text.slice(at, at + 8)}” is no part of an expression`)
    at += token.length
    if (token === ',' && depth === 0) return tokens
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (/^\d/.test(token)) tokens.push({ value: Number(token), off: 0 })
    else if (token === '½') tokens.push({ value: 0.5, off: 0 })
    else if (token === 'e') tokens.push(near(Math.E))
    else if (token === 'π') tokens.push(near(Math.PI))
    else if (token === '²' || token === '³') tokens.push('^', { value: token === '²' ? 2 : 3, off: 0 })
    else if (!/^\s|^\p{L}/u.test(token) || token in prefixes || token in lists) tokens.push(token)
  }
  return tokens
}

interface Open {
  sign: string
  /** Of a bracket behind max or min: how many commas it has. */
  commas: number
}

/** Dijkstra's two stacks. */
function workedOut(tokens: readonly Token[]): Near {
  const numbers: Near[] = []
  const waiting: Open[] = []
  const pop = (): Near => {
    const last = numbers.pop()
    if (!last) throw new Misread('an operand is missing')
    return last
  }
  const rankOf = (sign: string) => operators[sign]?.rank ?? (sign in prefixes ? prefixRank : 0)
  const apply = () => {
    const sign = waiting.pop()?.sign ?? ''
    const prefix = prefixes[sign]
    if (prefix) return void numbers.push(prefix(pop()))
    const second = pop()
    numbers.push((operators[sign] as (typeof operators)[string]).of(pop(), second))
  }
  const applyDownTo = (rank: number) => {
    while (rankOf(waiting.at(-1)?.sign ?? '(') >= rank) apply()
  }
  let wantsOperand = true
  for (const token of tokens) {
    if (typeof token !== 'string') {
      if (!wantsOperand) throw new Misread('two numbers without an operator')
      numbers.push(token)
      wantsOperand = false
    } else if (token === '(' || token in lists || token === '√' || token === 'ln' || token === 'tan') {
      if (!wantsOperand) throw new Misread(`no operator before ${token}`)
      waiting.push({ sign: token, commas: 0 })
    } else if (token === ')' || token === ',') {
      if (wantsOperand) throw new Misread(`an operand is missing before ${token}`)
      applyDownTo(1)
      const open = waiting.at(-1)
      if (open?.sign !== '(') throw new Misread('a bracket is missing')
      if (token === ',') {
        open.commas += 1
        wantsOperand = true
        continue
      }
      waiting.pop()
      const list = lists[waiting.at(-1)?.sign ?? '']
      if (list) {
        waiting.pop()
        const all = numbers.splice(-open.commas - 1)
        numbers.push({ value: list(...all.map(({ value }) => value)), off: Math.max(...all.map(({ off }) => off)) })
      } else if (open.commas > 0) throw new Misread('a comma in plain brackets')
    } else if (wantsOperand) {
      if (token !== '−') throw new Misread(`${token} has nothing before it`)
      waiting.push({ sign: 'negative', commas: 0 })
    } else {
      const { rank, right } = operators[token] ?? { rank: 0 }
      applyDownTo(right ? rank + 1 : rank)
      waiting.push({ sign: token, commas: 0 })
      wantsOperand = true
    }
  }
  if (wantsOperand) throw new Misread('an operand is missing at the end')
  applyDownTo(1)
  if (waiting.length > 0) throw new Misread('a bracket is not closed')
  return pop()
}

function agrees({ value, off }: Near, result: number, { rounded }: Line, show: Show): boolean {
  const allowed = off + Math.abs(result) * noise
  const more = result - value
  if (rounded === undefined) return Math.abs(more) <= allowed
  const minorUnit = 1 / 10 ** minorUnitDigits(show.currencyCode)
  if (rounded === 'cents') return Math.abs(more) <= 0.5 * minorUnit + allowed
  if (rounded === 'cents that add up') return Math.abs(more) <= minorUnit + allowed
  if (rounded === 'cents down') return more <= allowed && more > -minorUnit - allowed
  if (!Number.isInteger(result)) return false
  if (rounded === 'nearest') return Math.abs(more) <= 0.5 + allowed
  // A whole number that binary arithmetic puts a hair off is itself.
  const hair = Math.max(allowed, 1e-9, Math.min(Math.abs(value) * 1e-9, 0.001))
  return rounded === 'up' ? more >= -hair && more < 1 + hair : more <= hair && more > -1 - hair
}

/** What is wrong with one written line: nothing, or a sentence. */
export function faultsOfLine(written: WrittenLine, show: Show): string[] {
  const { line, pieces, result, working, finds } = written
  if (line.is === undefined) return []
  const says = (fault: string) => `${finds}: ${working} = ${written.gives}: ${fault}`
  if (result === undefined) return [says('gives no number')]
  const figures = new Map<number, WrittenFigure>()
  let text = ''
  for (const piece of pieces) {
    if (typeof piece !== 'string') figures.set(text.length, piece)
    text += typeof piece === 'string' ? piece : piece.text
  }
  const faults = [...figures.values(), { text: written.gives, value: result }].flatMap((figure) => {
    const fault = faultOfFigure(figure.text, figure.value, show)
    return fault === undefined ? [] : [says(fault)]
  })
  if (line.says === undefined && !working.startsWith(text)) faults.push(says(`is not what stands for ${text}`))
  try {
    const found = workedOut(tokensOf(text, figures))
    if (!agrees(found, result, line, show)) faults.push(says(`comes to ${found.value}, not ${result}`))
  } catch (misread) {
    if (!(misread instanceof Misread)) throw misread
    faults.push(says(misread.message))
  }
  return faults
}

type Named = { inputs: object; outputs: object }

/** Names in braces that nothing answers to. */
function unknownNames(lines: readonly (Line | Step)[], { inputs, outputs }: Named): string[] {
  const own = new Set<string>()
  const columnsOf = (name: string): readonly object[] =>
    [outputs, inputs].flatMap((all) => {
      const one: unknown = Object.hasOwn(all, name) && (all as Record<string, unknown>)[name]
      return one ? [one] : []
    })
  const isKnown = (path: string) => {
    if (own.has(path)) return true
    const [name = '', ...rest] = path.split('.')
    const column = rest.at(-1)
    return columnsOf(name).some((one) =>
      column === undefined ? true : 'columns' in one && Object.hasOwn(one.columns as object, column),
    )
  }
  return lines.flatMap((line) => {
    if ('working' in line) return []
    for (const name of Object.keys(line.with ?? {})) own.add(name)
    const texts = [line.finds, line.is, line.says].map((text) => text ?? '').join(' ')
    const named = [...texts.matchAll(/\{([^}:]+)(?::\d+)?\}/g)].map(([, name = '']) => name)
    const gives = 'gives' in line && typeof line.gives === 'string' ? [line.gives] : []
    const conditions = [line.when ?? [], line.unless ?? []].flat().map(({ field }) => field)
    const faults = [...named, ...gives, ...conditions].filter((name) => !isKnown(name))
    if ('as' in line) own.add(line.as)
    return faults.map((name) => `{${name}} is neither a field nor an output nor found above`)
  })
}

/** Names that a line finds for others, and that no line then uses: nothing would hold it against a result. */
function unusedNames(lines: readonly (Line | Step)[]): string[] {
  return lines.flatMap((line, at) => {
    if (!('as' in line)) return []
    const isUsed = lines.slice(at + 1).some((later) => 'is' in later && later.is?.includes(`{${line.as}`))
    return isUsed ? [] : [`${line.as} is found and no line uses it, so that no result proves it`]
  })
}

export interface ReadWorking {
  faults: readonly string[]
  /** Numbers of lines of data that were printed, and how many comparisons that made. */
  shown: ReadonlySet<Line>
  compared: number
  /** Headings of steps that are text. */
  text: readonly string[]
}

/** Reads the whole working of one answer. */
export function readWorking(
  calculator: Pick<AnyCalculator, 'inputs' | 'outputs' | 'law' | 'steps' | 'compute'>,
  values: AnyValues,
  visitor: Region,
): ReadWorking {
  const context = contextOf(calculator.law, values, visitor)
  const computed = calculator.compute(values, context)
  if (isProblem(computed)) return { faults: [], shown: new Set(), compared: 0, text: [] }
  return readLines(calculator, values, computed, context.show)
}

function readLines(
  { steps, ...named }: Pick<AnyCalculator, 'inputs' | 'outputs' | 'steps'>,
  values: AnyValues,
  computed: AnyResults,
  show: Show,
): ReadWorking {
  const lines = typeof steps === 'function' ? steps(values, computed, show) : steps
  const written = writeWorking(lines, named, values, computed, show)
  const data = written.filter((step) => 'line' in step)
  return {
    faults: [
      ...unknownNames(lines, named),
      ...(typeof steps === 'function' ? [] : unusedNames(lines)),
      ...data.flatMap((line) => faultsOfLine(line, show)),
    ],
    shown: new Set(data.map(({ line }) => line)),
    compared: data.filter(({ line }) => line.is !== undefined).length,
    text: written.filter((step) => !('line' in step)).map(({ finds }) => finds),
  }
}
