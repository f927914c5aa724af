import { defineCases } from '@/lib/kits/calculator'
import freelancerTax from './freelancer-tax'

const policyEngine = {
  title: 'PolicyEngine UK, test of Class 4',
  href: 'https://github.com/PolicyEngine/policyengine-uk',
  how: 'given a profit of 40,000, expected 1,645.80',
}
const taxcure = { title: 'Tax Cure India: tax under the new regime', href: 'https://taxcureindia.com/?p=735' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(freelancerTax, [
  {
    name: 'Class 4 on a profit of 40,000',
    given: { place: 'uk', year: '2026', invoiced: 50_000, costs: 10_000 },
    expect: {
      tax: 7131.8,
      setAside: 0.142636,
      profit: 40_000,
      ofProfit: 0.178295,
      next: 0.26,
      needed: null,
      dayRate: null,
      parts: {
        rows: 2,
        at: { 0: { part: 'Income tax', amount: 5486 }, 1: { amount: 1645.8 } },
        sum: { amount: 7131.8 },
      },
      jar: {
        rows: 12,
        at: { 11: { month: 'Month 12', aside: 594.32, jar: 7131.8, left: 2739.02 } },
        sum: { invoiced: 50_000, aside: 7131.8 },
      },
      verdict: 'good',
    },
    source: policyEngine,
  },
  {
    name: 'A job beside it uses up the free amount',
    given: { place: 'uk', year: '2026', invoiced: 20_000, costs: 0, wages: 30_000 },
    expect: { tax: 4445.8, parts: { at: { 0: { amount: 4000 }, 1: { amount: 445.8 } } } },
    source: { ...paper, how: '20,000 × 20% and 7,430 × 6%' },
  },
  {
    name: 'A British pension widens the basic band',
    given: { place: 'uk', year: '2026', invoiced: 80_000, costs: 0, pension: 10_000 },
    expect: { tax: 20_288.6, takeHome: 51_711.4, verdict: 'fair' },
    says: { verdict: 'Watch VAT' },
    source: { ...paper, how: '47,700 × 20% + 19,730 × 40%, 37,700 × 6% + 29,730 × 2%; 8,000 leaves the account' },
  },
  {
    name: 'What to invoice for 40,000 in hand',
    given: { place: 'uk', year: '2026', invoiced: 100_000, costs: 10_000, target: 40_000, days: 200 },
    expect: { needed: 59_637.57, dayRate: 298.19, verdict: 'bad' },
    source: { ...paper, how: '(40,000 − 12,570 × 26%) ÷ 74% + 10,000' },
  },
  {
    name: 'Self-employment tax and income tax on 60,000',
    given: { place: 'us', year: '2026', invoiced: 70_000, costs: 10_000 },
    expect: { tax: 12_037.2, parts: { at: { 0: { amount: 8477.73 }, 1: { amount: 3559.47 } } } },
    says: { verdict: 'No federal sales tax' },
    source: {
      ...paper,
      how: '55,410 × 15.3%; (60,000 − 4,238.87 − 16,100) × 80% in the bands of 10% and 12%',
    },
  },
  {
    name: 'Presumed profit of 20 lakh',
    given: { place: 'in', year: '2025', invoiced: 4_000_000, costs: 500_000, profitBy: 'presumed' },
    expect: { profit: 2_000_000, tax: 208_000, takeHome: 3_292_000, verdict: 'bad' },
    says: { verdict: 'Register for GST' },
    source: { ...taxcure, how: 'half of the receipts; 20 lakh bears 2,08,000' },
  },
  {
    name: 'Receipts above the limit cannot be presumed',
    given: { place: 'in', year: '2026', invoiced: 7_500_001, costs: 0, profitBy: 'presumed' },
    problem: 'profitBy',
    source: paper,
  },
  {
    name: 'An Australian with 100,000 and no job',
    given: { place: 'au', year: '2026', invoiced: 110_000, costs: 10_000 },
    expect: { tax: 22_520, parts: { at: { 1: { part: 'Medicare levy', amount: 2000 } } } },
    source: { ...paper, how: '26,800 × 15% + 55,000 × 30%; 2%' },
  },
  {
    name: 'Uneven months under bands of one’s own',
    given: {
      place: 'global',
      how: 'months',
      months: [
        { month: 'May', invoiced: 20_000, costs: 1000 },
        { month: 'June', invoiced: 0, costs: 1000 },
        { invoiced: 10_000, costs: 0 },
      ],
      wages: 5000,
      bands: [
        { over: 10_000, rate: 0.2 },
        { over: 0, rate: 0 },
      ],
      socialRate: 0.05,
    },
    expect: {
      profit: 28_000,
      tax: 6000,
      setAside: 0.2,
      takeHome: 22_000,
      jar: {
        rows: 3,
        at: { 1: { aside: 0, jar: 4000, left: -1000 }, 2: { month: 'Month 3', aside: 2000, jar: 6000, left: 8000 } },
      },
    },
    says: { verdict: 'Look up' },
    source: { ...paper, how: '(33,000 − 10,000) × 20% and 28,000 × 5%' },
  },
  {
    name: 'A loss has nothing to set aside',
    given: { place: 'uk', year: '2026', invoiced: 5000, costs: 9000, wages: 30_000 },
    expect: { tax: 0, setAside: null, ofProfit: null, profit: -4000, takeHome: -4000 },
    source: paper,
  },
  {
    name: 'A pension above the profit is refused',
    given: { place: 'us', invoiced: 1000, costs: 0, pension: 2000 },
    problem: 'pension',
    source: paper,
  },
  {
    name: 'No invoices leave so much',
    given: { place: 'uk', year: '2026', target: 100_000_000, costs: 950_000_000, invoiced: 1 },
    problem: 'target',
    source: { ...paper, how: 'costs and target pass the billion that is tried' },
  },
])
