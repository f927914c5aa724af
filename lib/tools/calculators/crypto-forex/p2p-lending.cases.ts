import { defineCases } from '@/lib/kits/calculator'
import lending from './p2p-lending'

const libreOffice = { title: 'LibreOffice Calc: EFFECT, IRR, PMT, IPMT' } as const
const closed = {
  title: 'Closed form: level payments that survive with (1 − h)^k are worth the loan at (1 + r/12)(1 − h) − 1',
} as const

const one = { name: 'B', weight: 1, rate: 0.12, defaults: 0.03, recovery: 0 } as const
const plain = { amount: 12_000, grades: [one], term: 36, fee: 0, tax: 0, relief: false, lag: 0, idle: 0 } as const

export default defineCases(lending, [
  {
    name: 'Without defaults the return is the rate',
    given: { ...plain, grades: [{ ...one, defaults: 0 }] },
    expect: {
      net: 0.126825,
      gross: 0.126825,
      loss: 0,
      afterTax: 0.126825,
      breakEven: null,
      monthly: 0.01,
      busy: 1,
      verdict: 'plain',
    },
    source: { ...libreOffice, sheet: { formulas: { net: '=EFFECT(12%;12)', gross: '=EFFECT(12%;12)' } } },
  },
  {
    name: 'Defaults of 3% a year and nothing recovered',
    given: plain,
    expect: {
      net: 0.09302,
      loss: 0.03,
      verdict: 'plain',
      stress: {
        rows: 3,
        at: {
          0: { times: 1, defaults: 0.03, loss: 0.03 },
          1: { net: 0.059216, afterTax: 0.059216 },
          2: { defaults: 0.09, net: 0.025411 },
        },
      },
      breakEven: 0.112551,
    },
    says: { verdict: '5.92%' },
    source: {
      ...closed,
      how: '1.126825 × 0.97 − 1; × 0.94 and × 0.91 in the stress; nothing is left at 1 − 1 ÷ 1.126825; 3% of what is owed is lost',
      sheet: {
        formulas: {
          net: '=(1+EFFECT(12%;12))*0.97-1',
          'stress.1.net': '=(1+EFFECT(12%;12))*0.94-1',
          'stress.2.net': '=(1+EFFECT(12%;12))*0.91-1',
          breakEven: '=1-1/(1+EFFECT(12%;12))',
        },
      },
    },
  },
  {
    name: 'Three months with recoveries, fee and tax, written out in cells',
    given: {
      ...plain,
      amount: 3000,
      grades: [{ ...one, defaults: 0.5, recovery: 0.4 }],
      term: 3,
      fee: 0.024,
      tax: 0.25,
      relief: true,
    },
    expect: {
      monthly: -0.026237,
      net: -0.273156,
      afterTax: -0.216987,
      verdict: 'bad',
      years: {
        rows: 1,
        at: {
          0: {
            year: 1,
            interest: 54.72,
            principal: 2674.64,
            recovered: 130.14,
            fees: 11.59,
            lost: 195.21,
            cash: 2847.91,
          },
        },
      },
    },
    source: {
      ...libreOffice,
      how: 'h in A1, payment in A2, balances in B1:B3, survivors in C1:C4',
      sheet: {
        cells: {
          A1: '=1-0.5^(1/12)',
          A2: '=-PMT(1%;3;3000)',
          B1: 3000,
          B2: '=B1*1.01-A2',
          B3: '=B2*1.01-A2',
          C1: 1,
          C2: '=C1*(1-A1)',
          C3: '=C2*(1-A1)',
          C4: '=C3*(1-A1)',
          D1: -3000,
          D2: '=C2*A2+C1*A1*B1*0.4-0.002*C1*B1',
          D3: '=C3*A2+C2*A1*B2*0.4-0.002*C2*B2',
          D4: '=C4*A2+C3*A1*B3*0.4-0.002*C3*B3',
          E1: -3000,
          E2: '=D2-0.25*(C2*B1*0.01-C1*A1*B1*0.6)',
          E3: '=D3-0.25*(C3*B2*0.01-C2*A1*B2*0.6)',
          E4: '=D4-0.25*(C4*B3*0.01-C3*A1*B3*0.6)',
        },
        formulas: { monthly: '=IRR(D1:D4)', net: '=(1+IRR(D1:D4))^12-1', afterTax: '=(1+IRR(E1:E4))^12-1' },
      },
    },
  },
  {
    name: 'Money that waits a month after twelve, and a tenth that is never lent',
    given: { ...plain, term: 1, grades: [{ ...one, defaults: 0 }], lag: 365.25 / 12, idle: 0.1 },
    expect: { life: 1, busy: 0.45, net: 0.055368 },
    source: {
      ...libreOffice,
      how: 'One month lent, one month waiting: six months of 1% in a year, on 90% of the money',
      sheet: { formulas: { net: '=-0.9*(FV(1%;6;0;1)+1)' } },
    },
  },
  {
    name: 'Everybody stops at once',
    given: { ...plain, grades: [{ ...one, defaults: 1 }] },
    expect: { net: -1, loss: 1, verdict: 'bad' },
    source: { ...closed, how: '1 − h is 0, so that nothing comes back' },
  },
  {
    name: 'A full recovery leaves no break-even',
    given: { ...plain, grades: [{ ...one, defaults: 0.2, recovery: 1 }] },
    expect: { breakEven: null, loss: 0 },
    source: { ...closed, how: 'Without losses the money always comes back' },
  },
  {
    name: 'Twice the defaults are too many',
    given: { ...plain, grades: [{ ...one, defaults: 0.1 }] },
    expect: { net: 0.014143, verdict: 'fair' },
    says: { verdict: 'recession' },
    source: {
      ...closed,
      how: '1.126825 × 0.9 − 1, and × 0.8',
      sheet: { formulas: { net: '=(1+EFFECT(12%;12))*0.9-1' } },
    },
  },
  {
    name: 'Parts of 90%',
    given: { ...plain, grades: [{ ...one, weight: 0.9 }] },
    problem: 'grades',
    because: '90%',
    source: closed,
  },
])
