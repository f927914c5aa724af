import { defineRule } from '@/lib/law/rule'

/** What a C corporation pays of its taxable income: one rate for all of it, since 2018. */
export const corporateIncomeTax = defineRule({
  title: 'Federal tax on the income of corporations in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2018-01-01',
      until: '2026-12-31',
      value: { rate: 0.21 },
      sources: [
        {
          title: '26 U.S.C. § 11',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section11',
        },
        { title: 'IRS: Form 1120', href: 'https://www.irs.gov/forms-pubs/about-form-1120' },
      ],
    },
  ],
})
