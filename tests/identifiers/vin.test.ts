import { describe, expect, it } from 'vitest'
import { vinFault } from '@/lib/subjects/identifiers/vin'

describe('a vehicle identification number', () => {
  // 49 CFR 565.15(c), table of a sample; the regulator's guide for manufacturers; the number of the Impala SS prototype.
  it.each(['1G4AH59H45G118341', '1J9RP1A36A1644345', '1G1BN53E6NW128495', '1M8GDM9AXKP042788', '11111111111111111'])(
    'fits: %s',
    (vin) => {
      expect(vinFault(vin)).toBeUndefined()
    },
  )

  it('is read with spaces, hyphens and small letters', () => {
    expect(vinFault('1m8gdm9a-xkp 042788')).toBeUndefined()
  })

  it('says which ninth character would fit', () => {
    expect(vinFault('1M8GDM9A1KP042788')).toEqual({ fault: 'check', expected: 'X' })
    expect(vinFault('1G4AH59H55G118341')).toEqual({ fault: 'check', expected: '4' })
  })

  it('has 17 characters, none of them I, O or Q', () => {
    expect(vinFault('1M8GDM9AXKP04278')).toEqual({ fault: 'length' })
    expect(vinFault('1M8GDM9AXKPO42788')).toEqual({ fault: 'letters' })
    expect(vinFault('1M8GDM9AXKP04278Ä')).toEqual({ fault: 'letters' })
  })
})
