import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

const thresholds = {
  title: 'Canada Border Services Agency: Low-value shipment thresholds under CUSMA',
  href: 'https://www.cbsa-asfc.gc.ca/services/cusma-aceum/lvs-efv-eng.html',
} as const
const notice = {
  title: 'Canada Border Services Agency: Customs Notice 20-18',
  href: 'https://www.cbsa-asfc.gc.ca/publications/cn-ad/cn20-18-eng.html',
} as const

/** Value for duty at the place of direct shipment, and GST on it and on duties. Relief for what comes by mail or courier. */
export const canadianImports = defineRule<ImportTerms>({
  title: 'Value for duty and GST on imports into Canada',
  jurisdiction: 'ca',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2020-07-01',
      value: {
        valuedAt: 'export',
        taxed: { freight: false, inland: false, uplift: 0 },
        relief: { of: 'goods', duty: 20, tax: 20 },
      },
      sources: [
        {
          title: 'Canada Border Services Agency: Customs valuation handbook',
          href: 'https://www.cbsa-asfc.gc.ca/import/valuation-valeur/customs-val-douane-eng.html',
        },
        thresholds,
        notice,
      ],
    },
  ],
})

/** What a courier brings from the United States or Mexico: no duty and no tax up to these values for duty. */
export const neighbourCouriers = defineRule({
  title: 'Courier imports from the United States and Mexico into Canada',
  jurisdiction: 'ca',
  checkedOn: '2026-11-28',
  units: { duty: 'money', tax: 'money' },
  versions: [{ from: '2020-07-01', value: { duty: 150, tax: 40 }, sources: [thresholds, notice] }],
})
