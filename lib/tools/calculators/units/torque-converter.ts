import { quantity, number } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'torque',
  from: 'N·m',
  to: 'lbf·ft',
  usual: ['N·m', 'lbf·ft', 'lbf·in', 'kgf·m', 'kgf·cm', 'N·cm'],
  initial: '100',
  table: [
    [1, 9, 1],
    [10, 300, 10],
  ],
  help: 'Such as 100, 75 ft-lb, 12 in-lb to Nm or 11 kgf m. A unit after “to” comes before the menu.',
  inputs: {
    wrench: quantity('Wrench, grip to square', { of: 'length', unit: 'mm', initial: 400, above: 0, refines: true }),
    crowfoot: quantity('Crowfoot, square to bolt', { of: 'length', unit: 'mm', initial: 0, refines: true }),
    angle: number('Crowfoot turned by', { unit: '°', initial: 0, max: 90, refines: true }),
  },
  outputs: {
    setting: { kind: 'number', label: 'Set the wrench to', unit: 'N·m', decimals: 3 },
    inFeet: { kind: 'number', label: 'On its other scale', unit: 'lbf·ft', decimals: 3 },
  },
  more: (torque, { wrench, crowfoot, angle }) => {
    const setting = (torque * wrench) / (wrench + crowfoot * Math.cos((angle * Math.PI) / 180))
    return { setting, inFeet: setting / 1.3558179483314 }
  },
  formula:
    'Result = torque × newton meters in one of its unit ÷ those in the wanted one; setting = torque × L ÷ (L + E × cos θ)',
  limits: [
    'Foot-pounds of energy are another quantity with the same name: they go to the energy page.',
    'The wrench setting holds for a hand in the middle of the grip; at 90° the crowfoot changes nothing.',
  ],
  examples: [
    { name: 'Wheel bolts', given: { amount: '120 Nm' }, expect: { rounded: '88.5\u00A0lbf·ft' } },
    { name: 'A crowfoot', given: { amount: '100', crowfoot: 50 }, expect: { setting: 88.888889 } },
  ],
})
