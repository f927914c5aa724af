import { escapeHtml } from '@/lib/base/text/escape-html'
import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import { redline, redlineHtml } from '@/lib/subjects/contracts/redline'
import template from './contract-amendment.template.md'

const actions = { replace: 'Replaced', insert: 'Inserted', remove: 'Deleted' } as const

interface Change {
  action: keyof typeof actions
  clause: string
  before?: string | undefined
  after?: string | undefined
}

const saysSomething = ({ clause, before = '', after = '' }: Change) => `${clause}${before}${after}`.trim() !== ''
const oldOf = ({ action, before = '' }: Change) => (action === 'insert' ? '' : before.trim())
const newOf = ({ action, after = '' }: Change) => (action === 'remove' ? '' : after.trim())

export default defineLetter({
  template,
  form: {
    contractName: text('Contract', { placeholder: 'the freelance contract about a catalogue', maxLength: 200 }),
    firstName: text('First party', { placeholder: 'Harbour Tools Ltd' }),
    secondName: text('Second party', { placeholder: 'Ana Reyes' }),
    effective: date('Changed from', { optional: true, later: true }),
    changes: rows('Changes', {
      row: 'change',
      columns: {
        action: choice('Clause is', { options: actions, initial: 'replace', as: 'menu' }),
        clause: text('Clause', { maxLength: 150 }),
        before: longText('Old text', { optional: true, maxLength: 100_000, lines: 2 }),
        after: longText('New text', { optional: true, maxLength: 100_000, lines: 2 }),
      },
      ownLine: 'after',
      initial: [],
      min: 0,
      max: 60,
      help: 'Copy the old text from the contract, letter by letter.',
    }),

    number: integer('Number of the amendment', { initial: 1, min: 1, max: 999, refines: true, section: 'Contract' }),
    contractDate: date('Date of the contract', { optional: true, later: true, refines: true, section: 'Contract' }),
    earlier: text('Last amendment before', {
      optional: true,
      placeholder: 'Amendment No. 1 of 4 May 2027',
      maxLength: 200,
      refines: true,
      section: 'Contract',
    }),
    consideration: text('What is given for it', {
      optional: true,
      placeholder: 'For the longer term the Client pays 200 euros once.',
      maxLength: 500,
      help: 'Some laws bind a party to a change only where something is given for it.',
      refines: true,
      section: 'Contract',
    }),
    newParty: text('New party', { optional: true, maxLength: 200, refines: true, section: 'Parties' }),
    leavingParty: text('In the place of', {
      maxLength: 200,
      refines: true,
      section: 'Parties',
    }),
    releases: toggle('Who leaves is released', { initial: true, refines: true, section: 'Parties' }),
    firstAddress: longText('Address of the first party', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties',
    }),
    secondAddress: longText('Address of the second party', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties',
    }),
    counterparts: toggle('Copies of their own', { initial: true, refines: true, section: 'Parties' }),
  },
  derived: {
    howMany: {
      label: 'changes',
      from: ['changes'],
      write({ changes }) {
        const count = changes.filter(saysSomething).length
        if (count === 0) return undefined
        return count === 1 ? 'There is one change.' : `There are ${count} changes.`
      },
    },
  },
  tables: {
    changeTable: {
      label: 'Changes',
      from: ['changes'],
      write: ({ changes }) => ({
        columns: [
          { label: 'Clause', width: 2 },
          { label: 'Old text', width: 4 },
          { label: 'New text', width: 4 },
        ],
        rows: changes
          .filter(saysSomething)
          .map((change) => [
            `${change.clause.trim()}\n${actions[change.action]}`.trim(),
            oldOf(change) || '(none)',
            newOf(change) || '(none)',
          ]),
      }),
    },
  },
  files: {
    redline: {
      label: 'redline (HTML)',
      type: 'text/html;charset=utf-8',
      extension: 'html',
      slow: true,
      make({ changes, contractName, number }) {
        const parts = changes
          .filter(saysSomething)
          .map(
            (change) =>
              `<h2>${escapeHtml(change.clause.trim())}: ${actions[change.action].toLowerCase()}</h2>\n<p>${redlineHtml(redline(oldOf(change), newOf(change)))}</p>`,
          )
        return [
          '<!doctype html>',
          '<html lang="en"><head><meta charset="utf-8">',
          `<title>Redline, amendment No. ${number}</title>`,
          '<style>body{font:16px/1.5 serif;max-width:44em;margin:2em auto;padding:0 1em}del{color:#9b1c1c}ins{color:#1c5c2e}</style>',
          '</head><body>',
          `<h1>Redline of amendment No. ${number}</h1>`,
          `<p>${escapeHtml(contractName)}</p>`,
          ...parts,
          '</body></html>',
          '',
        ].join('\n')
      },
    },
  },

  refuses({ contractDate, effective, changes }) {
    if (contractDate && effective && effective < contractDate)
      return problem('effective', 'must not be before the date of the contract')
    for (const [at, change] of changes.entries()) {
      if (!saysSomething(change)) continue
      if (change.action === 'replace' && oldOf(change) !== '' && oldOf(change) === newOf(change))
        return problem('changes', `must change something: old and new text of line ${at + 1} are the same`)
    }
    return undefined
  },

  warns({ changes, newParty = '', leavingParty, firstName, secondName }) {
    const named = changes.filter(saysSomething)
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const lacking = named.flatMap((change) => [
      ...(change.action !== 'insert' && oldOf(change) === ''
        ? [`the old text of ${change.clause.trim() || 'a change'}`]
        : []),
      ...(change.action !== 'remove' && newOf(change) === ''
        ? [`the new text of ${change.clause.trim() || 'a change'}`]
        : []),
    ])
    const isParty = [firstName, secondName].some((name) => name.trim() === leavingParty.trim())
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Look into the contract: it may ask for a form, for consent of others such as a guarantor, or forbid changes.',
      },
      ...(lacking.length > 0 ? [fair(`Missing: ${lacking.join(', ')}.`)] : []),
      ...(newParty.trim() !== '' && leavingParty.trim() !== '' && !isParty
        ? [fair(`${leavingParty.trim()} is neither of the two parties.`)]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'firstName', address: 'firstAddress' },
    client: { name: 'secondName', address: 'secondAddress' },
    date: 'contractDate',
  },
  makes:
    'A numbered amendment with old and new text side by side, and a redline by words that accepts to the new text exactly.',
  limits: [
    'Not legal advice. It suits contracts that the parties may change in writing; deeds, mortgages, leases that are registered and contracts of employment may need more.',
    'The redline is a file of its own. Word files show old and new text beside each other, not struck out.',
    'Clauses are not renumbered, and references to a deleted clause are not found.',
  ],
  sources: [
    {
      title: 'HTML Living Standard: the ins and del elements',
      href: 'https://html.spec.whatwg.org/multipage/edits.html',
    },
  ],

  examples: [
    {
      name: 'More pages, a higher fee',
      given: {
        contractName: 'the freelance contract about a catalogue',
        firstName: 'Harbour Tools Ltd',
        secondName: 'Ana Reyes',
        contractDate: '2027-01-04',
        effective: '2027-03-01',
        changes: [
          { action: 'replace', clause: '3.1', before: 'The fee is 4,800 euros.', after: 'The fee is 5,200 euros.' },
          { action: 'insert', clause: '3.4', after: 'Pages beyond 44 are 110 euros each.' },
        ],
      },
      expect: {
        text: [
          'From March 1, 2027 the Contract reads as follows. There are 2 changes.',
          '3.1 Replaced\tThe fee is 4,800 euros.\tThe fee is 5,200 euros.',
          '3.4 Inserted\t(none)\tPages beyond 44 are 110 euros each.',
        ],
      },
    },
  ],
})
