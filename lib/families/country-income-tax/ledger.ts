import type { Show } from '@/lib/base/format/show'
import { rounded } from '@/lib/kits/calculator/working'
import type { Figure, Line, Rounding } from '@/lib/kits/calculator/types'
import type { Bracket } from '@/lib/subjects/tax/brackets'

/** How a step is written and where it goes. */
interface StepOptions<Name extends string> {
  /** Section of law, behind the heading. */
  by?: string
  /** The law's own rounding, to whole units of the currency or to its cents. */
  rounded?: Rounding
  /** The item of the payslip that this is. */
  item?: Name
  /** A cost of the employer that this is. */
  cost?: string
}
/** Steps of a table, and what the table is called where that is not the heading. */
interface ScaleOptions<Name extends string> extends StepOptions<Name> {
  table?: string
}

/** A part of the base in one band of a scale. */
export interface BandRow {
  scale: string
  from: number
  upTo: number | null
  rate: number
  part: number
  tax: number
}

const money = (value: number): Figure => ({ kind: 'money', value })

/**
 * What a country's law makes of a pay, step by step. Each step works out an amount and, where somebody reads it, writes its line;
 * an item that a step names is what the payslip shows. Amounts are of a tax year, in the country's money.
 */
export interface Ledger<Item extends string = string> {
  /** `from` less what is let off by name, not below 0. */
  less(finds: string, from: number, off: Readonly<Record<string, number>>, options?: StepOptions<Item>): number
  /** Amounts by name, added up. */
  sum(finds: string, parts: Readonly<Record<string, number>>, options?: StepOptions<Item>): number
  /** A share of a base. */
  share(finds: string, base: number, rate: number, options?: StepOptions<Item>): number
  /** Each part of a base at the rate of its own band. */
  scale(finds: string, base: number, bands: readonly Bracket[], options?: ScaleOptions<Item>): number
  /** The layer of a base that lies between two heights, at the rates of the bands it lies in. */
  layer(finds: string, from: number, to: number, bands: readonly Bracket[], options?: ScaleOptions<Item>): number
  /** The lower of a base and a ceiling. */
  upTo(finds: string, base: number, ceiling: number, options?: StepOptions<Item>): number
  /** A whole multiple of `unit`, the next one down: 1,000 yen of taxable income. */
  wholes(finds: string, amount: number, unit: number, options?: StepOptions<Item>): number
  /** Any other arithmetic: `is` has names of `figures` in braces, as in the steps of a calculator, and must come to `value`. */
  step(
    finds: string,
    value: number,
    is: string,
    figures: Readonly<Record<string, number | Figure>>,
    options?: StepOptions<Item>,
  ): number
  /** Words without arithmetic: "none over State Pension age". */
  says(finds: string, words: string, value: number, options?: StepOptions<Item>): number
  /** An item whose amount is known already: it has no line of its own. */
  take(item: Item, amount: number): void
}

/** What a run of the ledger holds at its end. */
export interface Entries {
  items: Readonly<Record<string, number>>
  costs: Readonly<Record<string, number>>
  lines: readonly Line[]
  bands: readonly BandRow[]
}

