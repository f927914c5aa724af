/** Whose headings a pay slip has. */
export type PayCountry = 'global' | 'uk' | 'in' | 'us'

export interface PayWords {
  title: string
  employer: string
  employee: string
  period: string
  payDate: string
  earnings: string
  deductions: string
  contributions: string
  gross: string
  deducted: string
  net: string
  toDate: string
}

const general: PayWords = {
  title: 'Pay slip',
  employer: 'Employer',
  employee: 'Employee',
  period: 'Pay period',
  payDate: 'Date of payment',
  earnings: 'Earnings',
  deductions: 'Deductions',
  contributions: 'Employer contributions',
  gross: 'Gross pay',
  deducted: 'Total deductions',
  net: 'Net pay',
  toDate: 'Year to date',
}

/** What each country calls the parts of a pay slip; India's words are those of Form V of the Code on Wages (Central) Rules, 2026. */
export const payWords: Readonly<Record<PayCountry, PayWords>> = {
  global: general,
  uk: { ...general, title: 'Payslip', earnings: 'Payments', payDate: 'Pay date', toDate: 'Tax year to date' },
  in: {
    ...general,
    title: 'Wage slip',
    period: 'Wage period',
    payDate: 'Date of issue',
    gross: 'Gross wages payable',
    net: 'Net wages paid',
  },
  us: { ...general, title: 'Earnings statement', payDate: 'Pay date', gross: 'Gross wages', net: 'Net wages' },
}
