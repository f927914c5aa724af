import { folder } from '../types'

export const cashFlow = folder({ category: 'calculator', subcategory: 'Finance & Investments', folder: 'cash-flow' }, [
  { id: 'working-capital', name: 'Working Capital Requirement Calculator', icon: 'wallet', group: 'Cash flow', implemented: false,
    description: 'Estimate the working capital a business must fund as sales grow, and the gap left over.' },
  { id: 'burn-rate-runway', name: 'Burn Rate & Runway Calculator', icon: 'flame', group: 'Cash flow', implemented: true,
    description: 'Work out gross and net burn, the month cash runs out and when to start the next raise.' },
  { id: 'cash-flow-forecast', name: 'Cash Flow Forecast Calculator', icon: 'calendar-range', group: 'Cash flow', implemented: true,
    description: 'Build a 13-week or 12-month cash forecast from receipts and payments and spot shortfalls early.' },
  { id: 'free-cash-flow', name: 'Free Cash Flow Calculator (FCFF & FCFE)', icon: 'banknote', group: 'Cash flow', tier: 2, implemented: false,
    description: 'Derive cash flow to the firm and to equity from EBIT, net income or operating cash flow.' },
  { id: 'cash-flow-statement', name: 'Cash Flow Statement Builder (Indirect Method)', icon: 'file-spreadsheet', group: 'Cash flow', tier: 2, implemented: false,
    description: 'Turn two balance sheets and an income statement into an indirect cash flow statement.' },
  { id: 'expected-credit-loss', name: 'Expected Credit Loss (ECL) Calculator', icon: 'badge-percent', group: 'Cash flow', tier: 3, implemented: false,
    description: 'Set a receivables loss allowance with an ageing provision matrix and forward-looking overlay.' },
  { id: 'invoice-factoring', name: 'Invoice Factoring Cost Calculator', icon: 'receipt-text', group: 'Cash flow', tier: 3, implemented: false,
    description: 'See the cash advanced, fees and true annual cost of factoring or discounting your invoices.' },
  { id: 'early-payment-discount', name: 'Early Payment Discount Calculator', icon: 'badge-check', group: 'Cash flow', tier: 2, implemented: false,
    description: 'Convert terms such as 2/10 net 30 into an annual rate for the buyer and for the seller.' },
])
