import { defineRule } from '@/lib/law/rule'

const authority = { title: 'General Pension and Social Security Authority', href: 'https://gpssa.gov.ae/' } as const
const ministry = {
  title: 'Ministry of Human Resources and Emiratisation: Laws',
  href: 'https://www.mohre.gov.ae/en/laws-and-regulations/laws.aspx',
} as const

/**
 * Pension contributions of Emiratis in private employment under the law of 2023, shares of the contribution pay of a month, which lies
 * between `least` and `most`. Below `supportBelow` the state takes over a part of what the employer pays.
 */
export const pension = defineRule({
  title: 'Pension of Emiratis first insured since 31 October 2023',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: {
    employee: 'percent',
    employer: 'percent',
    employerSupported: 'percent',
    supportBelow: 'money',
    least: 'money',
    most: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      value: {
        employee: 0.11,
        employer: 0.15,
        employerSupported: 0.125,
        supportBelow: 20_000,
        least: 3000,
        most: 70_000,
      },
      sources: [authority],
    },
  ],
})

/** Unemployment insurance: the premium of a month, by the basic pay of a month. */
export const unemploymentInsurance = defineRule({
  title: 'Unemployment insurance in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { basicUpTo: 'money', lower: 'money', higher: 'money' },
  versions: [{ from: '2024-01-01', value: { basicUpTo: 16_000, lower: 5, higher: 10 }, sources: [ministry] }],
})

/** The gratuity that a foreign employee earns in a year of service: days of basic pay, of which a month has `month`. */
export const gratuity = defineRule({
  title: 'End-of-service gratuity in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { firstFive: 'days', after: 'days', month: 'days' },
  versions: [{ from: '2024-01-01', value: { firstFive: 21, after: 30, month: 30 }, sources: [ministry] }],
})
