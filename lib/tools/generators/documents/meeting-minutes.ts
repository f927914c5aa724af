import { csvText } from '@/lib/base/format/csv-cell'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { date, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import type { Block, Notice } from '@/lib/kits/document/types'
import { textBlocks } from '@/lib/kits/generator/typed-text'
import { outcomeOf, type Outcome } from '@/lib/subjects/meetings/votes'
import { calendarTasks } from '@/lib/subjects/zones/calendar-event'

const outcomes: Readonly<Record<Outcome, string>> = {
  carried: 'Carried',
  lost: 'Not carried',
  tied: 'Tied, not carried',
  none: 'No votes',
}

interface Action {
  task: string
  owner?: string | undefined
  due?: string | undefined
}

const namesIn = (people = '') => people.split('\n').filter((line) => line.trim() !== '')
const named = (actions: readonly Action[]) => actions.filter(({ task }) => task.trim() !== '')
const timePattern = { source: '^\\s*(?:[01]?\\d|2[0-3])[:.][0-5]\\d\\s*$', says: 'be a time such as 09:30' }

export default defineSectionedDocument({
  document: 'Minutes',
  title: 'title',
  form: {
    title: text('Meeting', { initial: 'Opening of the second shop', maxLength: 200 }),
    date: date('Date', { initial: '2026-11-30' }),
    people: longText('Present', {
      initial: 'Nadia Berg, chair\nJonas Weil\nPriya Nair',
      lines: 4,
      maxLength: 10_000,
      help: 'One a line.',
    }),
    items: rows('Items', {
      row: 'item',
      columns: {
        topic: text('Topic', { maxLength: 300 }),
        decision: text('Decision', { optional: true, maxLength: 1000 }),
        notes: longText('What was said', { optional: true, maxLength: 20_000, lines: 2 }),
      },
      initial: [
        {
          topic: 'Lease of Mill Street',
          decision: 'The lease is signed for five years from 1 February.',
          notes: 'Jonas presented the changed clause on subletting. The deposit is two months’ rent.',
        },
        {
          topic: 'Opening hours',
          notes:
            'Two plans were compared:\n- seven to seven with two shifts\n- six to four with one\nBoth are tried for two weeks in January.',
        },
      ],
      ownLine: 'notes',
      min: 0,
      max: 60,
      help: 'Record what was decided and why. Who said what is seldom needed.',
    }),
    actions: rows('Actions', {
      row: 'action',
      columns: {
        task: text('Action', { maxLength: 300 }),
        owner: text('Owner', { optional: true, maxLength: 100 }),
        due: date('By', { optional: true }),
      },
      initial: [
        { task: 'Return the signed lease', owner: 'Jonas', due: '2026-12-04' },
        { task: 'Draw up both shift plans', owner: 'Priya', due: '2026-12-18' },
      ],
      min: 0,
      max: 200,
    }),

    starts: text('Began at', {
      section: 'The meeting',
      optional: true,
      maxLength: 8,
      pattern: timePattern,
      refines: true,
    }),
    ends: text('Ended at', {
      section: 'The meeting',
      optional: true,
      maxLength: 8,
      pattern: timePattern,
      refines: true,
    }),
    place: text('Place', { section: 'The meeting', optional: true, maxLength: 500, refines: true }),
    chair: text('Chair', { section: 'The meeting', optional: true, maxLength: 100, refines: true }),
    writer: text('Minutes by', { section: 'The meeting', optional: true, maxLength: 100, refines: true }),
    absent: longText('Apologies', {
      section: 'The meeting',
      optional: true,
      lines: 2,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),
    quorum: integer('Needed for a quorum', {
      section: 'The meeting',
      optional: true,
      min: 1,
      max: 10_000,
      help: 'Compared with the lines under Present.',
      refines: true,
    }),
    earlier: text('Minutes of the last meeting', {
      section: 'The meeting',
      optional: true,
      maxLength: 500,
      placeholder: 'Approved without changes',
      refines: true,
    }),
    votes: rows('Votes', {
      section: 'The meeting',
      row: 'vote',
      columns: {
        motion: text('Motion', { maxLength: 500 }),
        for: integer('For', { initial: 0, min: 0, max: 1_000_000 }),
        against: integer('Against', { initial: 0, min: 0, max: 1_000_000 }),
        abstained: integer('Abstained', { initial: 0, min: 0, max: 1_000_000 }),
      },
      initial: [],
      min: 0,
      max: 60,
      help: 'Carried by more votes for than against.',
      refines: true,
    }),
    next: text('Next meeting', { section: 'The meeting', optional: true, maxLength: 300, refines: true }),
    signed: toggle('Lines to sign on', { section: 'Sheet', refines: true }),
  },
  facts: ['date', 'starts', 'ends', 'place', 'chair', 'writer'],
  sections: [
    {
      heading: 'Present',
      parts: [
        { list: 'people' },
        {
          write({ people, quorum }) {
            if (quorum === undefined) return []
            const present = namesIn(people).length
            return [
              {
                kind: 'paragraph',
                text: `${present} present, ${quorum} needed: ${present >= quorum ? 'the meeting has a quorum.' : 'the meeting has no quorum.'}`,
              },
            ]
          },
        },
      ],
    },
    { heading: 'Apologies', parts: [{ list: 'absent' }] },
    { heading: 'Last meeting', parts: [{ text: 'earlier' }] },
    {
      heading: 'Items',
      parts: [
        {
          write({ items }) {
            return items.flatMap(({ topic, decision = '', notes = '' }, at): Block[] => {
              const said = textBlocks('items', notes)
              if (`${topic}${decision}`.trim() === '' && said.length === 0) return []
              const title = topic.trim() === '' ? 'Item' : topic.trim()
              return [
                { kind: 'heading', level: 3, text: `${at + 1}. ${title}` },
                ...said,
                ...(decision.trim() === ''
                  ? []
                  : [{ kind: 'paragraph' as const, text: [{ text: 'Decision: ', bold: true }, decision.trim()] }]),
                ...(said.length === 0 && decision.trim() === ''
                  ? [{ kind: 'paragraph' as const, text: 'Nothing recorded.', quiet: true }]
                  : []),
              ]
            })
          },
        },
      ],
    },
    {
      heading: 'Votes',
      parts: [
        {
          write({ votes }) {
            const cast = votes.filter(({ motion }) => motion.trim() !== '')
            if (cast.length === 0) return []
            const count = (value: number) => ({ kind: 'number' as const, value })
            return [
              {
                kind: 'table',
                label: 'Votes',
                columns: [
                  { label: 'Motion', width: 6 },
                  { label: 'For', width: 2 },
                  { label: 'Against', width: 2 },
                  { label: 'Abstained', width: 3 },
                  { label: 'Result', width: 3 },
                ],
                rows: cast.map((vote) => [
                  vote.motion.trim(),
                  count(vote.for),
                  count(vote.against),
                  count(vote.abstained),
                  outcomes[outcomeOf(vote)],
                ]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Actions', parts: [{ table: 'actions', widths: { task: 6, owner: 3, due: 3 } }] },
    { heading: 'Next meeting', parts: [{ text: 'next' }] },
    {
      heading: 'Approval',
      parts: [
        {
          write: ({ signed, chair = '', writer = '' }) =>
            signed
              ? [
                  {
                    kind: 'signature',
                    signers: [
                      { role: 'Chair', ...(chair.trim() === '' ? {} : { name: chair.trim() }) },
                      { role: 'Minutes', ...(writer.trim() === '' ? {} : { name: writer.trim() }) },
                    ],
                  },
                ]
              : [],
        },
      ],
    },
  ],
  refuses({ votes, people }) {
    const present = namesIn(people).length
    const over = votes.findIndex((vote) => vote.for + vote.against + vote.abstained > present)
    return present > 0 && over >= 0 && votes[over]?.motion.trim() !== ''
      ? problem('votes', `must not have more votes than people present: ${present}, see vote ${over + 1}`)
      : undefined
  },
  warns({ actions, quorum, people, votes }): readonly Notice[] {
    const open = named(actions).filter(({ owner = '', due }) => owner.trim() === '' || due === undefined)
    const hasVotes = votes.some(({ motion }) => motion.trim() !== '')
    return [
      ...open.map(({ task, owner = '', due }): Notice => ({
        is: 'fair',
        says: `“${task.trim()}” has no ${[...(owner.trim() === '' ? ['owner'] : []), ...(due === undefined ? ['day'] : [])].join(' and no ')}.`,
      })),
      ...(quorum !== undefined && namesIn(people).length < quorum && hasVotes
        ? [{ is: 'bad' as const, says: 'Votes are recorded of a meeting without a quorum.' }]
        : []),
    ]
  },
  files: {
    csv: {
      label: 'CSV of the actions',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: ({ actions }) =>
        csvText([
          ['Action', 'Owner', 'By'],
          ...named(actions as unknown as readonly Action[]).map(({ task, owner = '', due = '' }) => [task, owner, due]),
        ]),
    },
    ics: {
      label: 'tasks (ICS)',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make: ({ actions, date: day }) =>
        calendarTasks(
          named(actions as unknown as readonly Action[]).map(({ task, owner = '', due }) => ({
            title: task.trim(),
            owner: owner.trim(),
            due,
          })),
          { made: String(day), series: 'minutes', product: 'Meeting Minutes' },
        ),
    },
  },
  records: { kind: 'other', date: 'date' },
  makes:
    'A record of a meeting with decisions, counted votes and an action list, whose actions also become tasks for calendars after RFC 5545.',
  limits: [
    'A motion is carried by more votes for than against. Other majorities of your rules are for you to judge.',
    'A quorum is compared with the number of people present, not with shares or proxies.',
    'Whether minutes must be signed or kept, and for how long, is a question of your law and your rules.',
  ],
  sources: [
    {
      title: 'RFC 5545: Internet Calendaring and Scheduling Core Object Specification, section 3.6.2',
      href: 'https://www.rfc-editor.org/rfc/rfc5545',
    },
    {
      title: 'California State Association of Parliamentarians: Counting Votes; Voting Results',
      href: 'http://www.roberts-rules.com/parl17.htm',
    },
  ],
  examples: [
    {
      name: 'A lease is decided on',
      given: {},
      expect: {
        text: [
          'Decision: The lease is signed for five years from 1 February.',
          'Draw up both shift plans\tPriya\tDec 18, 2026',
        ],
      },
    },
    {
      name: 'A board that votes',
      given: {
        title: 'Board of the allotment society',
        people: 'Ida\nTom\nRae\nLiv\nSam',
        quorum: 4,
        votes: [{ motion: 'Raise the fee to 60', for: 3, against: 1, abstained: 1 }],
      },
      expect: { text: ['5 present, 4 needed: the meeting has a quorum.', 'Raise the fee to 60\t3\t1\t1\tCarried'] },
    },
  ],
})
