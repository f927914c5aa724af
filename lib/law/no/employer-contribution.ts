import { defineRule } from '@/lib/law/rule'

const source = {
  title: 'Skatteetaten: Employer’s national insurance contributions',
  href: 'https://www.skatteetaten.no/en/rates/employers-national-insurance-contributions/',
} as const
const zones = { I: 0.141, Ia: 0.106, II: 0.106, III: 0.064, IV: 0.051, IVa: 0.079, V: 0 }

/** What an employer contributes to national insurance, as a share of pay by zone, and an extra share of high pay while it was asked. */
export const employerContribution = defineRule({
  title: 'Employer’s contribution in Norway',
  jurisdiction: 'no',
  checkedOn: '2026-11-27',
  units: { zones: 'percent', extra: { rate: 'percent', above: 'money' } },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { zones, extra: { rate: 0.05, above: 850_000 } },
      sources: [source],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { zones, extra: { rate: 0, above: 0 } },
      sources: [source],
      readOnce: ['the employer’s contribution of 2025'],
    },
    { from: '2026-01-01', until: '2026-12-31', value: { zones, extra: { rate: 0, above: 0 } }, sources: [source] },
  ],
})
