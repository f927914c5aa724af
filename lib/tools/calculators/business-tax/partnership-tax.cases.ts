import { defineCases } from '@/lib/kits/calculator'
import partnershipTax from './partnership-tax'

const hand = (how: string) => ({
  title: 'IRS Publication 541 and Schedule K-1 (Form 1065), in decimal arithmetic',
  href: 'https://www.irs.gov/publications/p541',
  how: `tests/vectors/us-federal/partnership.py: ${how}`,
})
const plain = { guaranteed: 0, contributed: 0, distributed: 0 } as const

export default defineCases(partnershipTax, [
  {
    name: 'A working and an investing partner',
    given: { taxYear: '2026' },
    expect: {
      tax: 38_617.22,
      ordinary: 160_000,
      guaranteed: 40_000,
      selfEmployment: 136_000,
      held: 0,
      verdict: 'good',
      k1: {
        rows: 8,
        at: {
          0: { box: '1', item: 'Ordinary business income', partner: 'Partner 1', amount: 96_000 },
          1: { box: '1', partner: 'Partner 2', amount: 64_000 },
          2: { box: '4a', item: 'Guaranteed payments for services', partner: 'Partner 1', amount: 40_000 },
          3: { box: '14A', item: 'Self-employment earnings', amount: 136_000 },
          5: { box: '19A', item: 'Distributions of money', partner: 'Partner 2', amount: 90_000 },
          7: { box: '20Z', item: 'Qualified business income', amount: 64_000 },
        },
      },
      basis: {
        rows: 2,
        at: {
          0: {
            partner: 'Partner 1',
            before: 30_000,
            raised: 126_000,
            gain: 0,
            after: 56_000,
            liabilities: 0,
            capital: 56_000,
          },
          1: { before: 50_000, raised: 114_000, after: 24_000 },
        },
      },
      returns: {
        at: {
          0: { income: 136_000, selfEmployment: 19_216.19, deduction: 17_843.56, tax: 34_266.82, cash: 75_733.18 },
          1: { partner: 'Partner 2', income: 64_000, selfEmployment: 0, deduction: 9580, tax: 4350.4, cash: 85_649.6 },
        },
      },
    },
    says: { verdict: 'Every share can be used' },
    source: hand('working and investing'),
  },
  {
    name: 'A loss beyond the basis',
    given: {
      taxYear: '2026',
      income: -100_000,
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, lossShare: 0.7, capital: 20_000, contributed: 10_000 },
        { ...plain, kind: 'limited', profitShare: 0.5, lossShare: 0.3, capital: 40_000, distributed: 15_000 },
      ],
      recourseBefore: 20_000,
      recourseAfter: 20_000,
      households: [
        { status: 'joint', otherIncome: 120_000 },
        { status: 'single', otherIncome: 90_000 },
      ],
    },
    expect: {
      tax: -6000,
      ordinary: -100_000,
      selfEmployment: -70_000,
      held: 50_000,
      verdict: 'fair',
      basis: {
        at: {
          0: { before: 40_000, raised: 50_000, after: 0, liabilities: 20_000, capital: -40_000 },
          1: { before: 40_000, raised: 40_000, after: 0, liabilities: 0, capital: -5000 },
        },
      },
      limits: {
        rows: 2,
        at: {
          0: { partner: 'Partner 1', wanted: 70_000, byBasis: 20_000, byRisk: 0, passive: 0, allowed: 50_000 },
          1: { partner: 'Partner 2', wanted: 30_000, byBasis: 5000, byRisk: 0, passive: 25_000, allowed: 0 },
        },
      },
      returns: { at: { 0: { income: -50_000, tax: -6000 }, 1: { income: 0, tax: 0, cash: 15_000 } } },
    },
    says: { verdict: '$50,000.00 of losses and deductions wait' },
    source: hand('loss'),
  },
  {
    name: 'Items stated apart, and cash beyond the basis',
    given: {
      taxYear: '2026',
      income: 80_000,
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, capital: 5000, distributed: 20_000 },
        { ...plain, kind: 'general', profitShare: 0.5, capital: 5000, distributed: 100_000 },
      ],
      interest: 10_000,
      dividends: 8000,
      shortTerm: 2000,
      longTerm: 30_000,
      charity: 4000,
    },
    expect: {
      tax: 19_091.25,
      held: 2000,
      verdict: 'bad',
      k1: {
        rows: 20,
        at: {
          2: { box: '5', item: 'Interest', amount: 5000 },
          4: { box: '6a', item: 'Dividends', amount: 4000 },
          6: { box: '6b', item: 'Qualified dividends', amount: 4000 },
          8: { box: '8', item: 'Short-term gain', amount: 1000 },
          10: { box: '9a', item: 'Long-term gain', amount: 15_000 },
          12: { box: '13A', item: 'Gifts to charity', amount: 2000 },
        },
      },
      basis: {
        at: {
          0: { raised: 70_000, gain: 0, after: 48_000 },
          1: { raised: 70_000, gain: 30_000, after: 0, capital: -32_000 },
        },
      },
      limits: { at: { 0: { byBasis: 0, allowed: 2000 }, 1: { byBasis: 2000, allowed: 0 } } },
      returns: {
        at: {
          0: { income: 65_000, selfEmployment: 5651.82, deduction: 5214.82, tax: 7906.93, cash: 12_093.07 },
          1: { income: 95_000, deduction: 5414.82, tax: 11_184.32, cash: 88_815.68 },
        },
      },
    },
    says: { verdict: 'a taxed gain of $30,000.00' },
    source: hand('items'),
  },
  {
    name: 'Nonrecourse loans give basis and nothing at risk',
    given: {
      taxYear: '2026',
      income: -80_000,
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, capital: 10_000 },
        { ...plain, kind: 'general', profitShare: 0.5, capital: 10_000 },
      ],
      nonrecourseBefore: 60_000,
      nonrecourseAfter: 60_000,
      households: [
        { status: 'single', otherIncome: 100_000 },
        { status: 'single', otherIncome: 100_000 },
      ],
    },
    expect: {
      tax: -4400,
      held: 60_000,
      basis: { at: { 0: { before: 40_000, after: 0, liabilities: 30_000 } } },
      limits: { at: { 0: { byBasis: 0, byRisk: 30_000, allowed: 10_000 } } },
    },
    source: hand('not at risk'),
  },
  {
    name: 'Real property loans of a bank are at risk, and tax-exempt income raises basis',
    given: {
      taxYear: '2026',
      income: -80_000,
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, capital: 10_000 },
        { ...plain, kind: 'limited', profitShare: 0.5, capital: 10_000 },
      ],
      nonrecourseBefore: 60_000,
      nonrecourseAfter: 60_000,
      qualified: true,
      passive: true,
      taxExempt: 6000,
      nondeductible: 2000,
    },
    expect: {
      held: 0,
      verdict: 'good',
      basis: { at: { 0: { raised: 43_000, after: 2000 }, 1: { after: 2000 } } },
      limits: { at: { 1: { passive: 0, allowed: 40_000 } } },
    },
    source: {
      title: '26 U.S.C. § 465(b)(6)',
      href: 'https://www.law.cornell.edu/uscode/text/26/465',
      how: '10,000 + 30,000 of loans + 3,000 − 1,000 − 40,000 = 2,000. Who takes a material part has no passive loss.',
    },
  },
  {
    name: 'A loan paid back is cash distributed',
    given: {
      taxYear: '2026',
      income: 0,
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, capital: 1000 },
        { ...plain, kind: 'general', profitShare: 0.5, capital: 1000 },
      ],
      recourseBefore: 50_000,
      recourseAfter: 10_000,
    },
    expect: { basis: { at: { 0: { before: 26_000, raised: 26_000, gain: 0, after: 6000, liabilities: 5000 } } } },
    source: {
      title: '26 U.S.C. § 752(b)',
      href: 'https://www.law.cornell.edu/uscode/text/26/752',
      how: '1,000 + 25,000 − (25,000 − 5,000).',
    },
  },
  {
    name: 'Shares that do not add up',
    given: {
      partners: [
        { ...plain, kind: 'general', profitShare: 0.5, lossShare: 0.9, capital: 0 },
        { ...plain, kind: 'general', profitShare: 0.5, lossShare: 0.2, capital: 0 },
      ],
    },
    problem: 'partners',
    because: 'shares of loss that add up to 100%: they come to 110.00%',
    source: { title: '26 U.S.C. § 704', href: 'https://www.law.cornell.edu/uscode/text/26/704' },
  },
])
