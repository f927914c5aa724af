import { defineRule } from '@/lib/law/rule'

/** Up to which taxable sales of four quarters in a row, worldwide and before tax, a business need not register for GST/HST, Canadian dollars. */
export const smallSupplier = defineRule({
  title: 'Small suppliers under the GST/HST',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: { salesUpTo: 'money' },
  versions: [
    {
      from: '2025-04-01',
      value: { salesUpTo: 30_000 },
      sources: [
        {
          title: 'Canada Revenue Agency: when to register for and start charging the GST/HST',
          href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/when-register-charge.html',
        },
      ],
    },
  ],
})
