import { joinedWords } from '@/lib/base/text/joined-words'
import { toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyCell } from '@/lib/families/letters-contracts/amounts'
import {
  choice,
  date,
  integer,
  longText,
  money,
  number,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/generator'
import { namedOwners, readOwners, type Owner, type OwnerRow } from '@/lib/subjects/contracts/owners'
import { shareText, splitByShares } from '@/lib/subjects/contracts/shares'
import template from './partnership-agreement.template.md'

const votes = {
  half: 'more than half of the votes',
  thirds: 'at least two thirds of the votes',
  all: 'all Partners',
} as const

type Row = OwnerRow & { role: 'general' | 'limited' }

function ownersOf(partners: readonly OwnerRow[]): Owner[] {
  const read = readOwners(partners)
  return 'owners' in read ? read.owners : []
}

const listed = (names: readonly string[]) => (names.length === 0 ? undefined : joinedWords(names))

const generalOf = (partners: readonly Row[]) => namedOwners(partners).filter(({ role }) => role === 'general')

/** Whether votes can stand against votes without either side being more. */
function canTie(owners: readonly Owner[], votesBy: 'heads' | 'shares'): boolean {
  if (votesBy === 'heads') return owners.length > 0 && owners.length % 2 === 0
  const [first, second] = owners
  return (
    owners.length === 2 && first !== undefined && second !== undefined && first.share.over * 2n === first.share.under
  )
}

export default defineLetter({
  template,
  form: {
    firmName: text('Name of the firm', { placeholder: 'Reyes & Hart', maxLength: 150 }),
    business: text('Business', { placeholder: 'making and repairing tools.', maxLength: 500 }),
    partners: rows('Partners', {
      row: 'partner',
      columns: {
        name: text('Name', { maxLength: 150 }),
        contribution: money('Contribution', { optional: true, max: 1e12 }),
        share: text('Share', { maxLength: 20, placeholder: '1/2 or 50%' }),
        role: choice('Liable', { options: { general: 'Fully', limited: 'Limited' }, initial: 'general', as: 'menu' }),
      },
      initial: [],
      min: 0,
      max: 20,
      help: 'Shares of profit and loss. Fractions are kept exactly; together they are 100%.',
    }),
    startDate: date('Begins on', { optional: true, later: true }),
    sample: money('A profit to share as an example', { optional: true, above: 0, max: 1e12 }),

    kind: choice('Kind', {
      options: { general: 'General partnership', limited: 'Limited partnership' },
      initial: 'general',
      refines: true,
      section: 'Firm and money',
    }),
    office: text('Place', { optional: true, maxLength: 300, refines: true, section: 'Firm and money' }),
    interest: percent('Interest on contributions', {
      optional: true,
      above: 0,
      max: 0.2,
      refines: true,
      section: 'Firm and money',
    }),
    drawing: money('Drawing a month', { optional: true, above: 0, max: 1e9, refines: true, section: 'Firm and money' }),
    yearEnd: text('Last month of the year', {
      initial: 'December',
      maxLength: 30,
      refines: true,
      section: 'Firm and money',
    }),

    fullTime: toggle('Full working time', { initial: true, refines: true, section: 'Work and decisions' }),
    duties: longText('Who does what', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'Work and decisions',
    }),
    votesBy: choice('Votes', {
      options: { heads: 'One each', shares: 'By shares' },
      initial: 'heads',
      refines: true,
      section: 'Work and decisions',
    }),
    ordinary: choice('Ordinary matters', {
      options: { half: 'More than half', thirds: 'Two thirds', all: 'All partners' },
      initial: 'half',
      refines: true,
      section: 'Work and decisions',
    }),
    borrowLimit: money('Borrowing needs all above', {
      optional: true,
      above: 0,
      max: 1e12,
      refines: true,
      section: 'Work and decisions',
    }),
    deadlock: choice('When nobody gives way', {
      options: {
        mediation: 'A mediator',
        expert: 'Somebody decides',
        buysell: 'One names a price, the other chooses',
        none: 'Nothing agreed',
      },
      initial: 'mediation',
      as: 'menu',
      refines: true,
      section: 'Work and decisions',
    }),
    tieBreaker: text('Who decides', {
      placeholder: 'the tax adviser of the Firm',
      maxLength: 150,
      refines: true,
      section: 'Work and decisions',
      shownWhen: { field: 'deadlock', is: 'expert' },
    }),

    noticeMonths: integer('Months of notice to leave', {
      initial: 6,
      min: 1,
      max: 36,
      refines: true,
      section: 'Leaving',
    }),
    illMonths: integer('Months without work', { initial: 12, min: 1, max: 60, refines: true, section: 'Leaving' }),
    valuation: choice('Value of the firm', {
      options: { appraiser: 'By an appraiser', books: 'By the accounts', profits: 'By past profits' },
      initial: 'appraiser',
      as: 'menu',
      refines: true,
      section: 'Leaving',
    }),
    multiple: number('Times the average profit', {
      initial: 2,
      above: 0,
      max: 20,
      refines: true,
      section: 'Leaving',
      shownWhen: { field: 'valuation', is: 'profits' },
    }),
    instalments: integer('Instalments', { initial: 4, min: 1, max: 40, refines: true, section: 'Leaving' }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or the State of Ohio',
      refines: true,
      section: 'Law',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Law' }),
  },
  unwritten: ['ordinary'],
  derived: {
    partnerNames: {
      label: 'partners',
      from: ['partners'],
      write: ({ partners }) => listed(namedOwners(partners).map(({ name }) => name.trim())),
    },
    generalNames: {
      label: 'partner liable without limit',
      from: ['partners'],
      write: ({ partners }) => listed(generalOf(partners).map(({ name }) => name.trim())),
    },
    ordinaryVote: { label: 'vote', from: [], write: ({ ordinary }) => votes[ordinary] },
  },
  tables: {
    partnerTable: {
      label: 'Partners',
      from: ['partners'],
      write({ partners, kind }, context) {
        const owners = ownersOf(partners)
        const hasAll = owners.every(({ contribution }) => contribution !== undefined)
        const roles = namedOwners(partners)
        return {
          columns: [
            { label: 'Partner', width: 3 },
            ...(kind === 'limited' ? [{ label: 'Liable', width: 2 }] : []),
            { label: 'Contribution', align: 'end', width: 2, ...(hasAll ? { sum: true } : {}) },
            { label: 'Share', align: 'end', width: 2 },
          ],
          rows: owners.map(({ name, contribution, share }, at) => [
            name,
            ...(kind === 'limited' ? [roles[at]?.role === 'limited' ? 'Up to the contribution' : 'Without limit'] : []),
            contribution === undefined ? '' : moneyCell(toMinor(contribution, context.minorDigits) ?? 0, context),
            shareText(share),
          ]),
        }
      },
    },
    sampleTable: {
      label: 'Example',
      from: ['partners', 'sample'],
      write({ partners, sample }, context) {
        const owners = ownersOf(partners)
        const minor = toMinor(sample ?? 0, context.minorDigits) ?? 0
        const parts = splitByShares(
          minor,
          owners.map(({ share }) => share),
        )
        return {
          columns: [{ label: 'Partner' }, { label: 'Part of the profit', align: 'end', sum: true }],
          rows: owners.map(({ name }, at) => [name, moneyCell(parts[at] ?? 0, context)]),
        }
      },
    },
    signatures: {
      label: 'Signatures',
      from: ['partners'],
      write: ({ partners }) => ({
        columns: [
          { label: 'Name', width: 3 },
          { label: 'Signature', width: 4 },
          { label: 'Date', width: 2 },
        ],
        rows: ownersOf(partners).map(({ name }) => [name, '', '']),
      }),
    },
  },

  refuses({ partners, kind }) {
    const read = readOwners(partners)
    if ('fault' in read) return problem('partners', read.fault)
    if (read.owners.length === 1) return problem('partners', 'must be two or more')
    if (kind === 'limited' && read.owners.length > 0 && generalOf(partners).length === 0)
      return problem('partners', 'must have at least one who is fully liable')
    return undefined
  },

  warns({ partners, votesBy, deadlock, ordinary, kind }) {
    const owners = ownersOf(partners)
    const fair = (says: string) => ({ is: 'fair' as const, says })
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Partners in a general partnership are liable for each other with all they own; ask whether a company suits you better.',
      },
      ...(canTie(owners, votesBy) && deadlock === 'none' && ordinary !== 'all'
        ? [{ is: 'bad' as const, says: 'Votes can be equal on both sides, and nothing is agreed for that.' }]
        : []),
      ...(kind === 'general' && partners.some(({ role }) => role === 'limited')
        ? [
            fair(
              'In a general partnership nobody’s liability is limited. Choose the limited kind, or change the column.',
            ),
          ]
        : []),
      ...(kind === 'limited'
        ? [fair('A limited partnership exists only once it is registered. Until then all may be liable without limit.')]
        : []),
      ...(deadlock === 'buysell'
        ? [fair('Naming a price favours the partner with more money. It is seldom fair between unequal ones.')]
        : []),
    ]
  },

  records: { kind: 'contract', date: 'startDate' },
  makes:
    'A partnership agreement of numbered clauses, whose shares are exact fractions that come to 100%, with a sample profit shared to the last cent.',
  limits: [
    'Not legal advice. General and limited partnerships differ by country; limited liability partnerships are companies in all but name and are not covered.',
    'Profits and losses are shared alike. Salaries of partners and shares that change with turnover are not covered.',
    'Taxes of partners, and registration of the firm or its name, are not looked at.',
  ],
  sources: [
    {
      title:
        'Partnership Act 1890, sections 1 and 24, in the abstract of a commentary: equal shares without an agreement',
      href: 'https://www.taylorfrancis.com/books/9781135335748/chapters/10.4324/9781843145615-18',
    },
    {
      title: 'Uniform Partnership Act (1997), section 401, with comment: equal shares by default',
      href: 'https://legislature.maine.gov/legis/bills/bills_122nd/billtexts/LD160901-56.asp',
    },
  ],

  examples: [
    {
      name: 'Two makers of tools',
      given: {
        firmName: 'Reyes & Hart',
        business: 'making and repairing tools.',
        startDate: '2027-01-04',
        partners: [
          { name: 'Ana Reyes', contribution: 12000, share: '2/3', role: 'general' },
          { name: 'Owen Hart', contribution: 6000, share: '1/3', role: 'general' },
        ],
        sample: 50000,
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'Between Ana Reyes and Owen Hart (the Partners)',
          'Ana Reyes\t$12,000.00\t2/3 (66.67%)',
          'Ana Reyes\t$33,333.33',
          'Owen Hart\t$16,666.67',
          'Total\t$50,000.00',
          'they go to a mediator on whom they agree',
        ],
      },
    },
    {
      name: 'A limited partnership of three',
      given: {
        kind: 'limited',
        partners: [
          { name: 'Rae Moss', contribution: 1000, share: '20%', role: 'general' },
          { name: 'Ida Berg', contribution: 40000, share: '40%', role: 'limited' },
          { name: 'Tom Weil', contribution: 40000, share: '40%', role: 'limited' },
        ],
        valuation: 'profits',
      },
      expect: {
        text: [
          'Rae Moss is liable without limit and manages',
          'Ida Berg\tUp to the contribution\t$40,000.00\t40%',
          'which is 2 times the average profit',
        ],
      },
    },
  ],
})
