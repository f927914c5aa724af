import { defineRule } from '@/lib/law/rule'

/** Goods and services tax in Australia: its rate, and the turnover of twelve months from which a business registers, dollars. */
export const goodsAndServicesTax = defineRule({
  title: 'Goods and services tax in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', registerFrom: 'money' },
  versions: [
    {
      from: '2007-07-01',
      value: { rate: 0.1, registerFrom: 75_000 },
      sources: [
        {
          title: 'ATO: Registering for GST',
          href: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/registering-for-gst',
        },
      ],
    },
  ],
})
