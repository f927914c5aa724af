import { defineRule } from '@/lib/law/rule'

/** The quick method of GST/HST: a rate of sales with tax in place of tax less credits, lowered on the first sales of a year, Canadian dollars. */
export const quickMethod = defineRule({
  title: 'Quick method of GST/HST',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: { lowered: 'percent', upTo: 'money' },
  versions: [
    {
      from: '2025-04-01',
      value: { lowered: 0.01, upTo: 30_000 },
      sources: [
        {
          title: 'Canada Revenue Agency: RC4058, Quick Method of Accounting for GST/HST',
          href: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/rc4058.html',
        },
      ],
    },
  ],
})
