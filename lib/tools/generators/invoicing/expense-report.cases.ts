import { defineGeneratorCases } from '@/lib/kits/generator'
import expenseReport from './expense-report'

const decimal = {
  title: 'Python’s decimal, ROUND_HALF_UP',
  how: 'Amount times rate, quantized to the cent; the sums added by hand',
} as const
const row = { date: '2026-11-16', what: 'Taxi', category: 'travel', paidBy: 'own' } as const

export default defineGeneratorCases(expenseReport, [
  {
    name: 'Half a cent goes up',
    given: { currency: 'USD', expenses: [{ ...row, amount: 10, currency: 'EUR', rate: 1.0005 }] },
    // 10 × 1.0005 = 10.005
    expect: { text: ['€10.00\t1.0005\t$10.01', 'To be paid out: $10.01'] },
    source: decimal,
  },
  {
    name: 'Yen have no decimals, dinars three',
    given: {
      currency: 'KWD',
      expenses: [
        { ...row, amount: 12345, currency: 'JPY', rate: 0.00205 },
        { ...row, amount: 1.2345, currency: 'KWD' },
      ],
    },
    // 12,345 × 0.00205 = 25.30725 and 1.2345 to three decimals is 1.235
    expect: { text: ['25.307', '1.235', '26.542'] },
    source: decimal,
  },
  {
    name: 'Tax of 20% in a price of 59.99',
    given: { currency: 'GBP', expenses: [{ ...row, amount: 59.99, currency: 'GBP', tax: 0.2 }] },
    // 59.99 × 0.2 ÷ 1.2 = 9.998…
    expect: { text: ['£59.99\t£10.00'] },
    source: decimal,
  },
  {
    name: 'Sums by category, project and currency',
    given: {
      currency: 'USD',
      expenses: [
        { ...row, amount: 10, currency: 'USD', project: 'North' },
        { ...row, category: 'meals', amount: 5, currency: 'EUR', rate: 2, project: 'South' },
        { ...row, amount: 1.5, currency: 'USD', project: 'North', paidBy: 'firm' },
      ],
      journeys: [{ date: '2026-11-17', route: 'To the mill', distance: 10, rate: 0.7, project: 'South' }],
    },
    expect: {
      text: [
        'Travel\t$11.50',
        'Meals\t$10.00',
        'Mileage\t$7.00',
        'North\t$11.50',
        'South\t$17.00',
        'USD\t$11.50',
        'EUR\t€5.00',
        'Taxi (paid by the company)',
        'Laid out by the claimant: $27.00',
        'Paid by the company: $1.50',
      ],
      files: {
        csv:
          'Date,What,Category,Project,Paid by,Amount,Currency,Rate,In USD,Tax in it\r\n' +
          '2026-11-16,Taxi,Travel,North,Claimant,10.00,USD,1,10.00,0.00\r\n' +
          '2026-11-16,Taxi,Meals,South,Claimant,5.00,EUR,2,10.00,0.00\r\n' +
          '2026-11-16,Taxi,Travel,North,Company,1.50,USD,1,1.50,0.00\r\n' +
          '2026-11-17,To the mill,Mileage,South,Claimant,10,,0.7,7.00,\r\n',
      },
    },
    source: {
      title: 'Arithmetic',
      how: '10 + 1.50, 5 × 2, 10 × 0.70, and what the company paid left out of the claim',
    },
  },
  {
    name: 'A foreign amount without a rate',
    given: { currency: 'USD', expenses: [{ ...row, amount: 10, currency: 'EUR' }] },
    problem: 'expenses',
    source: { title: 'Arithmetic', how: 'Euros are no dollars' },
  },
  {
    name: 'A receipt that is no picture',
    given: {
      currency: 'USD',
      expenses: [{ ...row, amount: 10, currency: 'USD', receipt: 'data:image/png;base64,SGVsbG8=' }],
    },
    problem: 'expenses',
    source: {
      title: 'PNG specification, signature',
      href: 'https://www.w3.org/TR/png-3/#5PNG-file-signature',
      how: 'The bytes say Hello',
    },
  },
])
