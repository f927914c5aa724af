import { defineUnitConverter } from '@/lib/families/unit-conversion'

export default defineUnitConverter({
  initial: '5 ft 11 in to cm',
  help: 'Such as 5 ft 11 in to cm, 1.5e3 m, 12 st 4 to kg, 98.6 °F to K or 30 mpg to L/100 km.',
  formula:
    'Result = amount × exact factor of its unit ÷ exact factor of the wanted unit; scales of temperature are shifted first',
  limits: [
    'Units of different quantities are refused: pounds are no newtons without a gravity, liters no kilograms without a density.',
    'Gallons, pints and fluid ounces without a country are those of the United States; imperial ones are typed as imp gal or UK gal.',
    'A calorie is the thermochemical one of 4.184 J, a year the Julian one of 365.25 days, unless the unit says otherwise.',
    'A factor called local differs from place to place or is of the past; one by custom is agreed on, with no standard or act found behind it.',
  ],
  examples: [
    { name: 'A height for a form', given: { amount: '5 ft 11 in to cm' }, expect: { answer: '180.34\u00A0cm' } },
    {
      name: 'A recipe oven',
      given: { amount: '350 °F to °C' },
      expect: { answer: '176.6666667\u00A0°C', rounded: '177\u00A0°C' },
    },
    { name: 'A rental car', given: { amount: '33 mpg to L/100 km' }, expect: { rounded: '7.1\u00A0L/100\u00A0km' } },
  ],
})
