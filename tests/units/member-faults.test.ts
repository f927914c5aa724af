import { describe, expect, it } from 'vitest'
import { checkConverter, checkPair, MemberFault } from '@/lib/families/unit-conversion/faults'
import type { PairData } from '@/lib/families/unit-conversion/member'

const good: PairData = { quantity: 'length', from: 'm', to: 'ft', table: [[1, 10, 1]] }

/** The property that a member is refused for. */
function propertyOf(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (!(error instanceof MemberFault)) throw error
    return error.property
  }
}

const faultOf = (change: Partial<PairData>) => propertyOf(() => checkPair({ ...good, ...change }))

describe('members of unit-conversion', () => {
  it('passes a good one', () => {
    expect(faultOf({})).toBeUndefined()
  })

  it.each([
    ['to', { to: 'feet' }],
    ['to', { to: 'm' }],
    ['reads', { reads: ['kg'] }],
    ['also', { also: { weight: 'kg' } }],
    ['kinds', { kinds: { label: 'Foot', units: ['ft', 'foot of Rome'], differenceIn: 'mm' } }],
    ['compounds', { compounds: { odd: { label: 'Odd', units: ['m', 'in'] } } }],
    ['marks', { marks: { Door: '2 m wide' } }],
    ['adds', { adds: { price: { label: 'Price', units: { m: '0' } } } }],
    ['related', { related: { cloth: { label: 'Cloth', unit: 'yd', times: '1', step: '0' } } }],
    ['follows', { follows: { cost: { label: 'Cost', times: ['amount', 'price'] } } }],
    ['mixed', { mixed: 'feetInches' }],
    ['ruler', { ruler: 'onRuler' }],
    ['within', { within: { least: '1 kg', most: '3 m', says: 'must be a height' } }],
    ['backTable', { backTable: [[10, 1, 1]] }],
    ['table', { table: [[10, 1, 1]] }],
    ['table', { table: [[1, 10, 0]] }],
  ] as const)('refuses a wrong %s', (property, change) => {
    expect(faultOf(change)).toBe(property)
  })
})

describe('pages of one quantity', () => {
  const page = { quantity: 'length', from: 'ft', to: 'm', usual: ['km'], mixed: [['ft', 'in']] } as const
  const pageFault = (change: object) => propertyOf(() => checkConverter({ ...page, ...change }))

  it('passes a good one', () => {
    expect(pageFault({})).toBeUndefined()
  })

  it.each([
    ['from', { from: 'kg' }],
    ['to', { to: 'kg' }],
    ['usual', { usual: ['m', 'kg'] }],
    ['mixed', { mixed: [['ft', 'lb']] }],
    ['mixed', { mixed: [['m', 'ft']] }],
    ['marks', { marks: { Door: '2 m wide' } }],
  ] as const)('refuses a wrong %s', (property, change) => {
    expect(pageFault(change)).toBe(property)
  })
})