/** An empty ledger. A `quiet` one writes no lines and no bands, for the hundreds of pays of a chart. */
export function openLedger(show: Show, quiet: boolean): { ledger: Ledger; entries: Entries } {
  const items: Record<string, number> = {}
  const costs: Record<string, number> = {}
  const lines: Line[] = []
  const bands: BandRow[] = []

  function entered(
    finds: string,
    exact: number,
    options: StepOptions<string> | undefined,
    line: () => Pick<Line, 'is' | 'with' | 'says'>,
  ): number {
    const value = rounded(exact, options?.rounded, show) + 0
    const { item, cost, by } = options ?? {}
    if (item !== undefined) items[item] = (items[item] ?? 0) + value
    if (cost !== undefined) costs[cost] = (costs[cost] ?? 0) + value
    if (quiet) return value
    lines.push({
      ...line(),
      finds: by === undefined ? finds : `${finds} (${by})`,
      gives: money(value),
      ...(options?.rounded ? { rounded: options.rounded } : {}),
    })
    return value
  }

  const figures = (of: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, money(value)]))

  /** What lies between two heights of a scale, charged band by band; the bands are noted. */
  function charged(
    finds: string,
    [from, to]: readonly [number, number],
    scale: readonly Bracket[],
    options: ScaleOptions<string> | undefined,
  ): number {
    const within = partsBetween(from, to, scale)
    const total = within.reduce((sum, { part, rate }) => sum + part * rate, 0)
    if (!quiet)
      for (const { over, next, rate, part } of within)
        bands.push({ scale: options?.table ?? finds, from: over, upTo: next, rate, part, tax: part * rate })
    return entered(finds, total, options, () => {
      const parts = within.filter(({ rate }) => rate > 0)
      const rates = parts.map(({ rate }, at): [string, Figure] => [`rate${at}`, percent(rate)])
      return {
        is: parts.map((_, at) => `{part${at}} × {rate${at}}`).join(' + ') || '0, as no band charges anything',
        with: {
          ...figures(Object.fromEntries(parts.map(({ part }, at) => [`part${at}`, part]))),
          ...Object.fromEntries(rates),
        },
      }
    })
  }

  const ledger: Ledger = {
    less(finds, from, off, options) {
      const parts = Object.entries(off).filter(([, amount]) => amount !== 0)
      const left = parts.reduce((rest, [, amount]) => rest - amount, from)
      return entered(finds, Math.max(0, left), options, () => {
        const is = ['{base}', ...parts.map(([name]) => ` − {${name}} ${name}`)].join('')
        return {
          is: left < 0 ? `max(0, ${is})` : is,
          with: { base: money(from), ...figures(Object.fromEntries(parts)) },
        }
      })
    },
    sum(finds, parts, options) {
      const given = Object.entries(parts).filter(([, amount]) => amount !== 0)
      const total = given.reduce((sum, [, amount]) => sum + amount, 0)
      return entered(finds, total, options, () => ({
        is: given.map(([name]) => `{${name}} ${name}`).join(' + ') || '0',
        with: figures(Object.fromEntries(given)),
      }))
    },
    share(finds, base, rate, options) {
      return entered(finds, base * rate, options, () => ({
        is: '{base} × {rate}',
        with: { base: money(base), rate: percent(rate) },
      }))
    },
    scale: (finds, base, scale, options) => charged(finds, [-Infinity, base], scale, options),
    layer: (finds, from, to, scale, options) => charged(finds, [from, to], scale, options),
    upTo(finds, base, ceiling, options) {
      return entered(finds, Math.min(base, ceiling), options, () => ({
        is: base > ceiling ? 'min({base}, {ceiling} ceiling)' : '{base}, below the ceiling of {ceiling}',
        with: { base: money(base), ceiling: money(ceiling) },
      }))
    },
    wholes(finds, amount, unit, options) {
      const whole = Math.floor(amount / unit + 1e-9)
      if (!quiet)
        lines.push({
          as: 'wholes',
          in: 'count',
          is: '{amount} ÷ {unit}',
          rounded: 'down',
          with: figures({ amount, unit }),
        })
      return entered(finds, whole * unit, options, () => ({
        is: '{wholes} × {unit}, the part above left out',
        with: figures({ unit }),
      }))
    },
    step(finds, value, is, named, options) {
      return entered(finds, value, options, () => ({
        is,
        with: Object.fromEntries(
          Object.entries(named).map(([name, of]) => [name, typeof of === 'number' ? money(of) : of]),
        ),
      }))
    },
    says(finds, words, value, options) {
      return entered(finds, value, options, () => ({ says: words }))
    },
    take(item, amount) {
      items[item] = (items[item] ?? 0) + amount
    },
  }
  return { ledger, entries: { items, costs, lines, bands } }
}

function partsBetween(from: number, to: number, scale: readonly Bracket[]) {
  return scale.flatMap(({ over, rate }, at) => {
    const next = scale[at + 1]?.over ?? null
    const part = Math.min(to, next ?? Infinity) - Math.max(from, over)
    return part > 0 ? [{ over, next, rate, part }] : []
  })
}

/** A percentage of more than two decimals is written with all of them: 13.265%. */
function percent(value: number): Figure {
  const [, digits = ''] = String(Math.round(value * 1e10) / 1e8).split('.')
  return { kind: 'percent', value, ...(digits.length > 2 ? { decimals: digits.length } : {}) }
}
