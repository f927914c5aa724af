import { defineRule } from '@/lib/law/rule'
import { alike, byIncome, rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Michigan', href: 'https://www.michigan.gov/taxes' } as const

/** Individual income tax of Michigan, by tax year; dollars and fractions. */
export const michigan = defineRule<StateLaw>({
  title: 'Income tax of Michigan',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { bands: alike(rates([0, 0.042_5])), perPerson: { amounts: alike(byIncome([0, 5600])) } },
      sources: [
        office,
        {
          title: 'Michigan 2024 Individual Income Tax Instructions',
          href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=3',
        },
        {
          title: 'Michigan 2024 Individual Income Tax Instructions, Line 9a',
          href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=13',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { bands: alike(rates([0, 0.042_5])), perPerson: { amounts: alike(byIncome([0, 5800])) } },
      sources: [
        office,
        {
          title: 'Michigan 2024 Individual Income Tax Instructions',
          href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=3',
        },
        {
          title: 'Michigan 2025 Income Tax Withholding Guide (Form 446)',
          href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2025/446_Withholding-Guide_2025.pdf#page=2',
        },
      ],
    },
  ],
})
