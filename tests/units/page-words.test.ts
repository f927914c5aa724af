import { expect, it } from 'vitest'
import cmToInches from '@/lib/tools/calculators/units/cm-to-inches'
import heightConverter from '@/lib/tools/calculators/units/height-converter'
import stoneToKg from '@/lib/tools/calculators/units/stone-to-kg'

/* The menu says what a number without a unit is taken in and what the answer stands in. */
it.each([
  ['height-converter', heightConverter, 'Centimeters to feet and inches', 'Inches to centimeters'],
  ['stone-to-kg', stoneToKg, 'Stones to kilograms', 'Kilograms to stones and pounds'],
  ['cm-to-inches', cmToInches, 'Centimeters to inches', 'Inches to centimeters'],
] as const)('%s names both ways by what they answer', (_, { inputs, outputs }, forward, back) => {
  expect(inputs.direction.options).toMatchObject({ forward, back })
  expect([outputs.forwardTable.label, outputs.backTable.label]).toEqual([forward, back])
})
