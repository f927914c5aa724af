import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import { monthsLater } from '@/lib/subjects/time/calendar'
import { calendarDays } from '@/lib/subjects/zones/calendar-event'
import template from './memorandum-of-understanding.template.md'

interface Party {
  name: string
  contact?: string | undefined
  signer?: string | undefined
}

interface Duty {
  duty: string
  owner?: string | undefined
  due?: string | undefined
}

const named = <Row extends Party>(parties: readonly Row[]) => parties.filter(({ name }) => name.trim() !== '')
const stated = (duties: readonly Duty[]) => duties.filter(({ duty }) => duty.trim() !== '')

function ordered(parties: readonly Party[], byName: boolean): Party[] {
  const all = named(parties)
  return byName ? all.toSorted((one, other) => one.name.trim().localeCompare(other.name.trim(), 'en')) : all
}

const isOwned = ({ owner = '' }: Duty, parties: readonly Party[]) =>
  owner.trim().toLowerCase() === 'all' ||
  named(parties).some(({ name }) => name.trim().toLowerCase() === owner.trim().toLowerCase())

/** Reviews until the end, or four of them where there is none; at most 40. */
function reviewDays(startDate: string, every: number, endDate: string | undefined): string[] {
  const most = endDate === undefined ? 4 : 40
  return Array.from({ length: most }, (_, at) => monthsLater(startDate, every * (at + 1))).filter(
    (day): day is string => day !== undefined && (endDate === undefined || day <= endDate),
  )
}

