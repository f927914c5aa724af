import { describe, expect, it } from 'vitest'
import { toNumber } from '@/lib/base/units/ratio'
import { unitsIn } from '@/lib/base/units/table'
import { barrelsPerTonne, commodities, gramsOf } from '@/lib/subjects/trade/commodity-units'
import { economyFrom, kilometresPerMile, litresIn } from '@/lib/subjects/vehicles/fuel-economy'

/* Modules of tools that must stay small hold a few factors of their own; these are held against the table of units. */
describe('factors outside the table of units', () => {
  it.each(['g', 'kg', 't', 'oz t', 'tola', 'oz', 'lb', 'short ton', 'long ton'] as const)('grams of one %s', (unit) => {
    expect(gramsOf(unit, commodities.gold, 35)).toBeCloseTo(toNumber(unitsIn('mass', unit, 'g')), 7)
  })

  it.each(['US gal', 'L', 'm³'] as const)('barrels of one %s', (unit) => {
    const gramsOfBarrel = 1e6 / barrelsPerTonne(35)
    const barrels = (gramsOf(unit, commodities.crude, 35) ?? NaN) / gramsOfBarrel
    expect(barrels).toBeCloseTo(1 / toNumber(unitsIn('volume', 'bbl', unit)), 12)
  })

  it('litres of a gallon and kilometres of a mile', () => {
    expect(litresIn.usGallon).toBe(toNumber(unitsIn('volume', 'US gal', 'L')))
    expect(litresIn.ukGallon).toBe(toNumber(unitsIn('volume', 'imp gal', 'L')))
    expect(kilometresPerMile).toBe(toNumber(unitsIn('length', 'mi', 'km')))
    expect(economyFrom(10, 'kmPerLitre')).toBe(10)
  })
})
