import { choice, integer, quantity } from '@/lib/kits/fields/define'

/* What calculators about a grown person ask alike. Heights and masses reach compute in centimetres and kilograms. */

export const sex = choice('Sex', {
  options: { female: 'Female', male: 'Male' },
  initial: 'female',
  help: 'The equations were fitted to women and men apart.',
})

export const adultAge = integer('Age', { unit: 'years', initial: 40, min: 18, max: 110 })

export const height = quantity('Height', {
  of: 'length',
  unit: 'cm',
  units: ['cm', 'm', 'in', 'ft'],
  unitIn: { us: 'in' },
  initial: 170,
  initialIn: { us: 170.18 },
  min: 120,
  max: 230,
  help: 'Without shoes. 5 ft 7 in is 67 in.',
})

export const weight = quantity('Weight', {
  of: 'mass',
  unit: 'kg',
  units: ['kg', 'lb'],
  unitIn: { us: 'lb' },
  initial: 70,
  initialIn: { us: 70.30681735 },
  min: 30,
  max: 350,
})
