import { defineGeneratorCases } from '@/lib/kits/generator'
import llc from './llc-operating-agreement'

const byHand = { title: 'The agreement written by hand', how: 'Each sentence composed from the entries' }
const arithmetic = (how: string) => ({ title: 'Arithmetic', how })
const publication = {
  title: 'IRS Publication 3402: classification of an LLC',
  href: 'http://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p3402-001.htm',
} as const
const three = (shares: readonly [string, string, string]) => ({
  members: shares.map((share, at) => ({ name: `Member ${at + 1}`, contribution: 100, share })),
})

export default defineGeneratorCases(llc, [
  {
    name: 'Three thirds are 100%',
    given: three(['1/3', '33 1/3%', '1/3']),
    expect: { text: ['Member 2\t$100.00\t1/3 (33.33%)', 'Total\t$300.00'] },
    source: arithmetic('1/3 + 1/3 + 1/3 = 1'),
  },
  {
    name: 'Three times 33.33% are not',
    given: three(['33.33%', '33.33%', '33.33%']),
    problem: 'members',
    source: arithmetic('3 × 33.33 = 99.99'),
  },
  {
    name: 'More than 100%',
    given: three(['50', '30', '25']),
    problem: 'members',
    source: arithmetic('50 + 30 + 25 = 105'),
  },
  {
    name: 'A share that is a word',
    given: three(['half', '25%', '25%']),
    problem: 'members',
    source: arithmetic('A word cannot be added'),
  },
  {
    name: 'With one member it is disregarded for income tax',
    given: { members: [{ name: 'Ida Berg', share: '100' }] },
    expect: {
      text: ['the Company is disregarded as an entity separate from its Member, unless it elects otherwise.'],
      files: { csv: 'Member,Contribution,Share,Exact share\r\nIda Berg,,100%,1/1\r\n' },
    },
    source: { ...publication, how: 'An LLC with only one member' },
  },
  {
    name: 'With two it is a partnership',
    given: {
      members: [
        { name: 'Ida Berg', share: '60%' },
        { name: 'Tom Weil', share: '2/5' },
      ],
      taxPerson: 'Ida Berg',
    },
    expect: {
      text: [
        'the Company is treated as a partnership, unless it elects otherwise. Ida Berg is its partnership representative.',
        '40%',
      ],
    },
    source: { ...publication, how: 'An LLC with at least two members' },
  },
  {
    name: 'Managers, a formula, and an S corporation',
    given: {
      members: [{ name: 'Ida Berg', share: '1' }],
      managed: 'managers',
      managers: 'Rae Moss',
      ordinary: 'all',
      major: 'quarters',
      borrowLimit: 25000,
      tax: 'scorp',
      valuation: 'formula',
      formula: 'twice the yearly profit',
      instalments: 1,
      distributions: 'vote',
      office: '4 Dock Street, Dayton',
      agent: 'Rae Moss',
    },
    expect: {
      text: [
        'The Company is managed by Rae Moss (the Manager, also where there are several).',
        'remove and appoint a Manager by all Members.',
        'These need at least three quarters of the Shares',
        'borrowing more than $25,000, and changing',
        'files Form 2553 in time.',
        'which is twice the yearly profit.',
        'in 1 instalment, one a year, the first at the transfer.',
        'Rae Moss (Manager)',
      ],
    },
    source: byHand,
  },
])
