import { describe, expect, it } from 'vitest'
import { initialValue } from '@/lib/kits/fields/initial'
import type { Bound, Field, Fields, NumericField } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import { regionCodes } from '@/lib/base/region/types'
import { definitionOf, manifest } from './compiled'

interface Declared {
  tool: string
  name: string
  field: NumericField
}

type WithFields = Partial<Record<'inputs' | 'form' | 'options', Fields>>

/** Every number that a form asks for outside tables. */
const numbers: Declared[] = (
  await Promise.all(
    Object.entries(manifest.tools).map(async ([tool, { node }]) => {
      const { inputs, form, options } = await definitionOf<WithFields>(node)
      return Object.entries(inputs ?? form ?? options ?? {}).flatMap(([name, field]: [string, Field]) =>
        isNumeric(field) ? [{ tool, name, field }] : [],
      )
    }),
  )
).flat()

const at = ({ tool, name }: Declared) => `${tool}.${name}`

/** What years of their market the visitor looks up: no usual range. */
const withoutRange = ['risk-tolerance.e', 'risk-tolerance.b', 'risk-tolerance.c']

function isNatural({ field }: Declared): boolean {
  const isTerm = field.kind === 'quantity' && field.of === 'term'
  return (field.kind === 'percent' || field.kind === 'rate' || isTerm) && !field.optional
}

const fixed = (bound: Bound | undefined, otherwise: number) => (typeof bound === 'number' ? bound : otherwise)

const sliders = numbers.flatMap(({ field, ...rest }) =>
  field.slider ? [{ ...rest, field, slider: { from: 0, ...field.slider } }] : [],
)

describe('sliders of the forms', () => {
  it('belong to every percentage, rate and term that has to be entered', () => {
    const without = numbers.filter((one) => isNatural(one) && !one.field.slider && !withoutRange.includes(at(one)))
    expect(without.map(at)).toEqual([])
  })

  it('lie within the limits of their fields', () => {
    const beyond = sliders.filter(({ field, slider: { from, to } }) => {
      const least = fixed(field.min, field.negative || field.kind === 'number' ? -Infinity : 0)
      return (
        from < least ||
        from <= fixed(field.above, -Infinity) ||
        to > fixed(field.max, Infinity) ||
        to >= fixed(field.below, Infinity)
      )
    })
    expect(beyond.map(at)).toEqual([])
  })

  it('have ten to four hundred whole steps', () => {
    const odd = sliders.filter(({ slider: { from, to, step } }) => {
      const steps = (to - from) / step
      return Math.abs(steps - Math.round(steps)) > 1e-9 || steps < 10 || steps > 400
    })
    expect(odd.map(at)).toEqual([])
  })

  it('begin within their range in every region', () => {
    const outside = sliders.filter(({ field, slider: { from, to } }) =>
      regionCodes.some((region) => {
        const value = initialValue(field, region)
        return typeof value === 'number' && (value < from || value > to)
      }),
    )
    expect(outside.map(at)).toEqual([])
  })
})
