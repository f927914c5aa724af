import { defineRule } from '@/lib/law/rule'

/** The least share of pay that a member of KiwiSaver and the employer each contribute. */
export const kiwiSaver = defineRule({
  title: 'KiwiSaver contributions in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-27',
  units: { least: 'percent' },
  versions: [
    {
      from: '2024-04-01',
      until: '2026-03-31',
      value: { least: 0.03 },
      sources: [
        {
          title: 'Inland Revenue: KiwiSaver changes',
          href: 'https://www.ird.govt.nz/updates/news-folder/2025/kiwisaver-changes',
        },
      ],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { least: 0.035 },
      sources: [
        {
          title: 'Inland Revenue: KiwiSaver changes',
          href: 'https://www.ird.govt.nz/updates/news-folder/2025/kiwisaver-changes',
        },
      ],
    },
  ],
})

/** Repayment of a student loan: a share of what exceeds a yearly threshold. */
export const studentLoan = defineRule({
  title: 'Student loan repayments in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', above: 'money' },
  versions: [
    {
      from: '2024-04-01',
      until: '2026-03-31',
      value: { rate: 0.12, above: 24_128 },
      sources: [
        {
          title: 'Inland Revenue: Repaying my student loan',
          href: 'https://www.ird.govt.nz/student-loans/living-in-new-zealand-with-a-student-loan/repaying-my-student-loan-when-i-am-self-employed-or-earn-other-income',
        },
      ],
    },
  ],
})
