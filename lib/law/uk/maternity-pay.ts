import { defineRule } from '@/lib/law/rule'

const regulations = {
  title: 'Statutory Maternity Pay (General) Regulations 1986, regulations 2 and 6',
  href: 'https://www.legislation.gov.uk/uksi/1986/1960/contents',
} as const
const act = {
  title: 'Social Security Contributions and Benefits Act 1992, Part XII: sections 164 to 167',
  href: 'https://www.legislation.gov.uk/ukpga/1992/4/part/XII',
} as const
const employers = {
  title: 'GOV.UK: Statutory maternity pay and leave, employer guide',
  href: 'https://www.gov.uk/employers-maternity-pay-leave/entitlement',
} as const
const help = {
  title: 'GOV.UK: Get financial help with statutory pay',
  href: 'https://www.gov.uk/recover-statutory-payments',
} as const
const weeks = { earningsShare: 0.9, higherWeeks: 6, weeks: 39 } as const

/** Statutory maternity pay, by the first day of a week of pay: the flat weekly rate, from the first Sunday of April; share of earnings; weeks. */
export const maternityPay = defineRule({
  title: 'Statutory maternity pay in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { flat: 'money', earningsShare: 'percent', higherWeeks: 'count', weeks: 'count' },
  versions: [
    { from: '2023-04-02', until: '2024-04-06', value: { flat: 172.48, ...weeks }, sources: [regulations, act] },
    { from: '2024-04-07', until: '2025-04-05', value: { flat: 184.03, ...weeks }, sources: [regulations, act] },
    { from: '2025-04-06', until: '2026-04-04', value: { flat: 187.18, ...weeks }, sources: [regulations, act] },
    {
      from: '2026-04-05',
      until: '2027-04-03',
      value: { flat: 194.32, ...weeks },
      sources: [regulations, act, employers],
    },
  ],
})

/**
 * Earnings a week that are needed, by the end of the qualifying week, and what an employer gets back of what it pays, by the day of
 * payment: the usual share, and that of an employer whose National Insurance of a whole tax year was `smallUpTo` or less.
 */
export const maternityPayTerms = defineRule({
  title: 'Earnings for statutory maternity pay, and what employers recover',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { lowerEarnings: 'money', refund: 'percent', smallRefund: 'percent', smallUpTo: 'money' },
  versions: [
    {
      from: '2023-04-06',
      until: '2025-04-05',
      value: { lowerEarnings: 123, refund: 0.92, smallRefund: 1.03, smallUpTo: 45_000 },
      sources: [act, help],
    },
    {
      from: '2025-04-06',
      until: '2026-04-05',
      value: { lowerEarnings: 125, refund: 0.92, smallRefund: 1.085, smallUpTo: 45_000 },
      sources: [act, help],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { lowerEarnings: 129, refund: 0.92, smallRefund: 1.09, smallUpTo: 45_000 },
      sources: [employers, act, help],
    },
  ],
})
