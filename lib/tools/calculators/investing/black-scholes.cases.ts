import { defineCases } from '@/lib/kits/calculator'
import blackScholes from './black-scholes'

const plain = {
  model: 'share',
  dividendYield: 0,
  dividends: [],
  timing: 'days',
} as const
const paper = { title: 'Arithmetic on paper' }
const integrated = {
  title: 'Python with mpmath 1.2.1, 30 digits',
  how: 'tests/vectors/options/black_scholes.py: the payoff integrated over the lognormal density, and its numerical derivatives',
}
const scribd = {
  title: 'Black-Scholes Option Pricing Model, a spreadsheet with its results',
  href: 'https://www.scribd.com/document/463903504/BS-Option-Pricing-Model',
}

export default defineCases(blackScholes, [
  {
    name: 'Half a year, strike 45.40 on 42.40: call 4.72, put 5.81',
    given: { ...plain, spot: 42.4, strike: 45.4, days: 182.5, riskFree: 0.0862, volatility: 0.4349 },
    expect: {
      call: 4.7227636,
      put: 5.807592,
      d1: 0.0716074,
      d2: -0.2359133,
      above: 0.40674996,
      greeks: {
        rows: 8,
        at: {
          0: { greek: 'Delta', says: 'value, by price', call: 0.5285428, put: -0.4714572 },
          1: { call: 0.030518, put: 0.030518 },
          2: { call: 0.1193019 },
          3: { call: -0.0183921, put: -0.0081225 },
          4: { call: 0.0884373, put: -0.1289869 },
        },
      },
    },
    source: {
      ...scribd,
      how: 'Page read: d1 0.071597, d2 −0.235957, N(d2) 0.406733, call 4.72, put 5.81, delta 0.5285, gamma 0.0305, vega 11.9302, theta −6.7132 and −2.9658 a year, rho 8.8434 and −12.8992; its rate and volatility are printed with two decimals of a per cent, so the further digits come from the same formulas in LibreOffice',
      sheet: {
        cells: {
          A1: 42.4,
          A2: 45.4,
          A3: 0.0862,
          A4: 0.4349,
          A5: 0.5,
          A6: '=(LN(A1/A2)+(A3+A4^2/2)*A5)/(A4*SQRT(A5))',
          A7: '=A6-A4*SQRT(A5)',
          A8: '=EXP(-(A6^2)/2)/SQRT(2*PI())',
        },
        formulas: {
          call: '=A1*LEGACY.NORMSDIST(A6)-A2*EXP(-A3*A5)*LEGACY.NORMSDIST(A7)',
          put: '=A2*EXP(-A3*A5)*LEGACY.NORMSDIST(-A7)-A1*LEGACY.NORMSDIST(-A6)',
          d1: '=A6',
          d2: '=A7',
          above: '=LEGACY.NORMSDIST(A7)',
          'greeks.0.call': '=LEGACY.NORMSDIST(A6)',
          'greeks.0.put': '=LEGACY.NORMSDIST(A6)-1',
          'greeks.1.call': '=A8/(A1*A4*SQRT(A5))',
          'greeks.2.call': '=A1*A8*SQRT(A5)/100',
          'greeks.3.call': '=(-A1*A8*A4/(2*SQRT(A5))-A3*A2*EXP(-A3*A5)*LEGACY.NORMSDIST(A7))/365',
          'greeks.3.put': '=(-A1*A8*A4/(2*SQRT(A5))+A3*A2*EXP(-A3*A5)*LEGACY.NORMSDIST(-A7))/365',
          'greeks.4.call': '=A2*A5*EXP(-A3*A5)*LEGACY.NORMSDIST(A7)/100',
          'greeks.4.put': '=-A2*A5*EXP(-A3*A5)*LEGACY.NORMSDIST(-A7)/100',
        },
      },
    },
  },
  {
    name: 'Stock 42, strike 40, 10%, 20%, half a year',
    given: { ...plain, spot: 42, strike: 40, days: 182.5, riskFree: 0.1, volatility: 0.2 },
    expect: {
      call: 4.7594,
      put: 0.8086,
      callTimeValue: 2.7594,
      putTimeValue: 0.8086,
      d1: 0.7692626,
      d2: 0.6278413,
      difference: 3.9508,
      parity: 3.9508,
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'The formula with NORMSDIST, for the figures of example 15.6 of Hull',
      sheet: {
        cells: {
          A1: 42,
          A2: 40,
          A3: 0.1,
          A4: 0.2,
          A5: 0.5,
          A6: '=(LN(A1/A2)+(A3+A4^2/2)*A5)/(A4*SQRT(A5))',
          A7: '=A6-A4*SQRT(A5)',
        },
        formulas: {
          call: '=A1*LEGACY.NORMSDIST(A6)-A2*EXP(-A3*A5)*LEGACY.NORMSDIST(A7)',
          put: '=A2*EXP(-A3*A5)*LEGACY.NORMSDIST(-A7)-A1*LEGACY.NORMSDIST(-A6)',
          callTimeValue: '=A1*LEGACY.NORMSDIST(A6)-A2*EXP(-A3*A5)*LEGACY.NORMSDIST(A7)-2',
          d1: '=A6',
          d2: '=A7',
          parity: '=A1-A2*EXP(-A3*A5)',
        },
      },
    },
  },
  {
    name: 'Every Greek with a dividend yield, by numerical derivatives',
    given: { ...plain, spot: 100, strike: 95, days: 90, riskFree: 0.03, dividendYield: 0.02, volatility: 0.35 },
    expect: {
      call: 9.632091801,
      put: 4.423881545,
      callTimeValue: 4.632091801,
      verdict: 'plain',
      greeks: {
        at: {
          0: { call: 0.6508108998, put: -0.3442697333 },
          1: { greek: 'Gamma', call: 0.02111716517, put: 0.02111716517 },
          2: { call: 0.1822440282, put: 0.1822440282 },
          3: { call: -0.0364277036, put: -0.03412952736 },
          4: { call: 0.1367235572, put: -0.09579662845 },
          5: { call: -0.002332318979, put: -0.002332318979 },
          6: { call: 0.0004588790115, put: 0.0004588790115 },
          7: { greek: 'Charm', call: 0.0004313120924, put: 0.0003767871262 },
        },
      },
      byPrice: {
        rows: 41,
        at: {
          20: { spot: 100, call: 9.632091801, put: 4.423881545, callDelta: 0.6508108998, putDelta: -0.3442697333 },
        },
      },
      byTime: {
        rows: 41,
        at: {
          0: { days: 90, call: 9.632091801, put: 4.423881545, gamma: 0.02111716517 },
          [-1]: { days: 0, call: 5, put: 0, gamma: 0 },
        },
      },
    },
    says: { verdict: 'in the money' },
    source: integrated,
  },
  {
    name: 'Deep out of the money the tail keeps its digits',
    given: { ...plain, spot: 50, strike: 100, days: 30, riskFree: 0.01, volatility: 0.25 },
    expect: {
      put: 49.91784199,
      greeks: { at: { 1: { call: 8.617713577e-22 }, 4: { put: -0.08212425369 }, 3: { put: 0.002737475123 } } },
    },
    says: { verdict: 'out of the money' },
    source: integrated,
  },
  {
    name: 'A future by Black 76',
    given: { ...plain, model: 'future', spot: 60, strike: 62, days: 146, riskFree: 0.05, volatility: 0.3 },
    expect: {
      call: 3.606032,
      put: 5.566429,
      greeks: { at: { 0: { call: 0.459649, put: -0.52055 }, 4: { call: -0.014424, put: -0.022266 } } },
      parity: -1.9604,
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'Black 76 with NORMSDIST; rho is −T times the value, since the futures price stands still',
      sheet: {
        cells: {
          A1: 60,
          A2: 62,
          A3: 0.05,
          A4: 0.3,
          A5: 0.4,
          A6: '=(LN(A1/A2)+A4^2/2*A5)/(A4*SQRT(A5))',
          A7: '=A6-A4*SQRT(A5)',
        },
        formulas: {
          call: '=EXP(-A3*A5)*(A1*LEGACY.NORMSDIST(A6)-A2*LEGACY.NORMSDIST(A7))',
          put: '=EXP(-A3*A5)*(A2*LEGACY.NORMSDIST(-A7)-A1*LEGACY.NORMSDIST(-A6))',
          'greeks.0.call': '=EXP(-A3*A5)*LEGACY.NORMSDIST(A6)',
          'greeks.0.put': '=-EXP(-A3*A5)*LEGACY.NORMSDIST(-A6)',
          'greeks.4.call': '=-A5*EXP(-A3*A5)*(A1*LEGACY.NORMSDIST(A6)-A2*LEGACY.NORMSDIST(A7))/100',
          'greeks.4.put': '=-A5*EXP(-A3*A5)*(A2*LEGACY.NORMSDIST(-A7)-A1*LEGACY.NORMSDIST(-A6))/100',
          parity: '=EXP(-A3*A5)*(A1-A2)',
        },
      },
    },
  },
  {
    name: 'A currency by Garman and Kohlhagen, dated',
    given: {
      ...plain,
      model: 'currency',
      spot: 1.6,
      strike: 1.6,
      riskFree: 0.08,
      foreignRate: 0.11,
      volatility: 0.141,
      timing: 'dates',
      from: '2025-01-01',
      to: '2025-05-01',
    },
    expect: { call: 0.0427289, put: 0.0580246 },
    source: {
      title: 'LibreOffice Calc',
      how: 'The formula with two rates and NORMSDIST over the 120 days between the dates',
      sheet: {
        cells: {
          A1: 1.6,
          A2: 1.6,
          A3: 0.08,
          A4: 0.141,
          A5: '2025-05-01',
          A6: '2025-01-01',
          A7: '=(A5-A6)/365',
          A8: '=(LN(A1/A2)+(A3-0.11+A4^2/2)*A7)/(A4*SQRT(A7))',
          A9: '=A8-A4*SQRT(A7)',
        },
        formulas: {
          call: '=A1*EXP(-0.11*A7)*LEGACY.NORMSDIST(A8)-A2*EXP(-A3*A7)*LEGACY.NORMSDIST(A9)',
          put: '=A2*EXP(-A3*A7)*LEGACY.NORMSDIST(-A9)-A1*EXP(-0.11*A7)*LEGACY.NORMSDIST(-A8)',
        },
      },
    },
  },
  {
    name: 'Two dividends of 0.50 before expiry, and one after it that does not count',
    given: {
      ...plain,
      spot: 40,
      strike: 40,
      days: 182.5,
      riskFree: 0.09,
      volatility: 0.3,
      dividends: [
        { days: 60.83333333, amount: 0.5 },
        { days: 152.08333333, amount: 0.5 },
        { days: 200, amount: 5 },
      ],
    },
    expect: { call: 3.6712 },
    source: {
      title: 'LibreOffice Calc',
      how: 'The dividends after two and five months off the price at 9%, then NORMSDIST',
      sheet: {
        cells: {
          A1: '=40-0.5*EXP(-0.09*60.83333333/365)-0.5*EXP(-0.09*152.08333333/365)',
          A2: 40,
          A3: 0.09,
          A4: 0.3,
          A5: 0.5,
          A6: '=(LN(A1/A2)+(A3+A4^2/2)*A5)/(A4*SQRT(A5))',
          A7: '=A6-A4*SQRT(A5)',
        },
        formulas: { call: '=A1*LEGACY.NORMSDIST(A6)-A2*EXP(-A3*A5)*LEGACY.NORMSDIST(A7)' },
      },
    },
  },
  {
    name: 'On the day of expiry only the payoff is left',
    given: { ...plain, spot: 110, strike: 100, days: 0, riskFree: 0.05, volatility: 0.3 },
    expect: {
      call: 10,
      put: 0,
      callTimeValue: 0,
      d1: null,
      d2: null,
      byTime: null,
      above: 1,
      greeks: { at: { 0: { call: 1, put: 0 }, 1: { call: 0 } } },
    },
    says: { verdict: 'nothing is uncertain' },
    source: { ...paper, how: '110 − 100' },
  },
  {
    name: 'Without volatility: the discounted payoff of the forward',
    given: { ...plain, spot: 100, strike: 100, days: 365, riskFree: 0.05, volatility: 0 },
    expect: { call: 4.877058, put: 0, d1: null },
    source: { ...paper, how: '100 − 100 × e^−0.05' },
  },
  {
    name: 'Expiry before the valuation',
    given: {
      ...plain,
      spot: 100,
      strike: 100,
      riskFree: 0.05,
      volatility: 0.2,
      timing: 'dates',
      from: '2026-02-01',
      to: '2026-01-01',
    },
    problem: 'to',
    source: { ...paper, how: 'Time does not run back' },
  },
  {
    name: 'Dividends of more than the share',
    given: {
      ...plain,
      spot: 5,
      strike: 5,
      days: 100,
      riskFree: 0,
      volatility: 0.2,
      dividends: [{ days: 10, amount: 6 }],
    },
    problem: 'dividends',
    source: { ...paper, how: '5 − 6' },
  },
  {
    name: 'A century at a rate of −50%',
    given: { ...plain, spot: 100, strike: 100, days: 36_500, riskFree: -0.5, volatility: 0.2, dividendYield: 1 },
    expect: { call: 0 },
    source: { ...paper, how: 'The strike costs 100 × e^50 today, the share next to nothing' },
  },
])
