import { defineRule } from '@/lib/law/rule'

const financeAct2025 = {
  title: 'Income-tax Act, 1961, section 194A(3), as amended by the Finance Act, 2025, and section 206AA',
  href: 'https://www.incometaxindia.gov.in/',
} as const
const act2025 = {
  title: 'Income-tax Act, 2025, section 393(1), table, serial number 5(ii), and section 397(2)',
  href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
} as const

/**
 * Tax deducted by a bank, co-operative bank or post office from interest on deposits of a resident: the rate, the interest of one year up
 * to which none is deducted, and the rate for those who gave no PAN. The values from April 2026 were read in tables of the payment codes
 * 1020 and 1021 of the new Act, not in the Act itself.
 */
export const interestTds = defineRule({
  title: 'Tax deducted at source from deposit interest in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: { rate: 'percent', withoutPan: 'percent', threshold: 'money', seniorThreshold: 'money' },
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: { rate: 0.1, withoutPan: 0.2, threshold: 40_000, seniorThreshold: 50_000 },
      sources: [financeAct2025],
    },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: { rate: 0.1, withoutPan: 0.2, threshold: 50_000, seniorThreshold: 100_000 },
      sources: [financeAct2025],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { rate: 0.1, withoutPan: 0.2, threshold: 50_000, seniorThreshold: 100_000 },
      sources: [act2025],
      note: 'The new Act carries rate and thresholds over; without a PAN the rate stays 20%.',
    },
  ],
})
