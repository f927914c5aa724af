import { defineRule } from '@/lib/law/rule'

const database = {
  title: 'European Commission: Taxes in Europe Database',
  href: 'https://ec.europa.eu/taxation_customs/tedb/',
} as const

/** On 1 January 2024, by the member state's ISO code. */
const from2024 = {
  at: 0.2,
  be: 0.21,
  bg: 0.2,
  cy: 0.19,
  cz: 0.21,
  de: 0.19,
  dk: 0.25,
  ee: 0.22,
  es: 0.21,
  fi: 0.24,
  fr: 0.2,
  gr: 0.24,
  hr: 0.25,
  hu: 0.27,
  ie: 0.23,
  it: 0.22,
  lt: 0.21,
  lu: 0.17,
  lv: 0.21,
  mt: 0.18,
  nl: 0.21,
  pl: 0.23,
  pt: 0.23,
  ro: 0.19,
  se: 0.25,
  si: 0.22,
  sk: 0.2,
}
const from2025 = { ...from2024, fi: 0.255, sk: 0.23 }

/** Standard rates of VAT of the member states, in their main territory, by ISO code. */
export const euVatRates = defineRule({
  title: 'Standard rates of VAT in the European Union',
  jurisdiction: 'eu',
  checkedOn: '2026-11-27',
  units: 'percent',
  versions: [
    { from: '2024-01-01', until: '2024-08-31', value: from2024, sources: [database] },
    {
      from: '2024-09-01',
      until: '2024-12-31',
      value: { ...from2024, fi: 0.255 },
      sources: [database],
      note: 'Finland rose from 24% to 25.5%.',
    },
    {
      from: '2025-01-01',
      until: '2025-06-30',
      value: from2025,
      sources: [database],
      note: 'Slovakia rose from 20% to 23%.',
    },
    {
      from: '2025-07-01',
      until: '2025-07-31',
      value: { ...from2025, ee: 0.24 },
      sources: [database],
      note: 'Estonia rose from 22% to 24%.',
    },
    {
      from: '2025-08-01',
      value: { ...from2025, ee: 0.24, ro: 0.21 },
      sources: [database],
      note: 'Romania rose from 19% to 21%.',
    },
  ],
})
