import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'length',
  from: 'ft',
  to: 'm',
  usual: ['m', 'cm', 'mm', 'km', 'in', 'ft', 'yd', 'mi', 'nmi'],
  mixed: [['ft', 'in']],
  initial: '5 ft 11 3/4 in',
  help: 'Such as 180 cm, 5 ft 11 3/4 in, 6\' 2", 26.2 mi or 3 chains to m. A unit after “to” comes before the menu.',
  formula: 'Result = length × meters in one of its unit ÷ meters in one of the wanted unit, as whole-number quotients',
  limits: [
    'The foot is the international one of 0.3048 m; the US survey foot, longer by two millionths, has lines of its own.',
    'Cubit, ell, span, barleycorn, cable, vara and Roman foot are local: each town, navy and century had its own, and the list takes one of them.',
    'Points and picas are those of computers, 1/72 inch; the older printer’s point of 0.3515 mm is not in the list.',
  ],
  examples: [
    {
      name: 'A wardrobe for a stairwell',
      given: { amount: '7 ft 9 1/2 in', into: 'cm' },
      expect: { answer: '237.49\u00A0cm', rounded: '237\u00A0cm' },
    },
    { name: 'A field in an old deed', given: { amount: '3 chains to m' }, expect: { answer: '60.3504\u00A0m' } },
    { name: 'A wire gauge table', given: { amount: '25 thou', into: 'mm' }, expect: { exact: '0.635\u00A0mm' } },
  ],
})
