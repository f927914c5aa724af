import { defineRule } from '@/lib/law/rule'

/**
 * What must be paid during the year to be spared the penalty: the smaller share of this year's and of last year's tax; of last year's
 * `ofLastHigh` where its AGI passed `highOver`. Below `least` of tax left after withholding nothing is due. `due` are months and days, the last
 * one of the year after.
 */
export const estimatedPayments = defineRule({
  title: 'Estimated tax payments in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    ofThisYear: 'percent',
    ofLastYear: 'percent',
    ofLastHigh: 'percent',
    highOver: 'money',
    least: 'money',
    due: 'days',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        ofThisYear: 0.9,
        ofLastYear: 1,
        ofLastHigh: 1.1,
        highOver: { separate: 75_000, others: 150_000 },
        least: 1000,
        due: ['04-15', '06-15', '09-15', '01-15'],
      },
      sources: [
        {
          title: '26 U.S.C. § 6654',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6654',
        },
        { title: 'IRS: Form 1040-ES', href: 'https://www.irs.gov/forms-pubs/about-form-1040-es' },
      ],
    },
  ],
})
