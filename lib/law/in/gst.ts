import { defineRule } from '@/lib/law/rule'

const rates2017 = {
  title: 'CBIC: GST rates on goods, Notification 1/2017-Central Tax (Rate) and its amendments',
  href: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
} as const
const rates2025 = {
  title: 'Notification 9/2025-Central Tax (Rate), G.S.R. 641(E) of 17 September 2025',
  href: 'https://egazette.gov.in/',
} as const

/**
 * Rates of GST in full (CGST and SGST together, or IGST). `slabs` are the main rates; `special` those of a few goods: nothing,
 * rough diamonds 0.25%, cut diamonds 1.5%, precious metals 3%, and what the slabs of 2025 left aside. `cess` says whether the
 * compensation cess was charged on anything.
 */
export const gst = defineRule({
  title: 'GST rates in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-21',
  units: 'percent',
  versions: [
    {
      from: '2017-07-01',
      until: '2022-07-17',
      value: { slabs: [0.05, 0.12, 0.18, 0.28], special: [0, 0.0025, 0.03], cess: true },
      sources: [rates2017],
    },
    {
      from: '2022-07-18',
      until: '2025-09-21',
      value: { slabs: [0.05, 0.12, 0.18, 0.28], special: [0, 0.0025, 0.015, 0.03], cess: true },
      sources: [rates2017, { title: 'GST Council: 47th meeting, recommendations', href: 'https://gstcouncil.gov.in/' }],
      note: 'Cut and polished diamonds moved to 1.5%.',
    },
    {
      from: '2025-09-22',
      until: '2026-01-31',
      value: { slabs: [0.05, 0.18, 0.4], special: [0, 0.0025, 0.015, 0.03, 0.12, 0.28], cess: true },
      sources: [
        rates2025,
        {
          title: 'Notification 14/2025-Central Tax (Rate): bricks and roofing tiles',
          href: 'https://cbic-gst.gov.in/',
        },
      ],
      note: 'Pan masala and tobacco kept 28% and the compensation cess; bricks and roofing tiles kept 12%.',
    },
    {
      from: '2026-02-01',
      value: { slabs: [0.05, 0.18, 0.4], special: [0, 0.0025, 0.015, 0.03, 0.12], cess: false },
      sources: [
        rates2025,
        {
          title: 'Notification 19/2025-Central Tax (Rate), G.S.R. 946(E) of 31 December 2025',
          href: 'https://egazette.gov.in/',
        },
      ],
      note: 'Pan masala and tobacco moved to 40%, biris to 18%; the compensation cess ended.',
    },
  ],
})
