import { defineRule } from '@/lib/law/rule'

/** Contributions of employee and employer each, on the relevant income of a month; at most so much is deducted from income in a year. */
export const mandatoryProvidentFund = defineRule({
  title: 'Mandatory Provident Fund in Hong Kong',
  jurisdiction: 'hk',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', leastIncome: 'money', mostIncome: 'money', deductible: 'money' },
  versions: [
    {
      from: '2024-04-01',
      until: '2027-03-31',
      value: { rate: 0.05, leastIncome: 7100, mostIncome: 30_000, deductible: 18_000 },
      sources: [
        {
          title: 'Mandatory Provident Fund Schemes Ordinance, schedules 2 and 3 (Cap. 485)',
          href: 'https://www.elegislation.gov.hk/hk/cap485',
        },
      ],
    },
  ],
})
