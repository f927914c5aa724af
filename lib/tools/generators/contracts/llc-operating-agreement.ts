import { joinedWords } from '@/lib/base/text/joined-words'
import { csvText } from '@/lib/base/format/csv-cell'
import { decimalText, toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyCell } from '@/lib/families/letters-contracts/amounts'
import { choice, date, integer, money, problem, rows, text, toggle } from '@/lib/kits/generator'
import { namedOwners, readOwners, type Owner, type OwnerRow } from '@/lib/subjects/contracts/owners'
import { shareText } from '@/lib/subjects/contracts/shares'
import template from './llc-operating-agreement.template.md'

const votes = {
  half: 'more than half of the Shares',
  thirds: 'at least two thirds of the Shares',
  quarters: 'at least three quarters of the Shares',
  all: 'all Members',
} as const
const voteLabels = {
  half: 'More than half',
  thirds: 'Two thirds',
  quarters: 'Three quarters',
  all: 'All members',
} as const

function ownersOf(members: readonly OwnerRow[]): Owner[] {
  const read = readOwners(members)
  return 'owners' in read ? read.owners : []
}

const bought = { field: 'buyout', is: true } as const

export default defineLetter({
  template,
  law: 'us',
  form: {
    companyName: text('Company', { placeholder: 'Harbour Tools LLC' }),
    state: text('State', { placeholder: 'Ohio', maxLength: 60 }),
    startDate: date('In effect from', { optional: true, later: true }),
    members: rows('Members', {
      row: 'member',
      columns: {
        name: text('Name', { maxLength: 150 }),
        contribution: money('Contribution', { optional: true, max: 1e12 }),
        share: text('Share', { maxLength: 20, placeholder: '1/3 or 25%' }),
      },
      initial: [],
      min: 0,
      max: 50,
      help: 'Fractions such as 1/3 are kept exactly. Together they are 100%.',
    }),
    managed: choice('Managed by', {
      options: { members: 'The members', managers: 'Managers' },
      initial: 'members',
    }),

    managers: text('Managers', {
      placeholder: 'Ana Reyes and Owen Hart',
      maxLength: 500,
      refines: true,
      section: 'Company and votes',
      shownWhen: { field: 'managed', is: 'managers' },
    }),
    purpose: text('Purpose', {
      initial: 'any lawful business.',
      maxLength: 500,
      refines: true,
      section: 'Company and votes',
    }),
    office: text('Principal office', { optional: true, maxLength: 300, refines: true, section: 'Company and votes' }),
    agent: text('Registered agent', { optional: true, maxLength: 300, refines: true, section: 'Company and votes' }),
    ordinary: choice('Ordinary matters', {
      options: voteLabels,
      initial: 'half',
      as: 'menu',
      refines: true,
      section: 'Company and votes',
    }),
    major: choice('Major matters', {
      options: voteLabels,
      initial: 'thirds',
      as: 'menu',
      refines: true,
      section: 'Company and votes',
    }),
    borrowLimit: money('Borrowing needs the major vote above', {
      optional: true,
      above: 0,
      max: 1e12,
      refines: true,
      section: 'Company and votes',
    }),

    distributions: choice('Distributions', {
      options: { tax: 'For tax each quarter, others by vote', quarter: 'Each quarter', vote: 'By vote' },
      initial: 'tax',
      as: 'menu',
      refines: true,
      section: 'Money and tax',
    }),
    loans: toggle('Members may lend', { initial: true, refines: true, section: 'Money and tax' }),
    tax: choice('Federal tax', {
      options: { default: 'As the rules begin', corporation: 'As a corporation', scorp: 'As an S corporation' },
      initial: 'default',
      as: 'menu',
      refines: true,
      section: 'Money and tax',
    }),
    taxPerson: text('Partnership representative', {
      optional: true,
      maxLength: 150,
      refines: true,
      section: 'Money and tax',
      shownWhen: { field: 'tax', is: 'default' },
    }),

    refusal: toggle('Offer to the others first', { initial: true, refines: true, section: 'Transfer and leaving' }),
    refusalDays: integer('Days to take it', {
      initial: 30,
      min: 1,
      max: 365,
      refines: true,
      section: 'Transfer and leaving',
      shownWhen: { field: 'refusal', is: true },
    }),
    buyout: toggle('Shares of who leaves may be bought', {
      initial: true,
      refines: true,
      section: 'Transfer and leaving',
    }),
    buyoutDays: integer('Days to decide', {
      initial: 90,
      min: 1,
      max: 730,
      refines: true,
      section: 'Transfer and leaving',
      shownWhen: bought,
    }),
    valuation: choice('Value of the company', {
      options: { appraiser: 'By an appraiser', agreed: 'Agreed each year', formula: 'By a formula' },
      initial: 'appraiser',
      as: 'menu',
      refines: true,
      section: 'Transfer and leaving',
      shownWhen: bought,
    }),
    formula: text('Formula', {
      placeholder: 'three times the average profit of the last three years',
      maxLength: 300,
      refines: true,
      section: 'Transfer and leaving',
      shownWhen: [bought, { field: 'valuation', is: 'formula' }],
    }),
    instalments: integer('Yearly instalments of the price', {
      initial: 3,
      min: 1,
      max: 20,
      refines: true,
      section: 'Transfer and leaving',
      shownWhen: bought,
    }),
  },
  unwritten: ['ordinary', 'major'],
  derived: {
    memberNames: {
      label: 'members',
      from: ['members'],
      write({ members }) {
        const names = namedOwners(members).map(({ name }) => name.trim())
        return names.length === 0 ? undefined : joinedWords(names)
      },
    },
    single: {
      label: 'members',
      from: ['members'],
      write: ({ members }) => (namedOwners(members).length === 1 ? 'yes' : undefined),
    },
    ordinaryVote: { label: 'vote', from: [], write: ({ ordinary }) => votes[ordinary] },
    majorVote: { label: 'vote', from: [], write: ({ major }) => votes[major] },
  },
  tables: {
    memberTable: {
      label: 'Members',
      from: ['members'],
      write({ members }, context) {
        const owners = ownersOf(members)
        const hasAll = owners.every(({ contribution }) => contribution !== undefined)
        return {
          columns: [
            { label: 'Member', width: 3 },
            { label: 'Contribution', align: 'end', width: 2, ...(hasAll ? { sum: true } : {}) },
            { label: 'Share', align: 'end', width: 2 },
          ],
          rows: owners.map(({ name, contribution, share }) => [
            name,
            contribution === undefined ? '' : moneyCell(toMinor(contribution, context.minorDigits) ?? 0, context),
            shareText(share),
          ]),
        }
      },
    },
    signatures: {
      label: 'Signatures',
      from: ['members'],
      write: ({ members, managed, managers }) => ({
        columns: [
          { label: 'Name', width: 3 },
          { label: 'Signature', width: 4 },
          { label: 'Date', width: 2 },
        ],
        rows: [
          ...ownersOf(members).map(({ name }) => [name, '', '']),
          ...(managed === 'managers' && managers.trim() !== '' ? [[`${managers.trim()} (Manager)`, '', '']] : []),
        ],
      }),
    },
  },
  files: {
    csv: {
      label: 'CSV of the members',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: ({ members }, { minorDigits }) =>
        csvText([
          ['Member', 'Contribution', 'Share', 'Exact share'],
          ...ownersOf(members).map(({ name, contribution, share }) => [
            name,
            contribution === undefined ? '' : decimalText(toMinor(contribution, minorDigits) ?? 0, minorDigits),
            shareText(share),
            `${share.over}/${share.under}`,
          ]),
        ]),
    },
  },

  refuses({ members }) {
    const read = readOwners(members)
    return 'fault' in read ? problem('members', read.fault) : undefined
  },

  warns({ members, major, ordinary, tax, buyout, state }) {
    const owners = ownersOf(members)
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const [first, second] = owners
    const areEqual = owners.length === 2 && first && second && first.share.over * 2n === first.share.under
    const place = state.trim() === '' ? 'your state' : state.trim()
    return [
      {
        is: 'plain' as const,
        says: `Not legal advice. Check for ${place}: the name of its LLC act, whether an agreement must be written, publication or yearly reports, duties that cannot be waived, and what a spouse must sign.`,
      },
      ...(areEqual && ordinary !== 'all'
        ? [fair('Two members with half each: neither can be outvoted. Agree on who decides when you do not.')]
        : []),
      ...(owners.some(({ share }) => share.over * 2n > share.under) && major === 'half'
        ? [fair('One member has more than half and decides major matters alone.')]
        : []),
      ...(tax === 'scorp'
        ? [
            fair(
              'An S corporation allows only certain owners and one class of shares. Ask a tax adviser before electing.',
            ),
          ]
        : []),
      ...(!buyout && owners.length > 1
        ? [fair('Nothing is agreed for the death or leaving of a member. The act of the state then decides.')]
        : []),
    ]
  },

  records: { kind: 'contract', date: 'startDate' },
  makes:
    'An operating agreement of numbered clauses for one to fifty members, whose shares are exact fractions and come to 100%.',
  limits: [
    'Not legal advice. It names the state and leaves the rules of its act to you: no section of a state act is cited.',
    'One class of shares, which carries profits, losses and votes alike. Preferred returns, capital accounts and profits interests are not covered.',
    'Whether shares are securities, and whether a licence or a professional company is needed, is not looked at.',
    'Elections for tax are only named. Their forms and deadlines are the tax office’s.',
  ],
  sources: [
    {
      title: 'IRS Publication 3402, Taxation of limited liability companies: classification',
      href: 'http://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p3402-001.htm',
    },
    {
      title: 'Default rules of 26 CFR 301.7701-3 for domestic entities',
      href: 'https://taxbuzz.com/guides/business-issues/limited-liability-company-llc/default-entity-rules-llc',
    },
  ],

  examples: [
    {
      name: 'Three friends with a third each',
      given: {
        companyName: 'Harbour Tools LLC',
        state: 'Ohio',
        startDate: '2027-01-04',
        members: [
          { name: 'Ana Reyes', contribution: 10000, share: '1/3' },
          { name: 'Owen Hart', contribution: 10000, share: '1/3' },
          { name: 'Maya Lind', contribution: 4000, share: '1/3' },
        ],
      },
      expect: {
        text: [
          'are Ana Reyes, Owen Hart and Maya Lind.',
          'Maya Lind\t$4,000.00\t1/3 (33.33%)',
          'Total\t$24,000.00',
          'treated as a partnership',
          'January 4, 2027',
        ],
      },
    },
    {
      name: 'One member',
      given: { companyName: 'Northlight LLC', state: 'Texas', members: [{ name: 'Ida Berg', share: '100%' }] },
      expect: { text: ['The Company has one Member.', 'disregarded as an entity separate from its Member'] },
    },
  ],
})
