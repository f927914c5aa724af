import { defineCases } from '@/lib/kits/calculator'
import clv from './customer-lifetime-value'

const unit = { order: 100, frequency: 1, margin: 1, cost: undefined }

export default defineCases(clv, [
  {
    name: 'Retention 80%, discount 10%: 2.67 years of margin',
    given: { ...unit, retention: 0.8, discount: 0.1, paysAtOnce: false, horizon: 2 },
    expect: { multiple: 2.666667, clv: 266.666667, lifetime: 5, simple: 500, net: null, ratio: null, verdict: 'plain' },
    source: {
      title: 'E. Alhamed, Frameworks Library: The CLV Formula',
      href: 'https://ealhamed.github.io/frameworks-library/ms/m02.html',
      how: 'r ÷ (1 + i − r) at r = 80%, i = 10%, printed there as 2.67',
    },
  },
  {
    name: 'Four orders a year, with the table year by year',
    given: {
      order: 60,
      frequency: 4,
      margin: 0.4,
      retention: 0.7,
      cost: 150,
      discount: 0.1,
      paysAtOnce: true,
      horizon: 3,
    },
    expect: {
      clv: 264,
      net: 114,
      simple: 320,
      lifetime: 3.333333,
      yearly: 96,
      multiple: 2.75,
      within: 195.966942,
      ratio: 1.76,
      paidBack: 2,
      verdict: 'good',
      years: {
        rows: 3,
        at: {
          0: { year: 1, stays: 1, margin: 96, discounted: 96, sum: 96 },
          1: { year: 2, stays: 0.7, margin: 67.2, discounted: 61.090909, sum: 157.090909 },
          2: { year: 3, stays: 0.49, margin: 47.04, discounted: 38.876033, sum: 195.966942 },
        },
        sum: { margin: 210.24, discounted: 195.966942 },
      },
    },
    says: { verdict: 'The cost is back in year 2' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Present values added up over 400 years with SUMPRODUCT, without the closed formula',
      sheet: {
        formulas: {
          clv: '=SUMPRODUCT(96*0.7^(ROW(A1:A400)-1)/1.1^(ROW(A1:A400)-1))',
          within: '=96+NPV(10%;96*0.7;96*0.7^2)',
          simple: '=SUMPRODUCT(96*0.7^(ROW(A1:A400)-1))',
          'years.1.discounted': '=PV(10%;1;0;-96*0.7)',
          'years.2.discounted': '=PV(10%;2;0;-96*0.7^2)',
        },
      },
    },
  },
  {
    name: 'An existing customer',
    given: {
      order: 60,
      frequency: 4,
      margin: 0.4,
      retention: 0.7,
      cost: 150,
      discount: 0.1,
      paysAtOnce: false,
      horizon: 3,
    },
    expect: {
      clv: 168,
      net: 18,
      within: 124.706236,
      paidBack: null,
      verdict: 'fair',
      years: { at: { 0: { year: 1, stays: 0.7, discounted: 61.090909 } } },
    },
    says: { verdict: 'not back within 3 years' },
    source: {
      title: 'LibreOffice Calc',
      how: 'Present values added up',
      sheet: {
        formulas: {
          clv: '=SUMPRODUCT(96*0.7^ROW(A1:A400)/1.1^ROW(A1:A400))',
          within: '=NPV(10%;96*0.7;96*0.7^2;96*0.7^3)',
        },
      },
    },
  },
  {
    name: 'A customer who never leaves: margin over the discount rate',
    given: { ...unit, retention: 1, discount: 0.08, paysAtOnce: false },
    expect: { clv: 1250, simple: null, lifetime: null },
    source: {
      title: 'Farris and others: Marketing Metrics, as quoted at solutioninn.com',
      href: 'https://solutioninn.com/study-help/questions/the-ceo-asks-the-chief-marketing-officer-to-compute-customer-5536287',
      how: 'At a retention of 1 the value of the margin in perpetuity is margin ÷ discount rate: 100 ÷ 0.08',
    },
  },
  {
    name: 'Nobody stays',
    given: { ...unit, retention: 0, discount: 0.1, paysAtOnce: true, cost: 100 },
    expect: { clv: 100, net: 0, lifetime: 1, verdict: 'fair' },
    says: { verdict: 'just what they cost' },
    source: { title: 'Arithmetic on paper', how: 'The first margin alone: 100' },
  },
  {
    name: 'Too dear to win',
    given: { ...unit, retention: 0, discount: 0.1, paysAtOnce: true, cost: 130 },
    expect: { net: -30, verdict: 'bad' },
    says: { verdict: 'more than they will ever bring' },
    source: { title: 'Arithmetic on paper', how: '100 − 130' },
  },
  {
    name: 'A negative margin',
    given: { ...unit, margin: -0.1, retention: 0.5, discount: 0, paysAtOnce: true },
    expect: { clv: -20, verdict: 'bad' },
    says: { verdict: 'loses money' },
    source: { title: 'Arithmetic on paper', how: '−10 × (1 + ½ + ¼ + …) = −20' },
  },
  {
    name: 'Without end',
    given: { ...unit, retention: 1, discount: 0 },
    problem: 'retention',
    source: { title: 'Arithmetic on paper', how: '100 every year for ever' },
  },
])
