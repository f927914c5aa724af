import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of South Carolina', href: 'https://dor.sc.gov' } as const

/** Individual income tax of South Carolina, by tax year; dollars and fractions. */
export const southCarolina = defineRule<StateLaw>({
  title: 'Income tax of South Carolina',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: alike(rates([0, 0], [3460, 0.03], [17_330, 0.062])),
        deduction: 'federal',
        perDependant: { amounts: byIncome([0, 4790]) },
        gainsFree: 0.44,
      },
      sources: [
        office,
        { title: 'SC 2024 Income Tax Chart', href: 'https://dor.sc.gov/forms-site/Forms/SC1040TT_2024.pdf#page=1' },
        {
          title: 'SC 1040 tax form instructions (2024)',
          href: 'https://dor.sc.gov/forms-site/Forms/SC1040Instr_2024.pdf#page=16',
        },
      ],
      readOnce: ['the rates', 'the exemption of gains'],
      note: 'One reading has the thresholds of 2025.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: alike(rates([0, 0], [3560, 0.03], [17_830, 0.06])),
        deduction: usual(15_000, 30_000, 22_500),
        perDependant: { amounts: byIncome([0, 4930]) },
        gainsFree: 0.44,
      },
      sources: [
        office,
        {
          title: 'SC H.4216 Section 1 - Section 12-6-510(C) (2026+)',
          href: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
        },
        {
          title: 'SC 1040 tax form instructions (2025)',
          href: 'https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf#page=16',
        },
      ],
      readOnce: ['the standard deduction', 'the exemption of gains'],
      note: 'The federal deduction before the increase of 2025.',
    },
  ],
})
