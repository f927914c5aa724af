import { defineRule } from '@/lib/law/rule'

/** Turnover of a year above which a supplier of services registers for goods and services tax, rupees; in some states it is lower. */
export const gstRegistration = defineRule({
  title: 'Registration for goods and services tax in India, services',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { above: 'money' },
  versions: [
    {
      from: '2019-04-01',
      value: { above: 2_000_000 },
      sources: [{ title: 'CBIC: goods and services tax', href: 'https://cbic-gst.gov.in/' }],
    },
  ],
})
