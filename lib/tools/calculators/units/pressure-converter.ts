import { problem } from '@/lib/base/problem'
import { choice, quantity } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'
import { vacuumRange } from '@/lib/subjects/units/vacuum'

export default defineQuantityConverter({
  quantity: 'pressure',
  from: 'bar',
  to: 'psi',
  usual: ['bar', 'psi', 'kPa', 'hPa', 'atm', 'MPa', 'mmHg', 'inHg', 'Torr', 'kgf/cm²'],
  initial: '2.2 bar',
  help: 'Such as 32 psi, 220 kPa, 29.92 inHg or 5 mTorr to Pa. A unit after “to” comes before the menu.',
  inputs: {
    reads: choice('The figure is', { options: { gauge: 'Gauge', absolute: 'Absolute' }, initial: 'gauge' }),
    air: quantity('Barometer', { of: 'pressure', unit: 'kPa', initial: 101.325, above: 0, refines: true }),
  },
  outputs: {
    absolute: { kind: 'number', label: 'Absolute', unit: 'kPa' },
    gauge: { kind: 'number', label: 'Gauge', unit: 'kPa' },
    vacuum: { kind: 'percent', label: 'Share of the air that is gone', decimals: 3, optional: true },
    range: { kind: 'text', label: 'Range of vacuum', optional: true },
  },
  more: (pascals, { reads, air }) => {
    const absolute = pascals / 1000 + (reads === 'gauge' ? air : 0)
    if (absolute < 0) return problem('amount', 'must not be below a vacuum: the air presses with less')
    const emptied = absolute < air ? { vacuum: 1 - absolute / air, range: vacuumRange(absolute * 1000) } : {}
    return { absolute, gauge: absolute - air, ...emptied }
  },
  formula: 'Result = pressure × pascals in one of its unit ÷ pascals in the wanted one; absolute = gauge + barometer',
  limits: [
    'Columns of mercury and water are the conventional ones: mercury of 13.5951 g/cm³, water of 1 g/cm³, standard gravity.',
    'The list converts the figure as typed. Only the lines in kPa turn a gauge reading into an absolute one.',
  ],
  sources: [{ title: 'ISO 3529-1:2019, Vacuum technology: Vocabulary, general terms' }],
  examples: [{ name: 'A tire in bar', given: { amount: '2.2 bar' }, expect: { rounded: '32\u00A0psi', gauge: 220 } }],
})