export default defineLetter({
  template,
  form: {
    project: text('Cooperation', { placeholder: 'A repair café for Dock Street', maxLength: 200 }),
    purpose: text('Purpose', {
      placeholder: 'The parties run a repair café together, open to all, once a month.',
      maxLength: 1000,
    }),
    parties: rows('Parties', {
      row: 'party',
      columns: {
        name: text('Name', { maxLength: 150 }),
        contact: text('Contact', { optional: true, maxLength: 150 }),
        signer: text('Signs', { optional: true, maxLength: 150 }),
      },
      initial: [],
      min: 0,
      max: 6,
    }),
    duties: rows('Duties', {
      row: 'duty',
      columns: {
        duty: text('Duty', { maxLength: 300 }),
        owner: text('Party', { optional: true, maxLength: 150, placeholder: 'a name from above, or All' }),
        due: date('By', { optional: true }),
      },
      initial: [],
      min: 0,
      max: 100,
    }),
    startDate: date('Begins on', { optional: true, later: true }),

    aims: longText('Aims', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line.',
      refines: true,
      section: 'Contents',
    }),
    resources: longText('Resources', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line, with the party that brings it in.',
      refines: true,
      section: 'Contents',
    }),
    steering: toggle('A steering group', { refines: true, section: 'Contents' }),
    meets: text('Meets', {
      initial: 'every three months',
      maxLength: 100,
      refines: true,
      section: 'Contents',
      shownWhen: { field: 'steering', is: true },
    }),
    dataRules: toggle('Data and results', { initial: true, refines: true, section: 'Contents' }),
    publicity: toggle('Public statements', { initial: true, refines: true, section: 'Contents' }),
    alphabetical: toggle('Parties by name', { refines: true, section: 'Contents' }),

    signDate: date('Date of the memorandum', { optional: true, later: true, refines: true, section: 'Time and force' }),
    endDate: date('Ends on', { optional: true, refines: true, section: 'Time and force' }),
    reviewMonths: integer('Months between reviews', {
      initial: 6,
      min: 1,
      max: 60,
      refines: true,
      section: 'Time and force',
    }),
    exitWeeks: integer('Weeks of notice to leave', {
      initial: 8,
      min: 1,
      max: 104,
      refines: true,
      section: 'Time and force',
    }),
    binding: choice('Legally binding', {
      options: { no: 'No', yes: 'Yes' },
      initial: 'no',
      refines: true,
      section: 'Time and force',
    }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales',
      refines: true,
      section: 'Time and force',
      shownWhen: { field: 'binding', is: 'yes' },
    }),
  },
  unwritten: ['alphabetical'],
  derived: {
    dutyCount: {
      label: 'duties',
      from: ['duties'],
      write({ duties }) {
        const count = stated(duties).length
        if (count === 0) return undefined
        return count === 1 ? 'The parties agree on one duty.' : `The parties agree on ${count} duties.`
      },
    },
  },
  tables: {
    partyTable: {
      label: 'Parties',
      from: ['parties'],
      write: ({ parties, alphabetical }) => ({
        columns: [{ label: 'Party' }, { label: 'Contact' }],
        rows: ordered(parties, alphabetical).map(({ name, contact = '' }) => [name.trim(), contact.trim()]),
      }),
    },
    dutyTable: {
      label: 'Duties',
      from: ['duties'],
      write: ({ duties }, _, day) => ({
        columns: [
          { label: 'Duty', width: 5 },
          { label: 'Party', width: 3 },
          { label: 'By', width: 3 },
        ],
        rows: stated(duties).map(({ duty, owner = '', due }) => [
          duty.trim(),
          owner.trim() === '' ? 'not assigned' : owner.trim(),
          due === undefined ? '' : day(due),
        ]),
      }),
    },
    signatures: {
      label: 'Signatures',
      from: ['parties'],
      write: ({ parties, alphabetical }) => ({
        columns: [
          { label: 'Party', width: 3 },
          { label: 'Name', width: 3 },
          { label: 'Signature', width: 4 },
          { label: 'Date', width: 2 },
        ],
        rows: ordered(parties, alphabetical).map(({ name, signer = '' }) => [name.trim(), signer.trim(), '', '']),
      }),
    },
  },
  files: {
    ics: {
      label: 'reviews (ICS)',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make({ startDate, endDate, reviewMonths, project }) {
        if (startDate === undefined) return problem('startDate', 'must be filled in for a calendar')
        const days = reviewDays(startDate, reviewMonths, endDate)
        return calendarDays(
          days.map((day) => ({ day, title: `Review: ${project}` })),
          { made: startDate, series: 'review', product: 'Memorandum of Understanding' },
        )
      },
    },
  },

  refuses({ parties, duties, startDate, endDate }) {
    if (named(parties).length === 1) return problem('parties', 'must be two or more')
    if (startDate && endDate && endDate <= startDate)
      return problem('endDate', 'must be after the day on which it begins')
    const names = named(parties).map(({ name }) => name.trim().toLowerCase())
    if (new Set(names).size < names.length) return problem('parties', 'must not name the same party twice')
    const stranger = stated(duties).find((duty) => (duty.owner ?? '').trim() !== '' && !isOwned(duty, parties))
    return names.length > 0 && stranger
      ? problem(
          'duties',
          `must be of one of the parties, or of All: “${stranger.duty.trim()}” is of ${(stranger.owner ?? '').trim()}`,
        )
      : undefined
  },

  warns({ parties, duties, binding, resources = '' }) {
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const open = stated(duties).filter(({ owner = '' }) => owner.trim() === '')
    const unsigned = named(parties).filter(({ signer = '' }) => signer.trim() === '')
    const idle = named(parties).filter(
      ({ name }) =>
        stated(duties).length > 0 &&
        !stated(duties).some(({ owner = '' }) =>
          ['all', name.trim().toLowerCase()].includes(owner.trim().toLowerCase()),
        ),
    )
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. What parties do can bind them although the paper says otherwise.',
      },
      ...open.map(({ duty }) => fair(`“${duty.trim()}” belongs to nobody.`)),
      ...(unsigned.length > 0
        ? [fair(`Nobody is named to sign for ${unsigned.map(({ name }) => name.trim()).join(', ')}.`)]
        : []),
      ...(idle.length > 0 ? [fair(`${idle.map(({ name }) => name.trim()).join(', ')} has no duty.`)] : []),
      ...(binding === 'yes' && resources.trim() !== ''
        ? [fair('Resources are promised in a binding paper. Is a contract the better form?')]
        : []),
    ]
  },

  records: { kind: 'contract', date: 'startDate' },
  makes:
    'A memorandum of understanding for two to six parties, with a table in which every duty belongs to one of them.',
  limits: [
    'Not legal advice. Public bodies, grants and research with rights of their own need more.',
    'At most six parties and a hundred duties. A translation beside the text is not made.',
  ],
  sources: [{ title: 'RFC 5545: iCalendar, section 3.6.1', href: 'https://www.rfc-editor.org/rfc/rfc5545' }],

  examples: [
    {
      name: 'A repair café',
      given: {
        project: 'A repair café for Dock Street',
        purpose: 'The parties run a repair café together, once a month.',
        parties: [
          { name: 'Dock Street Library', contact: 'Ida Berg', signer: 'Ida Berg' },
          { name: 'Allotment Society', contact: 'Tom Weil', signer: 'Tom Weil' },
        ],
        duties: [
          { duty: 'Give a room', owner: 'Dock Street Library', due: '2027-03-01' },
          { duty: 'Find twelve repairers', owner: 'Allotment Society' },
          { duty: 'Tell the neighbours', owner: 'All' },
        ],
        startDate: '2027-03-01',
        signDate: '2027-02-15',
        alphabetical: true,
      },
      expect: {
        text: [
          'Allotment Society\tTom Weil\nDock Street Library\tIda Berg',
          'The parties agree on 3 duties.',
          'Give a room\tDock Street Library\tMarch 1, 2027',
          'It is not legally binding',
        ],
      },
    },
  ],
})
