import { defineRule } from '@/lib/law/rule'

const federal = {
  title: 'Canada Revenue Agency: GST/HST rates by province',
  href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
} as const

/**
 * Sales taxes in Canada: the federal rate, and what each province adds, as part of the HST or as a tax of its own. All of them are
 * charged on the price before tax.
 */
export const salesTaxes = defineRule({
  title: 'Sales taxes by province in Canada',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: { gst: 'percent', hst: 'percent', own: 'percent' },
  versions: [
    {
      from: '2025-04-01',
      value: {
        gst: 0.05,
        hst: { ON: 0.08, NB: 0.1, NL: 0.1, NS: 0.09, PE: 0.1 },
        own: { BC: 0.07, MB: 0.07, SK: 0.06, QC: 0.09975 },
      },
      sources: [federal],
    },
  ],
})
