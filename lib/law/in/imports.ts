import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

/** Customs value to the place of import, and integrated tax on value and all duties of customs. No relief for low values. */
export const indianImports = defineRule<ImportTerms>({
  title: 'Customs value and integrated tax on imports into India',
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2018-02-02',
      value: { valuedAt: 'import', taxed: { freight: true, inland: false, uplift: 0 } },
      sources: [
        {
          title: 'Customs Valuation (Determination of Value of Imported Goods) Rules, 2007, rule 10(2)',
          href: 'https://www.cbic.gov.in/',
        },
        {
          title: 'Customs Tariff Act, 1975, section 3(7) and (8)',
          href: 'https://www.indiacode.nic.in/handle/123456789/1362',
        },
      ],
    },
  ],
})

/**
 * Social welfare surcharge: a share of the duties of customs, not of safeguard, countervailing and anti-dumping duty, integrated
 * tax and itself. Notifications lower it or waive it for some goods.
 */
export const socialWelfareSurcharge = defineRule({
  title: 'Social welfare surcharge in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2018-02-02',
      value: { rate: 0.1 },
      sources: [{ title: 'Finance Act, 2018, section 110', href: 'https://www.indiacode.nic.in/' }],
    },
  ],
})
