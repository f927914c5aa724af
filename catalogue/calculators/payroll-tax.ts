import { folder } from '../types'

export const payrollTax = folder({ category: 'calculator', subcategory: 'Taxes & Deductions', folder: 'payroll-tax' }, [
  { id: 'tds', name: 'TDS Calculator (India)', icon: 'receipt-indian-rupee', group: 'Withholding', regions: ['in'], popular: true, implemented: true,
    description: 'Work out tax to deduct at source by payment type, threshold, PAN status and due date.' },
  { id: 'tax-withholding', name: 'Tax Withholding Calculator (Pub 15-T)', icon: 'receipt', group: 'Withholding', regions: ['us'], implemented: true,
    description: 'Calculate federal income tax to withhold from one paycheck by the percentage method.' },
  { id: 'w-4', name: 'W-4 Calculator', icon: 'file-pen', group: 'Withholding', regions: ['us'], implemented: true,
    description: 'Fill Form W-4 so year-end withholding hits your target refund or balance due.' },
  { id: 'payroll-tax', name: 'Payroll Tax Calculator (Employer)', icon: 'users', group: 'Payroll', regions: ['us'], implemented: true,
    description: "Get an employer's full payroll tax cost for each worker: FICA, FUTA, SUTA and local taxes." },
  { id: 'fica', name: 'FICA Tax Calculator', icon: 'shield', group: 'Payroll', regions: ['us'], implemented: true,
    description: 'Work out Social Security and Medicare withheld per paycheck and any excess with two jobs.' },
  { id: 'medicare-tax', name: 'Additional Medicare Tax & IRMAA Calculator', icon: 'stethoscope', group: 'Payroll', regions: ['us'], implemented: true,
    description: 'Find the 0.9% Additional Medicare Tax due and the IRMAA premium step your income reaches.' },
])
