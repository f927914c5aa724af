import { quantity } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'
import { gradientOf } from '@/lib/subjects/units/gradient'
import { piFraction } from '@/lib/subjects/units/pi-fraction'

export default defineQuantityConverter({
  quantity: 'angle',
  from: '°',
  to: 'rad',
  usual: ['°', 'rad', 'π rad', '′', '″', 'gon', 'mil', 'turn', 'mrad'],
  mixed: [['°', '′', '″']],
  initial: '30',
  help: 'Such as 30, 12°30′15″, π/6, 1.2 rad, 200 mil to °, 5% or 1 in 20. A unit after “to” comes before the menu.',
  inputs: { range: quantity('Distance', { of: 'length', unit: 'm', initial: 100, refines: true }) },
  outputs: {
    inPi: { kind: 'text', label: 'As a fraction of π', optional: true },
    positive: { kind: 'number', label: 'Between 0 and 360', unit: '°' },
    signed: { kind: 'number', label: 'Between −180 and 180', unit: '°' },
    slope: { kind: 'percent', label: 'Slope', decimals: 4, optional: true },
    gradient: { kind: 'text', label: 'Slope as 1 in so many', optional: true },
    offset: { kind: 'number', label: 'Aside at that distance', unit: 'm', optional: true },
  },
  more: (degrees, { range }, { show }) => {
    const signed = degrees - 360 * Math.ceil(degrees / 360 - 0.5)
    const positive = signed < 0 ? signed + 360 : signed
    const slope = Math.abs(signed) < 90 ? Math.tan((signed * Math.PI) / 180) : undefined
    return {
      inPi: piFraction(degrees),
      positive,
      signed,
      slope,
      gradient: gradientOf(slope, show),
      offset: slope && slope * range,
    }
  },
  formula: 'Result = angle × degrees in one of its unit ÷ degrees in one of the wanted unit; π rad = 180°',
  limits: [
    'A mil without a mark is NATO’s, 6,400 to the circle; Sweden had 6,300 of them, the Soviet Union 6,000.',
    'Slope and offset end short of a right angle, where they have no value.',
  ],
  examples: [
    { name: 'A roof valley', given: { amount: '12°30′15″' }, expect: { rounded: '0.21824\u00A0rad' } },
    { name: 'One click on a scope', given: { amount: '1 MOA', range: 91.44 }, expect: { offset: 0.0265988 } },
  ],
})
