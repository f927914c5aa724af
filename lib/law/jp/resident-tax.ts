import { defineRule } from '@/lib/law/rule'

const localTaxAct = {
  title: 'Local Tax Act (e-Gov)',
  href: 'https://laws.e-gov.go.jp/law/325AC0000000226',
} as const
const ministry = {
  title: 'Ministry of Internal Affairs and Communications: individual inhabitant tax',
  href: 'https://www.soumu.go.jp/main_sosiki/jichi_zeisei/czaisei/czaisei_seido/150790_06.html',
} as const

/**
 * Resident tax in Japan on the income of a year, yen, as it is asked for from June of the next one: the rates of municipality and
 * prefecture, an amount a head with the forest tax, deductions, and the adjustment credit, a `rate` of the differences between
 * the deductions of the two taxes (at least `floor`, less what the taxable income exceeds `threshold` by). Nothing is due up to
 * `exempt`: `alone` for somebody without spouse and dependants, else `perPerson` for everybody, `plus`, and `perHead` or
 * `onIncome` more.
 */
export const residentTax = defineRule({
  title: 'Resident tax in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: {
    municipal: 'percent',
    prefectural: 'percent',
    perHead: 'money',
    taxableUnit: 'money',
    taxUnit: 'money',
    basic: 'money',
    spouse: 'money',
    dependant: 'money',
    student: 'money',
    credit: {
      rate: 'percent',
      threshold: 'money',
      floor: 'money',
      basic: 'money',
      spouse: 'money',
      dependant: 'money',
      student: 'money',
      incomeMost: 'money',
    },
    exempt: 'money',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        municipal: 0.06,
        prefectural: 0.04,
        perHead: 5000,
        taxableUnit: 1000,
        taxUnit: 100,
        basic: [
          { over: 0, amount: 430_000 },
          { over: 24_000_000, amount: 290_000 },
          { over: 24_500_000, amount: 150_000 },
          { over: 25_000_000, amount: 0 },
        ],
        spouse: 330_000,
        dependant: 330_000,
        student: 450_000,
        credit: {
          rate: 0.05,
          threshold: 2_000_000,
          floor: 50_000,
          basic: 50_000,
          spouse: 50_000,
          dependant: 50_000,
          student: 180_000,
          incomeMost: 25_000_000,
        },
        exempt: { alone: 450_000, perPerson: 350_000, plus: 100_000, perHead: 210_000, onIncome: 320_000 },
      },
      sources: [localTaxAct, ministry],
    },
  ],
})
