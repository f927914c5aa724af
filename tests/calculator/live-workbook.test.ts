import { beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { cellReference, type SheetCell, type Workbook } from '@/lib/base/workbook/workbook'
import { defineCalculator, integer, money, number, percent } from '@/lib/kits/calculator'
import { declare } from '@/lib/kits/calculator/declaration'
import { readExpression } from '@/lib/kits/calculator/expression'
import { formulaOf } from '@/lib/kits/calculator/formula'
import { liveFormulas } from '@/lib/kits/calculator/live'
import { savedWorkbook } from '@/lib/kits/calculator/saving'
import type { AnyCalculator, Line } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { numberIn, sheetsIn } from '../tables/calc'
import { compiledCalculators } from '../every/compiled'
import { savingOf } from '../every/saved'

/** Pays a tenth more above 1,000, which the working of a small order does not say. */
const order = defineCalculator({
  inputs: {
    price: money('Price', { initial: 100 }),
    pieces: integer('Pieces', { initial: 3, min: 1 }),
    discount: percent('Discount', { initial: 0, max: 0.5 }),
    exponent: number('Exponent', { initial: 2, min: 1, max: 3 }),
  },
  outputs: {
    total: { kind: 'money', label: 'Total' },
    boxes: { kind: 'count', label: 'Boxes of two' },
    power: { kind: 'number', label: 'Power' },
    fee: { kind: 'money', label: 'Fee' },
    sum: { kind: 'money', label: 'With fee' },
  },
  formula: 'none',
  limits: [],
  sources: [{ title: 'none' }],
  compute: ({ price, pieces, discount, exponent }) => {
    const total = price * pieces * (1 - discount)
    const fee = total > 320 ? total * 0.1 : 5
    return { total, boxes: Math.ceil(pieces / 2), power: -(price ** exponent), fee, sum: total + fee }
  },
  steps: (_, { total }): readonly Line<'total' | 'boxes' | 'power' | 'fee' | 'sum'>[] => [
    { as: 'full', in: 'money', is: '{price} × {pieces} pieces' },
    { gives: 'total', is: '{full}[ × (1 − {discount})]' },
    { gives: 'boxes', is: '{pieces} ÷ 2', rounded: 'up' },
    { gives: 'power', is: '−{price}^{exponent}' },
    { gives: 'fee', is: total > 320 ? '{total} × 10 ÷ 100' : '5' },
    { gives: 'sum', is: '{total} + {fee}' },
  ],
  examples: [{ name: 'none', given: {}, expect: {} }],
}) as unknown as AnyCalculator

function liveOf(calculator: AnyCalculator, given: AnyValues = {}) {
  const values = initialValues(calculator.inputs, given)
  const visitor = regionOf('us')
  const show = createShow(visitor)
  const computed = calculator.compute(values, { region: 'us', currency: 'USD', minorDigits: 2, show })
  if (isProblem(computed)) throw new Error(computed.message)
  const declaration = declare('order', 'Order', calculator)
  return liveFormulas({ calculator, declaration, values, computed, visitor, today: '2026-11-23', show })
}

describe('a formula', () => {
  const text = (is: string) => formulaOf(readExpression([is]), undefined, 2, () => undefined)

  // Operators by OpenFormula 6.4: minus binds tighter than ^, and ^ from the left.
  it.each([
    ['1 + 2 × 3', '1+2*3'],
    ['(1 + 2) × 3', '(1+2)*3'],
    ['1 − (2 − 3)', '1-(2-3)'],
    ['8 ÷ (4 ÷ 2)', '8/(4/2)'],
    ['−2²', '-(2^2)'],
    ['2^3^2', '2^(3^2)'],
    ['2^−1', '2^(-1)'],
    ['3 × −2', '3*(-2)'],
    ['√(9 + 16)', 'SQRT(9+16)'],
    ['max(1, 2 + 3, π)', 'MAX(1,2+3,PI())'],
    ['½ × ln(e) pieces, rounded', '0.5*LN(EXP(1))'],
  ])('of %s is %s', (is, formula) => {
    expect(text(is)).toBe(formula)
  })
})

describe('a result follows the entries', () => {
  it('where its line holds for other entries too, with what it leaves out because it is 0', () => {
    const { formulas, follows } = liveOf(order)
    expect([...formulas.keys()].sort()).toEqual(['boxes', 'full', 'power', 'total'])
    expect([...follows].sort()).toEqual(['discount', 'exponent', 'pieces', 'price'])
  })

  it('never where the calculator would go another way', () => {
    // At 300 the fee is 5, above 320 a tenth: neither line says both.
    expect(liveOf(order, { pieces: 3 }).formulas.has('fee')).toBe(false)
    expect(liveOf(order, { pieces: 9 }).formulas.has('sum')).toBe(false)
  })
})

/** The same workbook with another number in an entry. */
function withEntry(workbook: Workbook, label: string, value: number): Workbook {
  const [first, ...rest] = workbook.sheets
  if (!first) throw new Error('no sheet')
  const rows = first.rows.map((row) => {
    const [name, cell, ...others] = row
    const isEntry =
      name === label && typeof cell === 'object' && cell !== null && 'value' in cell && cell.look === 'entry'
    return isEntry ? ([name, { ...cell, value }, ...others] as readonly SheetCell[]) : row
  })
  return { ...workbook, sheets: [{ ...first, rows }, ...rest] }
}

const all = await compiledCalculators()
const tried = [
  { id: 'breakeven', changed: { price: 31.5 } },
  { id: 'roi', changed: { income: 1234.56 } },
  { id: 'profit-margin', changed: { revenue: 98_765.43 } },
  // A result of the name of the entry: the markup that the price gives.
  { id: 'markup', changed: { markup: 0.85 } },
]

describe('LibreOffice works the formulas of a saved answer out', () => {
  const made = tried.map(({ id, changed }) => {
    const calculator = all.find((one) => one.id === id)
    if (!calculator) throw new Error(`${id} is not finished`)
    const { definition, module } = calculator
    const [key] = Object.keys(changed)
    const field = definition.inputs[key ?? '']
    if (!field) throw new Error(`${id} has no field ${key}`)
    const values = initialValues(definition.inputs)
    const workbook = savedWorkbook(module, savingOf(calculator, values, 'us'))
    const other = savedWorkbook(module, savingOf(calculator, { ...values, ...changed }, 'us'))
    if (isProblem(workbook) || isProblem(other)) throw new Error('no answer')
    return {
      id,
      label: field.label,
      workbook,
      edited: withEntry(workbook, field.label, Object.values(changed)[0] ?? 0),
      other,
    }
  })
  let found: ReturnType<typeof sheetsIn>

  beforeAll(() => {
    found = sheetsIn(
      Object.fromEntries(
        made.flatMap(({ id, workbook, edited }) => [
          [`${id}.saved`, workbookXlsx(zeroed(workbook))],
          [`${id}.edited`, workbookXlsx(edited)],
        ]),
      ),
    )
  }, 300_000)

  it.each(made)('to the same figures: $id', ({ id, workbook }) => {
    expect(formulasIn(workbook).length).toBeGreaterThan(2)
    expect(faultsOf(workbook, found[`${id}.saved`] ?? {})).toEqual([])
  })

  it.each(made)('to those of the page with another entry: $id', ({ id, edited, other }) => {
    expect(edited).not.toEqual(other)
    // Formulas alone follow; tables and what is marked stay.
    const live = new Set(formulasIn(edited).map(({ place }) => place))
    expect(faultsOf(other, found[`${id}.edited`] ?? {}).filter((fault) => live.has(fault.split(' ')[0] ?? ''))).toEqual(
      [],
    )
  })
})

interface Formula {
  place: string
  value: number
}

/** Cells with formulas of entries: sums of the columns of tables, which stay, are none. */
function formulasIn({ sheets }: Workbook): Formula[] {
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, column): Formula[] =>
        typeof cell === 'object' && cell !== null && 'formula' in cell && cell.formula?.includes("'!")
          ? [{ place: cellReference(name, at, column).replaceAll(' ', '_'), value: cell.value }]
          : [],
      ),
    ),
  )
}

/** With nothing that formulas come to: what another program finds is its own. */
function zeroed(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' && cell !== null && 'formula' in cell ? { ...cell, value: 0 } : cell,
      ),
    ),
  }))
  return { ...workbook, sheets }
}

/** Numbers of a workbook that LibreOffice has otherwise, by place. */
function faultsOf({ sheets }: Workbook, opened: Readonly<Record<string, readonly (readonly string[])[]>>): string[] {
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        if (typeof cell !== 'object' || cell === null || !('value' in cell)) return []
        const text = opened[name]?.[at]?.[column] ?? ''
        const off = Math.abs(numberIn(text) - cell.value)
        const place = cellReference(name, at, column).replaceAll(' ', '_')
        return text !== '' && off <= 1e-9 * Math.max(1, Math.abs(cell.value))
          ? []
          : [`${place} ${text} for ${cell.value}`]
      }),
    ),
  )
}
