import { importUnits, type ImportTerms } from '@/lib/law/import-terms'
import { defineRule } from '@/lib/law/rule'

const value = {
  title: '19 U.S.C. 1401a: Value',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title19-section1401a',
} as const
const deMinimis = {
  title: '19 U.S.C. 1321(a)(2)(C): Administrative exemptions',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title19-section1321',
} as const
const suspension = {
  title: 'Federal Register 90 FR 42418: Suspending Duty-Free De Minimis Treatment for All Countries',
  href: 'https://www.govinfo.gov/content/pkg/FR-2025-09-02/html/2025-16802.htm',
} as const

/** Customs value at the place of export. There is no VAT; relief for low values until it was suspended. */
export const usImports = defineRule<ImportTerms>({
  title: 'Customs value and the relief for low values in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-28',
  units: importUnits,
  versions: [
    {
      from: '2016-03-10',
      until: '2025-05-01',
      value: { valuedAt: 'export', relief: { of: 'goods', duty: 800, tax: 800 } },
      sources: [value, deMinimis],
    },
    {
      from: '2025-05-02',
      until: '2025-08-28',
      value: { valuedAt: 'export', relief: { of: 'goods', duty: 800, tax: 800 }, exceptChina: true },
      sources: [value, deMinimis],
      note: 'No longer for goods of China and Hong Kong.',
    },
    {
      from: '2025-08-29',
      value: { valuedAt: 'export' },
      sources: [value, suspension],
      note: 'Suspended for all countries, and again by the order of 20 February 2026.',
    },
  ],
})
