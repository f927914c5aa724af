import { describe, expect, it } from 'vitest'
import { toNumber, toRatio } from '@/lib/base/units/ratio'
import { convertExactly, type QuantityName } from '@/lib/base/units/table'

/** NIST Special Publication 811 (2008), appendix B.8: factors as printed there, with seven digits or, in bold, exact. */
const printed: readonly (readonly [QuantityName, from: string, to: string, factor: string])[] = [
  ['length', 'in', 'm', '2.54e-2'],
  ['length', 'ft', 'm', '3.048e-1'],
  ['length', 'US survey ft', 'm', '3.048006e-1'],
  ['length', 'yd', 'm', '9.144e-1'],
  ['length', 'mi', 'm', '1.609344e3'],
  ['length', 'nmi', 'm', '1.852e3'],
  ['length', 'au', 'm', '1.495979e11'],
  ['length', 'ly', 'm', '9.46073e15'],
  ['length', 'pc', 'm', '3.085678e16'],
  ['area', 'US survey acre', 'm²', '4.046873e3'],
  ['area', 'ft²', 'm²', '9.290304e-2'],
  ['area', 'mi²', 'm²', '2.589988e6'],
  ['volume', 'US gal', 'm³', '3.785412e-3'],
  ['volume', 'imp gal', 'm³', '4.54609e-3'],
  ['volume', 'US fl oz', 'm³', '2.957353e-5'],
  ['volume', 'imp fl oz', 'm³', '2.841306e-5'],
  ['volume', 'bbl', 'm³', '1.589873e-1'],
  ['volume', 'US bu', 'm³', '3.523907e-2'],
  ['mass', 'lb', 'kg', '4.535924e-1'],
  ['mass', 'oz', 'kg', '2.834952e-2'],
  ['mass', 'oz t', 'kg', '3.110348e-2'],
  ['mass', 'gr', 'kg', '6.479891e-5'],
  ['mass', 'slug', 'kg', '1.459390e1'],
  ['mass', 'short ton', 'kg', '9.071847e2'],
  ['mass', 'long ton', 'kg', '1.016047e3'],
  ['force', 'lbf', 'N', '4.448222'],
  ['force', 'pdl', 'N', '1.382550e-1'],
  ['force', 'kgf', 'N', '9.80665'],
  ['torque', 'lbf·ft', 'N·m', '1.355818'],
  ['torque', 'lbf·in', 'N·m', '1.129848e-1'],
  ['pressure', 'psi', 'Pa', '6.894757e3'],
  ['pressure', 'atm', 'Pa', '1.01325e5'],
  ['pressure', 'Torr', 'Pa', '1.333224e2'],
  ['pressure', 'inHg', 'Pa', '3.386389e3'],
  ['pressure', 'inH₂O', 'Pa', '2.490889e2'],
  ['energy', 'Btu', 'J', '1.055056e3'],
  ['energy', 'Btu (th)', 'J', '1.054350e3'],
  ['energy', 'cal (IT)', 'J', '4.1868'],
  ['energy', 'ft·lbf', 'J', '1.355818'],
  ['energy', 't TNT', 'J', '4.184e9'],
  ['power', 'hp', 'W', '7.456999e2'],
  ['power', 'PS', 'W', '7.354988e2'],
  ['power', 'hp (boiler)', 'W', '9.80950e3'],
  ['power', 'ton of refrigeration', 'W', '3.516853e3'],
  ['speed', 'mph', 'm/s', '4.4704e-1'],
  ['speed', 'kn', 'm/s', '5.144444e-1'],
  ['illuminance', 'fc', 'lx', '1.076391e1'],
  ['radioactivity', 'Ci', 'Bq', '3.7e10'],
  ['length', 'pica', 'm', '4.233333e-3'],
  ['length', 'pt', 'm', '3.527778e-4'],
  ['angle', 'turn', 'rad', '6.283185'],
  ['angle', 'mil', 'rad', '9.817477e-4'],
  ['area', 'circular mil', 'm²', '5.067075e-10'],
  ['area', 'barn', 'm²', '1e-28'],
  ['volume', 'register ton', 'm³', '2.831685'],
  ['mass', 'dr ap', 'kg', '3.887935e-3'],
  ['mass', 'scruple', 'kg', '1.295978e-3'],
  ['time', 'sidereal day', 's', '8.616409e4'],
  ['time', 'sidereal year', 's', '3.155815e7'],
  ['time', 'tropical year', 's', '3.155693e7'],
  ['pressure', 'cmH₂O', 'Pa', '9.80665e1'],
  ['pressure', 'cmHg', 'Pa', '1.333224e3'],
  ['pressure', 'dyn/cm²', 'Pa', '1e-1'],
  ['energy', 'cal (15 °C)', 'J', '4.1858'],
  ['energy', 'therm (US)', 'J', '1.054804e8'],
  ['energy', 'quad', 'J', '1.055056e18'],
  ['power', 'Btu/s', 'W', '1.055056e3'],
  ['power', 'ft·lbf/min', 'W', '2.259697e-2'],
  ['power', 'hp (water)', 'W', '7.46043e2'],
  ['power', 'erg/s', 'W', '1e-7'],
]

describe('the table of units against NIST SP 811, appendix B.8', () => {
  it.each(printed)('%s: one %s in %s is %s', (quantity, from, to, factor) => {
    const value = convertExactly(toRatio('1'), quantity, from, to)
    const [digits = '', exponent = '0'] = factor.split('e')
    const lastDigit = 10 ** (Number(exponent) - (digits.split('.')[1]?.length ?? 0))
    const found = toNumber(value ?? toRatio('0'))
    const isRounded = digits.replace('.', '').length >= 6
    expect(Math.abs(found - Number(factor))).toBeLessThanOrEqual((isRounded ? 0.5 : 0) * lastDigit + found * 1e-9)
  })
})
