import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value at the place of export, and GST on value, duty, and transport and insurance to Australia. */
export const australianImports = defineRule<ImportTerms>({
  title: 'Customs value and GST on imports into Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2018-07-01',
      value: {
        valuedAt: 'export',
        taxed: { freight: true, inland: false, uplift: 0 },
        relief: { of: 'goods', duty: 1000, tax: 1000 },
      },
      sources: [
        {
          title: 'A New Tax System (Goods and Services Tax) Act 1999, section 13-20',
          href: 'https://www.legislation.gov.au/C2004A00446/latest/text',
        },
        {
          title: 'Australian Border Force: Cost of importing goods',
          href: 'https://www.abf.gov.au/importing-exporting-and-manufacturing/importing/cost-of-importing-goods',
        },
      ],
      note: 'Up to 1,000 dollars a registered seller charges GST at the sale.',
    },
  ],
})
