import { defineRule } from '@/lib/law/rule'

const bands = [
  { fromAge: 41, weeks: 1.5 },
  { fromAge: 22, weeks: 1 },
  { fromAge: 0, weeks: 0.5 },
] as const
const terms = { leastYears: 2, mostYears: 20, bands } as const
const units = {
  weekPay: 'money',
  leastYears: 'count',
  mostYears: 'count',
  bands: { fromAge: 'count', weeks: 'count' },
} as const

const section162 = {
  title: 'Employment Rights Act 1996, sections 155, 162 and 227',
  href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/162',
} as const
const govUk = {
  title: 'GOV.UK: Redundancy, your rights, statutory redundancy pay',
  href: 'https://www.gov.uk/redundancy-your-rights/redundancy-pay',
} as const
const order1996 = {
  title: 'Employment Rights (Northern Ireland) Order 1996, articles 190, 197 and 23',
  href: 'https://www.legislation.gov.uk/nisi/1996/1919/contents',
} as const
const niDirect = {
  title: 'nidirect: Redundancy pay',
  href: 'https://www.nidirect.gov.uk/articles/redundancy-pay',
} as const

/**
 * Statutory redundancy pay in Great Britain: the most of a week's pay that counts, in pounds, by the relevant date; whole years that
 * are needed and that count at most; weeks' pay for a year in which the employee was not below an age throughout.
 */
export const redundancyPay = defineRule({
  title: 'Statutory redundancy pay in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units,
  versions: [
    { from: '2021-04-06', until: '2022-04-05', value: { weekPay: 544, ...terms }, sources: [section162, govUk] },
    { from: '2022-04-06', until: '2023-04-05', value: { weekPay: 571, ...terms }, sources: [section162, govUk] },
    { from: '2023-04-06', until: '2024-04-05', value: { weekPay: 643, ...terms }, sources: [section162, govUk] },
    { from: '2024-04-06', until: '2025-04-05', value: { weekPay: 700, ...terms }, sources: [section162, govUk] },
    { from: '2025-04-06', until: '2026-04-05', value: { weekPay: 719, ...terms }, sources: [section162, govUk] },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { weekPay: 751, ...terms },
      sources: [
        {
          title: 'The Employment Rights (Increase of Limits) Order 2026',
          href: 'https://www.legislation.gov.uk/uksi/2026/310/made',
        },
        section162,
      ],
    },
  ],
})

/** The same in Northern Ireland, which has its own limit of a week's pay. */
export const redundancyPayNorthernIreland = defineRule({
  title: 'Statutory redundancy pay in Northern Ireland',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units,
  versions: [
    { from: '2021-04-06', until: '2022-04-05', value: { weekPay: 566, ...terms }, sources: [order1996, niDirect] },
    { from: '2022-04-06', until: '2023-04-05', value: { weekPay: 594, ...terms }, sources: [order1996, niDirect] },
    { from: '2023-04-06', until: '2024-04-05', value: { weekPay: 669, ...terms }, sources: [order1996, niDirect] },
    { from: '2024-04-06', until: '2025-04-05', value: { weekPay: 729, ...terms }, sources: [order1996, niDirect] },
    { from: '2025-04-06', until: '2026-04-05', value: { weekPay: 749, ...terms }, sources: [order1996, niDirect] },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { weekPay: 783, ...terms },
      sources: [order1996, niDirect],
      readOnce: ['the limit of a week’s pay in Northern Ireland'],
    },
  ],
})
