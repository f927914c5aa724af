import { describe, expect, expectTypeOf, it } from 'vitest'
import { asJson, type Json } from '@/components/islands/json'

class Money {
  amount = 5
}

describe('props of an island', () => {
  it('come back as they were, in a copy of their own', () => {
    const props = {
      text: 'a < b & "c" \u2028 \ud83d\ude00',
      count: -1.5e-7,
      none: null,
      flags: [true, false],
      rows: [{ cells: ['', 0] }, {}],
      bare: Object.assign(Object.create(null) as object, { key: 1 }),
    }
    const json = asJson(props, 'island')
    expect(json).toEqual(props)
    expect(json.rows).not.toBe(props.rows)
  })

  it('may leave a property out', () => {
    expect(asJson({ given: 1, left: undefined }, 'island')).toStrictEqual({ given: 1 })
  })

  it.each<[string, unknown, string]>([
    ['a function', () => 1, 'island.value is a function'],
    ['a symbol', Symbol('x'), 'island.value is a symbol'],
    ['a bigint', 1n, 'island.value is a bigint'],
    ['undefined in an array', [1, undefined], 'island.value holds undefined'],
    // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tested
    ['a hole in an array', [1, , 2], 'island.value holds undefined'],
    ['NaN', Number.NaN, 'island.value is NaN'],
    ['Infinity', -Infinity, 'island.value is -Infinity'],
    ['-0', -0, 'island.value is -0'],
    ['a Date', new Date(0), 'island.value is a Date'],
    ['a Map', new Map([[1, 2]]), 'island.value is a Map'],
    ['a Set', new Set([1]), 'island.value is a Set'],
    ['bytes', new Uint8Array(2), 'island.value is a Uint8Array'],
    ['an instance of a class', new Money(), 'island.value is a Money'],
    ['something nested', { rows: [{}, { at: new Date(0) }] }, 'island.value.rows.1.at is a Date'],
  ])('are refused with the place where there is %s', (_, value, says) => {
    expect(() => asJson({ value }, 'island')).toThrow(new TypeError(`Not plain data: ${says}`))
  })

  it('are refused by their types', () => {
    interface Plain {
      name: string
      rows: readonly { count: number; note?: string }[]
      choice: 'a' | 'b' | null
    }
    expectTypeOf<Json<Plain>>().toEqualTypeOf<Plain>()
    expectTypeOf<Json<{ change: () => void }>>().toEqualTypeOf<{ change: never }>()
    expectTypeOf<Json<{ key: symbol; big: bigint; any: unknown }>>().toEqualTypeOf<{
      key: never
      big: never
      any: never
    }>()
    expectTypeOf<Date>().not.toExtend<Json<Date>>()
    expectTypeOf<Map<string, string>>().not.toExtend<Json<Map<string, string>>>()
    expectTypeOf<{ rows: { save(): void }[] }>().not.toExtend<Json<{ rows: { save(): void }[] }>>()
  })
})
