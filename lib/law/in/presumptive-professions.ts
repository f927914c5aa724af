import { defineRule } from '@/lib/law/rule'

/**
 * Professionals whose profit is taken to be a share of their receipts, rupees of a year: up to one limit, or up to the higher one where no
 * more than `cashUpTo` of the receipts is cash.
 */
export const presumptiveProfessions = defineRule({
  title: 'Presumptive profit of professionals in India (section 44ADA)',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: { share: 'percent', receiptsUpTo: 'money', lowCashUpTo: 'money', cashUpTo: 'percent' },
  versions: [
    {
      from: '2023-04-01',
      value: { share: 0.5, receiptsUpTo: 5_000_000, lowCashUpTo: 7_500_000, cashUpTo: 0.05 },
      sources: [
        { title: 'Income Tax Department, India: presumptive taxation', href: 'https://incometaxindia.gov.in/' },
      ],
    },
  ],
})
