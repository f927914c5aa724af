import { defineRule } from '@/lib/law/rule'
import { alike, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Louisiana', href: 'https://revenue.louisiana.gov' } as const

/** Individual income tax of Louisiana, by tax year; dollars and fractions. */
export const louisiana = defineRule<StateLaw>({
  title: 'Income tax of Louisiana',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates([0, 0.018_5], [12_500, 0.035], [50_000, 0.042_5]),
          rates([0, 0.018_5], [25_000, 0.035], [100_000, 0.042_5]),
        ),
        exemption: each(4500, 9000, 4500, undefined, 9000),
      },
      sources: [
        office,
        {
          title: 'Louisiana Revised Statutes, RS 47:32 - Tax on individuals',
          href: 'https://www.legis.la.gov/legis/Law.aspx?d=101946',
        },
        {
          title: 'Louisiana Revised Statutes, RS 47:294 - Standard deduction',
          href: 'https://www.legis.la.gov/legis/Law.aspx?d=101761',
        },
      ],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { bands: alike(rates([0, 0.03])), deduction: usual(12_500, 25_000, 25_000) },
      sources: [
        office,
        {
          title: '2025 Louisiana Resident Income Tax Return Instructions, Line 11',
          href: 'https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3',
        },
        {
          title: 'Consumer Price Index News Release - 2025 M12 Results',
          href: 'https://www.bls.gov/news.release/archives/cpi_01132026.htm',
        },
      ],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { bands: alike(rates([0, 0.03])), deduction: usual(12_835, 25_670, 25_670) },
      sources: [
        office,
        {
          title: '2025 Louisiana Resident Income Tax Return Instructions, Line 11',
          href: 'https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3',
        },
        {
          title: 'Louisiana Register, February 20, 2026, Income Tax Withholding Tables notice',
          href: 'https://bese.louisiana.gov/docs/default-source/rulemaking-docket/feb-louisiana-register.pdf#page=127',
        },
      ],
      readOnce: ['the standard deduction'],
    },
  ],
})
