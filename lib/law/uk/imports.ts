import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value to the border of Great Britain, and VAT on value, duty and costs to the first destination. */
export const ukImports = defineRule<ImportTerms>({
  title: 'Customs value and VAT on imports into Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2021-01-01',
      value: {
        valuedAt: 'import',
        taxed: { freight: true, inland: true, uplift: 0 },
        relief: { of: 'goods', duty: 135, tax: 135 },
      },
      sources: [
        {
          title: 'GOV.UK: Working out the VAT value using the customs value of the imported goods',
          href: 'https://www.gov.uk/guidance/working-out-the-vat-value-using-the-customs-value-of-the-imported-goods',
        },
        {
          title: 'GOV.UK: Delivery costs to include in the customs value',
          href: 'https://www.gov.uk/guidance/delivery-costs-to-include-in-the-customs-value',
        },
        {
          title: 'GOV.UK: Tax and customs for goods sent from abroad',
          href: 'https://www.gov.uk/goods-sent-from-abroad',
        },
      ],
      note: 'Up to 135 pounds the seller charges VAT at the sale.',
    },
  ],
})
