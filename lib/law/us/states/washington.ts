import { defineRule } from '@/lib/law/rule'
import { rates, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of Washington', href: 'https://dor.wa.gov' } as const

/** Individual income tax of Washington, by tax year; dollars and fractions. */
export const washington = defineRule<StateLaw>({
  title: 'Income tax of Washington',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { onGains: { free: 270_000, bands: rates([0, 0.07]) } },
      sources: [
        office,
        { title: 'RCW 82.87.060(1) Deductions', href: 'https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.060' },
        {
          title: 'RCW 82.87.040(1)-(2) Tax imposed—Long-term capital assets',
          href: 'https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.040',
        },
      ],
      readOnce: ['that wages are free', 'the tax on gains'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { onGains: { free: 278_000, bands: rates([0, 0.07], [1_000_000, 0.099]) } },
      sources: [
        office,
        { title: 'RCW 82.87.060(1) Deductions', href: 'https://app.leg.wa.gov/RCW/default.aspx?cite=82.87.060' },
        {
          title: 'ESSB 5813, Chapter 421, Laws of 2025, Sec. 101',
          href: 'https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Bills/Session%20Laws/Senate/5813-S.SL.htm',
        },
      ],
      readOnce: ['that wages are free', 'the tax on gains'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { onGains: 'unknown' },
      sources: [
        office,
        {
          title: 'ESSB 5813, Chapter 421, Laws of 2025, Sec. 101',
          href: 'https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Bills/Session%20Laws/Senate/5813-S.SL.htm',
        },
      ],
      readOnce: ['that wages are free'],
    },
  ],
})
