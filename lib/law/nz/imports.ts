import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value at the place of export, and GST on value, duty, freight and insurance. */
export const newZealandImports = defineRule<ImportTerms>({
  title: 'Customs value and GST on imports into New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2019-12-01',
      value: {
        valuedAt: 'export',
        taxed: { freight: true, inland: false, uplift: 0 },
        relief: { of: 'goods', duty: 1000, tax: 1000 },
      },
      sources: [
        {
          title: 'New Zealand Customs Service: Import payments and refunds, duty and GST',
          href: 'https://www.customs.govt.nz/',
        },
      ],
      note: 'Up to 1,000 dollars a registered seller charges GST at the sale.',
    },
  ],
})
