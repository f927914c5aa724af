import { number } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'power',
  from: 'kW',
  to: 'hp',
  usual: ['W', 'kW', 'hp', 'PS', 'Btu/h', 'MW', 'ton of refrigeration', 'kcal/h'],
  initial: '75 kW',
  help: 'Such as 100 hp, 12000 Btu/h, 150 PS to kW, 20 mW or 23 dBm. A unit after “to” comes before the menu.',
  inputs: {
    hours: number('Hours in use a day', { unit: 'h', initial: 24, max: 24, refines: true }),
    powerFactor: number('Power factor', { initial: 1, above: 0, max: 1, refines: true }),
  },
  outputs: {
    daily: { kind: 'number', label: 'Energy in a day', unit: 'kWh' },
    yearly: { kind: 'number', label: 'Energy in 365 days', unit: 'kWh', decimals: 2 },
    apparent: { kind: 'number', label: 'Apparent power', unit: 'VA' },
    dBm: { kind: 'number', label: 'Level above a milliwatt', unit: 'dBm', optional: true },
    dBW: { kind: 'number', label: 'Level above a watt', unit: 'dBW', optional: true },
  },
  more: (watts, { hours, powerFactor }) => {
    const daily = (watts * hours) / 1000
    const level = watts > 0 ? { dBm: 10 * Math.log10(watts) + 30, dBW: 10 * Math.log10(watts) } : {}
    return { daily, yearly: daily * 365, apparent: watts / powerFactor, ...level }
  },
  formula: 'Result = power × watts in one of its unit ÷ watts in one of the wanted unit; dBm = 10 × log₁₀(milliwatts)',
  limits: [
    'A horsepower without a mark is the mechanical one of 550 ft·lbf/s; PS, cv and ch are the metric one, 1.4% less.',
    'Volt-amperes follow from watts only with the power factor; decibels have no value for zero or less.',
  ],
  examples: [
    { name: 'A car in two markets', given: { amount: '150 PS to hp' }, expect: { rounded: '148\u00A0hp' } },
    { name: 'A radio access point', given: { amount: '100 mW' }, expect: { dBm: 20, dBW: -10 } },
  ],
})
