import { describe, expect, it } from 'vitest'
import { nearCodes } from '@/lib/subjects/currency/near-code'

const listed = ['EUR', 'USD', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD', 'CHF']

describe('codes near a mistyped one', () => {
  it.each([
    ['UDS', ['USD']],
    ['EUT', ['EUR']],
    ['XYZ', []],
    // One letter from each: U.S., A.U. and S.G. differ from it in one place.
    ['ASD', ['USD', 'AUD']],
  ])('%s', (code, expected) => {
    expect(nearCodes(code, listed)).toEqual(expected)
  })
})
