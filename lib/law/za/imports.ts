import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value at the place of export, and VAT on the added tax value: value, a tenth of it, and duties. */
export const southAfricanImports = defineRule<ImportTerms>({
  title: 'Customs value and VAT on imports into South Africa',
  jurisdiction: 'za',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2018-04-01',
      value: { valuedAt: 'export', taxed: { freight: false, inland: false, uplift: 0.1 } },
      sources: [
        {
          title: 'SARS: How is VAT calculated on imported goods?',
          href: 'https://www.sars.gov.za/faq/faq-how-is-vat-calculated-on-imported-goods',
        },
      ],
      note: 'The tenth is not added for goods of Botswana, Eswatini, Lesotho and Namibia that come from there.',
    },
  ],
})
