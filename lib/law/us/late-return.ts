import { defineRule } from '@/lib/law/rule'

/**
 * What a late return and late payment cost, shares of tax for each begun month: `filing` on what was unpaid on the due date, `payment` on what is
 * unpaid as the month begins, each up to `most` in all. The payment share is `withAgreement` while instalments are agreed on and the return
 * was in time, `afterNotice` once a notice of levy is ten days old. More than `minimumAfter` days late there is a least amount.
 */
export const lateReturn = defineRule({
  title: 'Penalties for late returns and payments in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    filing: 'percent',
    payment: 'percent',
    withAgreement: 'percent',
    afterNotice: 'percent',
    most: 'percent',
    noticeDays: 'days',
    minimumAfter: 'days',
  },
  versions: [
    {
      from: '2000-01-01',
      value: {
        filing: 0.05,
        payment: 0.005,
        withAgreement: 0.0025,
        afterNotice: 0.01,
        most: 0.25,
        noticeDays: 10,
        minimumAfter: 60,
      },
      readOnce: ['the ten days after a notice of levy'],
      sources: [
        {
          title: '26 U.S.C. § 6651',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6651',
        },
        { title: 'IRS: Failure to file penalty', href: 'https://www.irs.gov/payments/failure-to-file-penalty' },
        { title: 'IRS: Failure to pay penalty', href: 'https://www.irs.gov/payments/failure-to-pay-penalty' },
      ],
    },
  ],
})
