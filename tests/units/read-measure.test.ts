import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { toNumber } from '@/lib/base/units/ratio'
import type { QuantityName } from '@/lib/base/units/table'
import { readMeasure, significantDigits } from '@/lib/subjects/units/read'

function read(text: string, quantity: QuantityName, bare: string, region = 'us') {
  return readMeasure(text, { quantity, bare, region: regionOf(region) })
}

function valueOf(text: string, quantity: QuantityName, bare: string, region = 'us'): string {
  const measure = read(text, quantity, bare, region)
  return 'refused' in measure
    ? 'refused'
    : `${toNumber(measure.value)} ${measure.unit}, ${significantDigits(measure, quantity)} digits`
}

describe('quantities as people type them', () => {
  it.each([
    // What stands beside each was counted by hand: 5 × 12 + 11 = 71 in, 71.75/12 ft, 12 × 14 + 4 = 172 lb.
    ['5 ft 11 3/4 in', 'length', 'm', '5.979166666666667 ft, 3 digits'],
    [`5' 11 3/4"`, 'length', 'm', '5.979166666666667 ft, 3 digits'],
    [`5’11`, 'length', 'm', '5.916666666666667 ft, 2 digits'],
    ['5′ 11″', 'length', 'm', '5.916666666666667 ft, 2 digits'],
    ['5-11 3/4', 'length', 'ft', '5.979166666666667 ft, 3 digits'],
    ['5 feet and 6 inches', 'length', 'm', '5.5 ft, 2 digits'],
    ['71 3/4"', 'length', 'm', '71.75 in, 3 digits'],
    ['5½ in', 'length', 'm', '5.5 in, 2 digits'],
    [`6' 1/2`, 'length', 'm', '6.041666666666667 ft, 3 digits'],
    ['-2 ft 6 in', 'length', 'm', '-2.5 ft, 2 digits'],
    ['1.5e3 m', 'length', 'ft', '1500 m, 2 digits'],
    ['1.5 × 10³ m', 'length', 'ft', '1500 m, 2 digits'],
    ['1.80', 'length', 'm', '1.8 m, 3 digits'],
    ['0.05', 'length', 'm', '0.05 m, 1 digits'],
    ['100', 'length', 'm', '100 m, 3 digits'],
    ['1 m 80', 'length', 'ft', '1.8 m, 3 digits'],
    ['12 st 4', 'mass', 'kg', '12.285714285714286 st, 3 digits'],
    ['9 lb 8.5 oz', 'mass', 'kg', '9.53125 lb, 4 digits'],
    ['1,500 LBS', 'mass', 'kg', '1500 lb, 4 digits'],
    ['500 mW', 'power', 'W', '500 mW, 3 digits'],
    // A small b is bits and a capital one bytes (IEC 80000-13), as with Mb and MB.
    ['1 Tb', 'data', 'MB', '1 Tbit, 1 digits'],
    ['1 tb', 'data', 'MB', '1 TB, 1 digits'],
    ['2 Eb', 'data', 'MB', '2 Ebit, 1 digits'],
    ['2 EB', 'data', 'MB', '2 EB, 1 digits'],
    ['3 Gib', 'data', 'MB', '3 Gibit, 1 digits'],
    ['3 gib', 'data', 'MB', '3 GiB, 1 digits'],
    ['4 yobibits', 'data', 'MB', '4 Yibit, 1 digits'],
    ['500 MW', 'power', 'W', '500 MW, 3 digits'],
    ['98.6 °F', 'temperature', '°C', '98.6 °F, 3 digits'],
    ['-40 c', 'temperature', 'K', '-40 °C, 2 digits'],
    ['7.5 L/100km', 'fuel economy', 'km/L', '7.5 L/100 km, 2 digits'],
    ['30°15′', 'angle', 'rad', '30.25 °, 4 digits'],
    ['3π/4', 'angle', '°', '0.75 π rad, 1 digits'],
    ['-pi/6 rad', 'angle', '°', '-0.16666666666666666 π rad, 1 digits'],
    ['0.5 pi', 'angle', '°', '0.5 π rad, 1 digits'],
    // 5 min 30 s are 5.5 min; 4:58 are 298 s; 1:30:36 are 1.51 h.
    ['5:30 /km', 'speed', 'm/s', '5.5 min/km, 3 digits'],
    ['5:00 /km', 'speed', 'm/s', '5 min/km, 3 digits'],
    ['4:58 min/mi', 'speed', 'm/s', '4.966666666666667 min/mi, 3 digits'],
    ['1:30:36', 'time', 's', '1.51 h, 4 digits'],
    ['2.5 m2', 'area', 'ft²', '2.5 m², 2 digits'],
  ] as const)('%s', (text, quantity, bare, expected) => {
    expect(valueOf(text, quantity, bare)).toBe(expected)
  })

  it('takes another kind of a unit for its plain name, and none where the kind is named', () => {
    const imperial = (text: string) => {
      const instead = { 'US gal': 'imp gal' }
      const measure = readMeasure(text, { quantity: 'volume', bare: 'L', region: regionOf('uk'), instead })
      return 'refused' in measure ? 'refused' : measure.unit
    }
    expect(['12 gal', '12 gallons'].map(imperial)).toEqual(['imp gal', 'imp gal'])
    expect(['12 US gal', '12 us gallons', '12US gal'].map(imperial)).toEqual(['US gal', 'US gal', 'US gal'])
  })

  it('reads separators as the visitor’s region has them', () => {
    expect(valueOf('1.234,5 m', 'length', 'ft', 'de')).toBe('1234.5 m, 5 digits')
    expect(valueOf("1'234.5 m", 'length', 'ft', 'ch')).toBe('1234.5 m, 5 digits')
    expect(valueOf('1 234,5 m', 'length', 'ft', 'fr')).toBe('1234.5 m, 5 digits')
  })

  it.each([
    [`5' 12"`, 'length'],
    ['six feet', 'length'],
    ['5 in 3 ft', 'length'],
    ['5 kg', 'length'],
    ['12 st 15', 'mass'],
    ['1/0 in', 'length'],
    ['37 °C 5', 'temperature'],
    ['1e999 m', 'length'],
    ['', 'length'],
    ['--5', 'length'],
    ['5 m m', 'length'],
    ['5:30', 'length'],
    ['5:30', 'speed'],
    ['5:30 km/h', 'speed'],
    ['5:61 /km', 'speed'],
    ['5:30', 'time'],
  ] as const)('refuses %s', (text, quantity) => {
    expect(valueOf(text, quantity, quantity === 'mass' ? 'kg' : quantity === 'temperature' ? 'K' : 'm')).toBe('refused')
  })
})
