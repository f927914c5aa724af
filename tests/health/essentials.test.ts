import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { declare } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import { initialValues } from '@/lib/kits/fields/initial'
import { choice, money, quantity, rows, toggle } from '@/lib/kits/fields/define'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { compiledCalculators, definitionOf, manifest } from '@/tests/every/compiled'
import { checkFigures, checkForm, checkUnits, longForms } from './checks/essentials'

function fieldsOf(definition: object): Fields | undefined {
  const { inputs, form, options } = definition as { inputs?: Fields; form?: Fields; options?: Fields }
  return inputs ?? form ?? options
}

describe('what is essential comes first', () => {
  it('shows at most five fields before "More options"', async () => {
    const faults = await Promise.all(
      Object.entries(manifest.tools).map(async ([id, { node }]) => {
        const fields = fieldsOf(await definitionOf<object>(node))
        return fields && Object.keys(fields).length > 0 ? checkForm(id, fields) : []
      }),
    )
    expect(faults.flat()).toEqual([])
    expect(Object.keys(longForms).filter((id) => !(id in manifest.tools))).toEqual([])
  })

  it('opens every quantity in a unit that its list offers', async () => {
    const faults = await Promise.all(
      Object.entries(manifest.tools).map(async ([id, { node }]) =>
        checkUnits(id, fieldsOf(await definitionOf(node)) ?? {}),
      ),
    )
    expect(faults.flat()).toEqual([])
  })

  it('gives the answer and at most five figures before the first section', async () => {
    const calculators = await compiledCalculators()
    const faults = calculators.flatMap(({ id, definition, module, cases }) => {
      const declaration = declare(id, id, definition)
      const given: readonly { given: AnyValues; region?: string }[] = [{ given: {} }, ...definition.examples, ...cases]
      const found = given.flatMap(({ given: values, region }) => {
        const visitor = regionOf(region ?? 'global')
        const all = initialValues(definition.inputs, values, visitor.code)
        const outcome = runCalculator(module, declaration, all, visitor)
        return isProblem(outcome) ? [] : checkFigures(id, definition.outputs, outcome.results)
      })
      return found.slice(0, 1)
    })
    expect(faults).toEqual([])
  })
})

const amount = money('Amount', { initial: 1 })
const five = { a: amount, b: amount, c: amount, d: amount, e: amount }
const saysOf = (faults: readonly { says: string }[]) => faults.map(({ says }) => says.split(/[,.:]/)[0])

describe('the check of units', () => {
  const volume = { of: 'volume', unit: 'L', initial: 1 } as const
  it('accepts a unit of the list, and any unit where there is no list', () => {
    const inList = quantity('In the list', { ...volume, units: ['mL', 'L'] })
    expect(checkUnits('tip', { inList, without: quantity('Without', volume) })).toEqual([])
  })
  it('names what opens in another unit, in one region or in rows', () => {
    const outside = quantity('Outside', { ...volume, units: ['mL'] })
    const abroad = quantity('Abroad', { ...volume, units: ['L'], unitIn: { us: 'US gal' } })
    const list = rows('List', { row: 'row', columns: { outside }, initial: [] })
    expect(checkUnits('tip', { abroad, list }).map(({ says }) => says)).toEqual([
      'abroad opens in US gal, which is none of its units',
      'outside opens in L, which is none of its units',
    ])
  })
})

describe('the check of forms', () => {
  it('accepts five open fields and any number that refine', () => {
    expect(checkForm('tip', { ...five, f: { ...amount, refines: true }, g: { ...amount, refines: true } }, {})).toEqual(
      [],
    )
  })
  it('counts what the least lucky choices show', () => {
    const fields: Fields = {
      ...five,
      e: choice('Kind', { options: { short: 'Short', long: 'Long' }, initial: 'short' }),
      f: money('Of the long kind', { initial: 1, shownWhen: { field: 'e', is: 'long' } }),
    }
    expect(saysOf(checkForm('tip', fields, {}))).toEqual(['shows 6 fields at once'])
    expect(checkForm('tip', fields, { tip: { open: 6, why: 'It has to.' } })).toEqual([])
    expect(saysOf(checkForm('tip', five, { tip: { open: 6, why: 'It had to.' } }))).toEqual(['shows 5 fields at most'])
  })
  it('refuses an empty box that has to be filled in out of sight', () => {
    expect(saysOf(checkForm('tip', { a: money('Amount', { refines: true }) }, {}))).toEqual([
      'a refines and must have a value to begin with',
    ])
    expect(checkForm('tip', { a: money('Amount', { optional: true, refines: true }) }, {})).toEqual([])
  })
  it('refuses an open field that a folded one brings out', () => {
    const fields = {
      a: toggle('Long', { refines: true }),
      b: money('B', { initial: 1, shownWhen: { field: 'a', is: true } }),
    }
    expect(saysOf(checkForm('tip', fields, {}))).toEqual(['b stands open but hangs on a'])
  })
  it('refuses a column that refines', () => {
    const fields = { a: rows('A', { row: 'row', columns: { b: { ...amount, refines: true } }, initial: [] }) }
    expect(saysOf(checkForm('tip', fields, {}))).toEqual(['a'])
  })
})

describe('the check of figures', () => {
  const figure = { kind: 'money', label: 'Figure' } as const
  const verdict = { kind: 'verdict', label: 'Verdict' } as const
  const six = { a: figure, b: figure, c: figure, d: figure, e: figure, f: figure }
  const results = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, v: { is: 'good', says: 'Good.' } } as const
  it('accepts the answer, five figures, verdicts and sections', () => {
    expect(checkFigures('tip', { v: verdict, ...six, g: { ...figure, section: 'More' } }, results)).toEqual([])
  })
  it('refuses a sixth figure, and does not count what is absent', () => {
    expect(saysOf(checkFigures('tip', { ...six, g: figure }, results))).toEqual([
      'gives 6 figures after the answer and before the first section',
    ])
    expect(checkFigures('tip', { ...six, g: figure }, { ...results, g: undefined })).toEqual([])
  })
})
