import { defineCases } from '@/lib/kits/calculator'
import definition from './vat-refund'

const ward = {
  title: 'Marcus Ward: overseas businesses claiming VAT incurred in the UK',
  href: 'https://marcusward.co/overseas-businesses-claiming-vat-incurred-in-the-uk',
} as const
const euvat = { title: 'euvat.org: United Kingdom', href: 'https://euvat.org/?p=6684' } as const
const digital = {
  title: 'VAT Digital: VAT reclaim by the Eighth Directive',
  href: 'https://www.vat-digital.com/vat-reclaim-by-the-eighth-directive/',
} as const
const eitoo = {
  title: 'eitoo: the EU VAT refund, by deadline and member state',
  href: 'https://www.eitoo.eu/blog/8th-directive-deadlines-by-country',
} as const
const britain = { where: 'uk', home: 'other', from: '2025-07-01', to: '2026-06-30' } as const
const invoice = (vat: number, day = '2025-10-14') => ({
  description: undefined,
  day,
  vat,
  kind: 'ordinary' as const,
  share: 1,
})

export default defineCases(definition, [
  {
    name: 'A whole year in the United Kingdom: £16 are enough, by 31 December',
    given: { ...britain, invoices: [invoice(16)] },
    expect: { refund: 16, blocked: 0, least: 16, sendBy: '2026-12-31', allowed: 'good', route: 'plain', atHome: null },
    says: { route: 'VAT65A' },
    source: { ...euvat, how: 'Twelve months: not less than £16.00; submission deadline 31 December' },
  },
  {
    name: 'A penny less is refused',
    given: { ...britain, invoices: [invoice(15.99)] },
    expect: { allowed: 'bad' },
    says: { allowed: 'at least £16' },
    source: { ...euvat, how: 'Not less than £16.00' },
  },
  {
    name: 'A quarter: £130',
    given: { ...britain, to: '2025-09-30', invoices: [invoice(129.99, '2025-09-30')] },
    expect: { least: 130, allowed: 'bad', sendBy: '2026-12-31' },
    source: { ...ward, how: 'Periods of less than twelve months: £130' },
  },
  {
    name: 'Exactly £130',
    given: { ...britain, to: '2025-09-30', invoices: [invoice(130, '2025-09-30')] },
    expect: { allowed: 'good' },
    source: { ...ward, how: 'A minimum of £130' },
  },
  {
    name: 'The last two months to 30 June: £16 again',
    given: { ...britain, from: '2026-05-01', invoices: [invoice(20, '2026-05-02')] },
    expect: { least: 16, allowed: 'good' },
    source: { ...ward, how: 'Periods less than three months ending on 30 June: at least £16' },
  },
  {
    name: 'Two months in the middle are no period',
    given: { ...britain, from: '2025-10-01', to: '2025-12-30' },
    problem: 'to',
    because: 'three months',
    source: { ...ward, how: 'Less than three months only at the end of the year' },
  },
  {
    name: 'Three months to the day are one',
    given: { ...britain, from: '2025-10-01', to: '2025-12-31', invoices: [invoice(200)] },
    expect: { refund: 200, least: 130 },
    source: { ...ward, how: 'Three months' },
  },
  {
    name: 'A claim may not cross 30 June',
    given: { ...britain, from: '2026-06-01', to: '2026-09-30' },
    problem: 'to',
    because: '2026',
    source: { ...euvat, how: 'Claim period 1 July to 30 June' },
  },
  {
    name: 'The end before the beginning',
    given: { ...britain, to: '2025-06-30' },
    problem: 'to',
    source: { title: 'Arithmetic on paper', how: 'A period runs forward' },
  },
  {
    name: 'Blocked, outside the period, and half of a hired car',
    given: {
      ...britain,
      invoices: [
        { ...invoice(100), kind: 'entertainment' },
        { ...invoice(100), kind: 'carBought' },
        { ...invoice(100), kind: 'carHired' },
        { ...invoice(100), kind: 'exported' },
        { ...invoice(100), kind: 'private' },
        invoice(100, '2026-07-01'),
        invoice(100, '2025-06-30'),
      ],
    },
    expect: {
      refund: 50,
      blocked: 650,
      list: {
        rows: 7,
        at: {
          0: { invoice: 'Invoice 1', refunded: 0, why: 'Blocked in the United Kingdom' },
          2: { refunded: 50, why: 'Half is blocked' },
          3: { why: 'Such goods leave free of VAT: ask the supplier' },
          4: { why: 'Not for the business' },
          5: { date: '2026-07-01', vat: 100, refunded: 0, why: 'Dated outside the period' },
          6: { refunded: 0 },
        },
      },
      byKind: { rows: 6, at: { 2: { kind: 'Car hired', vat: 100, refunded: 50 } } },
    },
    source: { ...ward, how: 'Entertainment, car purchase and non-business use are barred; rules as for UK businesses' },
  },
  {
    name: 'Between member states: €400 for a quarter, 30 September',
    given: { where: 'eu', home: 'eu', from: '2026-01-01', to: '2026-03-31', invoices: [invoice(400, '2026-01-01')] },
    expect: { refund: 400, least: 400, sendBy: '2027-09-30', allowed: 'good' },
    says: { route: 'portal' },
    source: { ...digital, how: 'Less than 1 year: €400; deadline 30 September' },
  },
  {
    name: 'A calendar year: €50',
    given: { where: 'eu', home: 'eu', from: '2025-01-01', to: '2025-12-31', invoices: [invoice(49.99)] },
    expect: { least: 50, sendBy: '2026-09-30', allowed: 'bad' },
    source: { ...eitoo, how: 'Annual minimum €50, 30 September' },
  },
  {
    name: 'What is left of a calendar year: €50 too',
    given: { where: 'eu', home: 'eu', from: '2025-11-01', to: '2025-12-31', invoices: [invoice(60, '2025-11-02')] },
    expect: { least: 50, allowed: 'good' },
    source: {
      title: 'Directive 2008/9/EC, articles 16 and 17',
      href: 'https://eur-lex.europa.eu/eli/dir/2008/9/oj',
      how: 'The remainder of a calendar year',
    },
  },
  {
    name: 'A British firm in Germany: 30 June, and the country’s own share',
    given: {
      where: 'eu',
      home: 'uk',
      from: '2025-01-01',
      to: '2025-12-31',
      invoices: [{ ...invoice(200), share: 0.5 }],
      exchange: 0.85,
    },
    expect: {
      refund: 100,
      atHome: 85,
      sendBy: '2026-06-30',
      list: { at: { 0: { why: 'The country refunds a part' } } },
    },
    says: { route: 'Directly' },
    source: {
      title: 'Directive 86/560/EEC, and the practice of Germany: six months after the year',
      how: '200 × 50%; 100 × 0.85',
    },
  },
  {
    name: 'Sent a day late',
    given: { ...britain, sentOn: '2027-01-01', invoices: [invoice(500)] },
    expect: { allowed: 'bad' },
    says: { allowed: 'too late' },
    source: { ...euvat, how: '31 December' },
  },
  {
    name: 'Sent before the period ends',
    given: { ...britain, sentOn: '2026-06-30', invoices: [invoice(500)] },
    expect: { allowed: 'fair' },
    source: { title: 'Arithmetic on paper', how: '30 June 2026 is still in the period' },
  },
  {
    name: 'VAT at home is no refund from abroad',
    given: { ...britain, home: 'uk' },
    problem: 'home',
    source: { ...ward, how: 'Not registered, no place of business in the UK' },
  },
  {
    name: 'Years before the present scheme',
    given: { ...britain, from: '2020-07-01', to: '2021-06-30' },
    problem: 'from',
    because: '2021',
    source: { title: 'HMRC: VAT Notice 723A applies from 1 January 2021', how: 'The rule begins there' },
  },
])
