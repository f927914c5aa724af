import { defineRule } from '@/lib/law/rule'

/** Federal tax of a C corporation, and the share of taxable income that operating losses brought forward may cover. */
export const corporateTax = defineRule({
  title: 'Federal corporate income tax in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', lossShare: 'percent' },
  versions: [
    {
      from: '2021-01-01',
      value: { rate: 0.21, lossShare: 0.8 },
      sources: [
        { title: 'IRS: Publication 542, Corporations', href: 'https://www.irs.gov/publications/p542' },
        {
          title: '26 U.S.C. 172(a)(2)',
          href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section172',
        },
      ],
    },
  ],
})
