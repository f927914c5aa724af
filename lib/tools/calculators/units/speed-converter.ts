import { number, quantity } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'
import { timeFor } from '@/lib/subjects/units/time-for'

export default defineQuantityConverter({
  quantity: 'speed',
  from: 'mph',
  to: 'km/h',
  usual: ['km/h', 'mph', 'm/s', 'kn', 'min/km', 'min/mi', 'ft/s'],
  initial: '5:00 /km',
  table: [[5, 200, 5]],
  help: 'Such as 60 mph, 12 km/h, 20 kn to mph or a pace, 4:58 /km. A unit after “to” comes before the menu.',
  inputs: {
    distance: quantity('Distance', { of: 'length', unit: 'km', initial: 10, refines: true }),
    wheel: quantity('Wheel, across', { of: 'length', unit: 'mm', initial: 622, above: 0, refines: true }),
    rpm: number('That wheel turns at', { unit: 'rpm', optional: true, min: 0, max: 1e6, refines: true }),
  },
  outputs: {
    minutes: { kind: 'number', label: 'Time for the distance', unit: 'min', decimals: 2, optional: true },
    clock: { kind: 'text', label: 'On a clock', optional: true },
    turns: { kind: 'number', label: 'That wheel turns', unit: 'rpm', decimals: 1 },
    rim: { kind: 'number', label: 'Rim of the wheel at those turns', unit: 'km/h', decimals: 2, optional: true },
    beyondLight: { kind: 'verdict', label: 'Faster than light', optional: true },
  },
  more: (speed, { distance, wheel, rpm }) => ({
    ...timeFor(distance, speed),
    turns: (speed * 60_000) / (Math.PI * wheel),
    rim: rpm === undefined ? undefined : (Math.PI * wheel * rpm * 60) / 1e6,
    beyondLight: Math.abs(speed) > 299_792_458 ? { is: 'fair', says: 'Nothing with a mass is so fast.' } : undefined,
  }),
  formula: 'Result = speed × meters per second in one of its unit ÷ those in one of the wanted unit; pace = 1 ÷ speed',
  limits: [
    'A pace is a time for a distance, so its number falls as the speed rises, and standing still has none.',
    'No Mach number: it depends on the temperature of the air. A knot is a nautical mile of 1,852 m in an hour.',
  ],
  examples: [
    { name: 'A ten-kilometer run', given: { amount: '5:00 /km' }, expect: { answer: '12\u00A0km/h', minutes: 50 } },
    {
      name: 'A limit in Texas',
      given: { amount: '75 mph' },
      expect: { answer: '120.7008\u00A0km/h', rounded: '120\u00A0km/h' },
    },
  ],
})
