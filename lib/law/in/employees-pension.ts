import { defineRule } from '@/lib/law/rule'

const units = {
  rate: 'percent',
  averageMonths: 'count',
  divisor: 'count',
  leastYears: 'count',
  bonusFrom: 'count',
  bonusYears: 'count',
  least: 'money',
  age: 'count',
} as const

/**
 * Employees' pension: the employer's share of wages up to the ceiling of the provident fund; months whose wages are averaged; what wages times
 * years are divided by; years of service for a pension, and those from which years are given on top; the least, rupees a month; the age.
 */
export const employeesPension = defineRule({
  title: "Employees' pension in India",
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units,
  versions: [
    {
      from: '2014-09-01',
      until: '2026-06-28',
      value: {
        rate: 0.0833,
        averageMonths: 60,
        divisor: 70,
        leastYears: 10,
        bonusFrom: 20,
        bonusYears: 2,
        least: 1000,
        age: 58,
      },
      sources: [
        { title: "Employees' Pension Scheme, 1995, paragraphs 3, 10, 11 and 12", href: 'https://www.epfindia.gov.in/' },
      ],
    },
    {
      from: '2026-06-29',
      until: '2027-03-31',
      value: {
        rate: 0.0833,
        averageMonths: 60,
        divisor: 70,
        leastYears: 10,
        bonusFrom: 20,
        bonusYears: 2,
        least: 1000,
        age: 58,
      },
      sources: [
        {
          title: "Employees' Pension Scheme, 2026 (G.S.R. 527(E) of 29 June 2026)",
          href: 'https://egazette.gov.in/',
        },
      ],
      readOnce: ['the share of the employer', 'the months of the average', 'the two years on top'],
      note: 'Divisor, least pension, least service and age are those of the scheme of 1995, which this one takes the place of.',
    },
  ],
})

/** Own contributions of a financial year above this have interest that is taxed, where the employer pays in too; rupees. */
export const taxedContributions = defineRule({
  title: 'Taxed interest of provident funds in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: { limit: 'money' },
  versions: [
    {
      from: '2021-04-01',
      until: '2027-03-31',
      value: { limit: 250_000 },
      sources: [
        {
          title: 'Income-tax Rules, 1962, rule 9D (notification 95/2021)',
          href: 'https://incometaxindia.gov.in/',
        },
        { title: 'Income-tax Rules, 2026, rule 277', href: 'https://incometaxindia.gov.in/' },
      ],
    },
  ],
})
