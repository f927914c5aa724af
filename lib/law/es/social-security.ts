import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Ley General de la Seguridad Social, artículos 19, 19 bis, 127 bis y 147',
  href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11724',
} as const

const rates = { common: 0.047, unemployment: 0.0155, training: 0.001 }

/** What an employee with a permanent contract in Spain pays, up to the highest base of a month; `equity` is the MEI. */
export const socialSecurity = defineRule({
  title: 'Social security of employees in Spain',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: { rates: 'percent', highestBase: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { rates: { ...rates, equity: 0.0013 }, highestBase: 4909.5 },
      sources: [act],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { rates: { ...rates, equity: 0.0015 }, highestBase: 5101.2 },
      sources: [act],
    },
  ],
})

/** The employee’s part of the solidarity contribution on monthly pay above the highest base. */
export const solidarityContribution = defineRule({
  title: 'Solidarity contribution in Spain',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: { over: 'money', rate: 'percent' },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: [
        { over: 5101.2, rate: 0.0019 },
        { over: 5611.32, rate: 0.0021 },
        { over: 7651.8, rate: 0.0024 },
      ],
      sources: [act],
      readOnce: ['the employee’s part of the solidarity contribution'],
    },
  ],
})
