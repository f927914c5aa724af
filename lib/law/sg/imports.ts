import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value to Singapore, and GST on value and all duties. Relief for what comes by air or post, but for liquor and tobacco. */
export const singaporeImports = defineRule<ImportTerms>({
  title: 'Customs value and GST on imports into Singapore',
  jurisdiction: 'sg',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2023-01-01',
      value: {
        valuedAt: 'import',
        taxed: { freight: true, inland: false, uplift: 0 },
        relief: { of: 'delivered', duty: 0, tax: 400 },
      },
      sources: [
        {
          title: 'Singapore Customs: Goods and Services Tax, with examples',
          href: 'https://www.customs.gov.sg/businesses/valuation-duties-taxes-fees/goods-and-services-tax-gst',
        },
        {
          title: 'Singapore Customs: GST on low-value goods',
          href: 'https://www.customs.gov.sg/personal-shipment/buying-from-overseas/gst-on-low-value-goods',
        },
      ],
      note: 'Up to 400 dollars a registered seller charges GST at the sale.',
    },
  ],
})
