import { defineCases } from '@/lib/kits/calculator'
import retention from './customer-retention-rate'

const counted = { from: 'counts', period: 'year', margin: 10, newCustomers: undefined } as const

export default defineCases(retention, [
  {
    name: '1,000 at the start, 250 new, 1,100 at the end: 85%',
    given: { ...counted, counts: [{ start: 1000, end: 1100, added: 250 }] },
    expect: {
      retention: 0.85,
      churn: 0.15,
      annual: 0.85,
      lifetime: 6.666667,
      kept: 850,
      lost: 150,
      overall: 0.85,
      verdict: 'plain',
    },
    says: { verdict: '150 of 1,000 customers left' },
    source: {
      title: 'Agile Brand Guide: Retention rate',
      href: 'https://agilebrandguide.com/wiki/measurements/retention-rate/',
    },
  },
  {
    name: '1,000 at the start, 200 new, 900 at the end: 70%',
    given: { ...counted, period: 'quarter', counts: [{ name: 'Q1', start: 1000, end: 900, added: 200 }] },
    expect: {
      retention: 0.7,
      annual: 0.2401,
      trend: { rows: 1, at: { 0: { name: 'Q1', retention: 0.7, churn: 0.3 } } },
    },
    source: {
      title: 'MrCalcu: Customer retention rate calculator, Q1',
      href: 'https://mrcalcu.com/customer-retention-rate-calculator',
      how: '0.7 to the power of 4 on paper',
    },
  },
  {
    name: '95% a month are 54.0% a year, with what better rates are worth',
    given: {
      ...counted,
      period: 'month',
      counts: [
        { name: 'May', start: 180, end: 200, added: 30 },
        { start: 200, end: 200, added: 10 },
      ],
      margin: 5,
    },
    expect: {
      retention: 0.95,
      annual: 0.5403601,
      lifetime: 20,
      low: 0.910422,
      high: 0.972617,
      overall: 0.947368,
      verdict: 'good',
      trend: {
        rows: 2,
        at: {
          0: { name: 'May', start: 180, kept: 170, added: 30, end: 200, retention: 0.944444, annual: 0.503636 },
          1: { name: 'Period 2', kept: 190 },
        },
        sum: { kept: 360, added: 40 },
      },
      better: {
        rows: 5,
        at: {
          0: { points: 0.01, retention: 0.96, lifetime: 25, customers: 19.36, profit: 676.26 },
          4: { points: 0.05, retention: 1, lifetime: null, customers: 120, profit: 3900 },
        },
      },
    },
    says: { verdict: 'Retention has risen since the period before. One point more would bring $676.' },
    source: {
      title: 'Python',
      how: '0.95 to the power of 12; the Wilson formula of 190 in 200 written out; a loop over twelve months',
    },
  },
  {
    name: 'A list of customers',
    given: {
      ...counted,
      from: 'list',
      list: [
        ...['a', 'b', 'c', 'd', 'a'].map((customer) => ({ period: 'P1', customer })),
        ...['a', 'b', 'e'].map((customer) => ({ period: 'P2', customer })),
        ...['a', 'e', 'd', 'f'].map((customer) => ({ period: 'P3', customer })),
      ],
    },
    expect: {
      retention: 0.666667,
      kept: 2,
      lost: 1,
      overall: 0.571429,
      verdict: 'good',
      trend: {
        rows: 2,
        at: {
          0: { name: 'P2', start: 4, kept: 2, added: 1, end: 3, retention: 0.5 },
          1: { name: 'P3', start: 3, kept: 2, added: 2, end: 4 },
        },
      },
    },
    source: {
      title: 'Counting on paper',
      how: 'a and b of four stayed, then a and e of three; d came back and counts as new',
    },
  },
  {
    name: 'Fewer stay than before',
    given: {
      ...counted,
      counts: [
        { start: 10, end: 10, added: 0 },
        { start: 10, end: 8, added: 0 },
      ],
      newCustomers: 5,
    },
    expect: { retention: 0.8, verdict: 'fair', better: { at: { 0: { customers: 0.08 } } } },
    says: { verdict: 'has fallen' },
    source: { title: 'Arithmetic on paper', how: '8 ÷ 10; 8 × 1%' },
  },
  {
    name: 'Everybody stays',
    given: { ...counted, counts: [{ start: 10, end: 12, added: 2 }] },
    expect: {
      retention: 1,
      churn: 0,
      lifetime: null,
      verdict: 'good',
      better: { at: { 4: { points: 0, profit: 0 } } },
    },
    says: { verdict: 'Everybody' },
    source: { title: 'Arithmetic on paper', how: '10 ÷ 10' },
  },
  {
    name: 'More new customers than there are',
    given: { ...counted, counts: [{ start: 10, end: 5, added: 6 }] },
    problem: 'counts',
    because: 'more new customers than there are at the end (row 1)',
    source: { title: 'Arithmetic on paper', how: '5 − 6' },
  },
  {
    name: 'More kept than there were',
    given: { ...counted, counts: [{ start: 10, end: 15, added: 2 }] },
    problem: 'counts',
    because: 'some new ones are missing',
    source: { title: 'Arithmetic on paper', how: '13 of 10' },
  },
  {
    name: 'Nobody at the start',
    given: { ...counted, counts: [{ start: 0, end: 5, added: 5 }] },
    problem: 'counts',
    because: 'nobody to keep',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'A list of one period',
    given: { ...counted, from: 'list', list: [{ period: 'P1', customer: 'a' }] },
    problem: 'list',
    because: 'two periods',
    source: { title: 'Counting on paper', how: 'Nobody can be compared' },
  },
  {
    name: 'A pasted export with a heading and a further column',
    given: {
      period: 'quarter',
      from: 'export',
      pasted: 'Quarter;Customer;Plan\nQ1;A;x\nQ1;B;x\nQ1;C;x\nQ1;D;x\nQ2;A;x\nQ2;C;x\nQ2;D;x\nQ2;E;x',
      newCustomers: undefined,
    },
    expect: {
      retention: 0.75,
      kept: 3,
      lost: 1,
      trend: { rows: 1, at: { 0: { name: 'Q2', start: 4, added: 1, end: 4 } } },
    },
    source: { title: 'Arithmetic on paper', how: 'A, C and D of A, B, C and D' },
  },
  {
    name: 'A pasted export of one period',
    given: { from: 'export', pasted: 'Q1\tA\nQ1\tB' },
    problem: 'pasted',
    source: { title: 'Arithmetic on paper', how: 'Nobody can have stayed yet' },
  },
])
