import { defineGeneratorCases } from '@/lib/kits/generator'
import partnershipAgreement from './partnership-agreement'

const byHand = { title: 'The agreement written by hand', how: 'Each sentence composed from the entries' }
const arithmetic = (how: string) => ({ title: 'Arithmetic', how })
const of = (shares: readonly string[]) =>
  shares.map((share, at) => ({ name: `Partner ${at + 1}`, share, role: 'general' as const }))

export default defineGeneratorCases(partnershipAgreement, [
  {
    name: 'Sevenths of a hundred',
    given: { partners: of(['1/7', '2/7', '4/7']), sample: 1 },
    // 14.29, 28.57 and 57.14 cents: 14 + 28 + 57 leave one, which the largest remainder gets.
    expect: { text: ['Partner 1\t$0.14', 'Partner 2\t$0.29', 'Partner 3\t$0.57', 'Total\t$1.00'] },
    source: arithmetic('100 cents times 1/7, 2/7 and 4/7, the cent that is left to the largest remainder'),
  },
  {
    name: 'Shares short of 100%',
    given: { partners: of(['1/3', '1/3', '33%']) },
    problem: 'partners',
    source: arithmetic('2/3 + 33/100 = 299/300'),
  },
  {
    name: 'One partner is none',
    given: { partners: of(['100%']) },
    problem: 'partners',
    source: {
      title: 'Partnership Act 1890, section 1',
      href: 'https://www.taylorfrancis.com/books/9781135335748/chapters/10.4324/9781843145615-18',
      how: 'The relation between persons carrying on a business in common: it takes two',
    },
  },
  {
    name: 'A limited partnership without anybody who is fully liable',
    given: {
      kind: 'limited',
      partners: [
        { name: 'Ida', share: '1/2', role: 'limited' },
        { name: 'Tom', share: '1/2', role: 'limited' },
      ],
    },
    problem: 'partners',
    source: byHand,
  },
  {
    name: 'Everything agreed',
    given: {
      firmName: 'Moss & Berg',
      business: 'baking.',
      partners: of(['50%', '50%']),
      office: '4 Dock Street',
      interest: 0.03,
      drawing: 1500,
      yearEnd: 'March',
      fullTime: false,
      duties: 'Rae bakes\nIda sells',
      votesBy: 'shares',
      ordinary: 'thirds',
      borrowLimit: 5000,
      deadlock: 'expert',
      tieBreaker: 'our accountant',
      valuation: 'books',
      instalments: 1,
      courts: 'Leeds',
    },
    region: 'uk',
    expect: {
      text: [
        'Contributions bear interest of 3% a year, paid before profits are shared.',
        'may draw £1,500 a month',
        'last day of March.',
        'do not compete with it.',
        '- Ida sells',
        'decided by at least two thirds of the votes. Votes are counted by shares of the profit.',
        'to borrowing more than £5,000, to selling',
        'our accountant decides it.',
        'without goodwill, in 1 instalment, one each half year.',
      ],
    },
    source: byHand,
  },
])
