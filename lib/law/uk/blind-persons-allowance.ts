import { defineRule } from '@/lib/law/rule'

const source = {
  title: 'GOV.UK: Blind Person’s Allowance',
  href: 'https://www.gov.uk/blind-persons-allowance',
} as const

/** What a blind person may earn free of tax besides the personal allowance, pounds a year (Income Tax Act 2007, section 38). */
export const blindPersonsAllowance = defineRule({
  title: 'Blind person’s allowance in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: { amount: 'money' },
  versions: [
    { from: '2024-04-06', until: '2025-04-05', value: { amount: 3070 }, sources: [source] },
    { from: '2025-04-06', until: '2026-04-05', value: { amount: 3130 }, sources: [source] },
  ],
})
