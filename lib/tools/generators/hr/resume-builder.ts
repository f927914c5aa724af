import { bulletFaults, coverage, gapsBetween, hasFigure, jsonResume, overlapsOf } from '@/lib/engines/resume'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import type { Block } from '@/lib/kits/document/types'
import { choice, longText, month, problem, rows, text } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'
import { itemsOf, textBlocks } from '@/lib/kits/generator/typed-text'
import type { BulletFault } from '@/lib/subjects/hiring/bullets'
import type { Resume } from '@/lib/subjects/hiring/json-resume'

type Places = Resume['work']
type Show = { month(iso: string): string }

const saysSomething = ({ title, at = '', lines = '' }: Places[number]) => `${title}${at}${lines}`.trim() !== ''
const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(between)

function timeOf({ start, end }: Places[number], show: Show): string {
  if (!start) return end ? show.month(end) : ''
  return `${show.month(start)} – ${end ? show.month(end) : 'present'}`
}

function placeBlocks(field: string, places: Places, show: Show): Block[] {
  return places.filter(saysSomething).flatMap((place): Block[] => {
    const { title, at, location, lines = '' } = place
    const head = joined([title, at], ', ')
    const below = joined([location, timeOf(place, show)], ' · ')
    const items = itemsOf(field, lines)
    return [
      { kind: 'heading', level: 3, text: head === '' ? 'Position' : head },
      ...(below === '' ? [] : [{ kind: 'paragraph' as const, text: below, quiet: true }]),
      ...(items.length > 0 ? [{ kind: 'list' as const, items: items.map((item) => ({ text: item })) }] : []),
      ...(below === '' && items.length === 0
        ? [{ kind: 'paragraph' as const, text: 'No details yet.', quiet: true }]
        : []),
    ]
  })
}

type Lists = Pick<Resume, 'skills' | 'languages' | 'certificates'>

function listsOf({ skills, languages, certificates }: Lists, show: Show): { heading: string; items: string[] }[] {
  const named = ({ name, details }: { name: string; details?: string | undefined }) => joined([name, details], ': ')
  return [
    { heading: 'Skills', items: skills.map(named) },
    { heading: 'Languages', items: languages.map(named) },
    {
      heading: 'Certificates',
      items: certificates.map(({ name, details, date }) => joined([name, details, date && show.month(date)], ', ')),
    },
  ]
    .map(({ heading, items }) => ({ heading, items: items.filter((item) => item !== '') }))
    .filter(({ items }) => items.length > 0)
}

/** One under the other, as programs read them, or beside each other where people do. */
function listBlocks(values: Lists & { layout: string }, show: Show): Block[] {
  const lists = listsOf(values, show).map(({ heading, items }): Block[] => [
    { kind: 'heading', level: 3, text: heading },
    { kind: 'list', items: items.map((item) => ({ text: item })) },
  ])
  if (values.layout === 'one' || lists.length < 2) return lists.flat()
  return [{ kind: 'columns', columns: lists }]
}

const says: Readonly<Record<BulletFault, string>> = {
  pronoun: 'begins with I, we or my. Begin with the verb',
  duty: 'names a duty. Say what you did and what came of it',
  ending: 'begins with a form in -ing. Begin with the deed: “planned”, not “planning”',
  long: 'has more than 30 words',
  short: 'has fewer than four words',
}

const linesOf = (places: Places) =>
  places
    .flatMap(({ lines = '' }) => lines.split('\n'))
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '')

function bulletNotices(lines: readonly string[]): Notice[] {
  const found = lines.flatMap((line) => bulletFaults(line).map((fault) => ({ line, fault })))
  const without = lines.filter((line) => !hasFigure(line)).length
  return [
    ...found
      .slice(0, 6)
      .map(({ line, fault }): Notice => ({ is: 'fair', says: `“${line.slice(0, 60)}” ${says[fault]}.` })),
    ...(found.length > 6 ? [{ is: 'fair' as const, says: `${found.length - 6} more remarks of this kind.` }] : []),
    ...(lines.length > 2 && without > lines.length / 2
      ? [{ is: 'fair' as const, says: `${without} of ${lines.length} lines have no figure.` }]
      : []),
  ]
}

export default defineSectionedDocument({
  document: 'Curriculum vitae',
  title: 'name',
  form: {
    name: text('Name', { initial: 'Maya Lind', maxLength: 150, as: 'name' }),
    label: text('What you are', { initial: 'Production planner', maxLength: 150 }),
    contact: longText('Contact', {
      initial: 'Leeds\n0113 496 0000\nmaya.lind@mail.example',
      lines: 3,
      maxLength: 1000,
      help: 'One a line: town, phone, e-mail, website.',
    }),
    work: rows('Experience', {
      row: 'position',
      columns: {
        title: text('Position', { maxLength: 150 }),
        at: text('Firm', { optional: true, maxLength: 150 }),
        location: text('Place', { optional: true, maxLength: 100 }),
        start: month('From', { optional: true }),
        end: month('To', { optional: true }),
        lines: longText('What you did', { optional: true, maxLength: 10_000, lines: 3 }),
      },
      initial: [
        {
          title: 'Production planner',
          at: 'Quay Pumps',
          location: 'Leeds',
          start: '2022-03',
          lines:
            'Cut the waiting time for bearings from nine days to four\nMoved the order points of 140 parts, which freed 12% of the stock\nTrained three colleagues in the planning system',
        },
        {
          title: 'Dispatcher',
          at: 'Northern Freight',
          location: 'Hull',
          start: '2019-07',
          end: '2022-02',
          lines: 'Planned 45 journeys a day for 30 drivers\nBrought late deliveries down from 8% to 3% in a year',
        },
      ],
      ownLine: 'lines',
      min: 0,
      max: 60,
      help: 'The latest first. One deed a line; no end means that it goes on.',
    }),
    education: rows('Education', {
      row: 'school',
      columns: {
        title: text('Subject or degree', { maxLength: 200 }),
        at: text('School', { optional: true, maxLength: 150 }),
        location: text('Place', { optional: true, maxLength: 100 }),
        start: month('From', { optional: true }),
        end: month('To', { optional: true }),
        lines: longText('Details', { optional: true, maxLength: 5000, lines: 2 }),
      },
      initial: [{ title: 'Diploma in logistics', at: 'Leeds College', start: '2017-09', end: '2019-06' }],
      ownLine: 'lines',
      min: 0,
      max: 40,
    }),

    ad: longText('A job advertisement', {
      section: 'Compare and arrange',
      optional: true,
      lines: 4,
      maxLength: 30_000,
      help: 'Paste it: the page says what of it your CV mentions.',
      refines: true,
    }),
    order: choice('First comes', {
      section: 'Compare and arrange',
      options: { work: 'Experience', education: 'Education', skills: 'Skills' },
      initial: 'work',
      refines: true,
    }),
    layout: choice('Skills and languages', {
      section: 'Compare and arrange',
      options: { one: 'Under each other', two: 'Beside each other' },
      initial: 'one',
      help: 'Programs that read CVs cope best with the first.',
      refines: true,
    }),

    summary: longText('Profile', {
      section: 'More of you',
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'Two or three sentences that say what you do best, for whom.',
      refines: true,
    }),
    skills: rows('Skills', {
      section: 'More of you',
      row: 'skill',
      columns: {
        name: text('Field', { maxLength: 100 }),
        details: text('Skills', { optional: true, maxLength: 500 }),
      },
      initial: [{ name: 'Planning', details: 'MRP, Excel, SQL' }],
      min: 0,
      max: 40,
      refines: true,
    }),
    languages: rows('Languages', {
      section: 'More of you',
      row: 'language',
      columns: { name: text('Language', { maxLength: 60 }), details: text('Level', { optional: true, maxLength: 60 }) },
      initial: [{ name: 'Swedish', details: 'native' }],
      min: 0,
      max: 30,
      refines: true,
    }),
    certificates: rows('Certificates', {
      section: 'More of you',
      row: 'certificate',
      columns: {
        name: text('Certificate', { maxLength: 150 }),
        details: text('From', { optional: true, maxLength: 150 }),
        date: month('Month', { optional: true }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    other: longText('Other', {
      section: 'More of you',
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'Voluntary work, publications, a driving licence.',
      refines: true,
    }),
  },
  sections: [
    {
      heading: '',
      parts: [
        {
          write: ({ label, contact }) => [
            ...(label.trim() === ''
              ? []
              : [{ kind: 'paragraph' as const, text: [{ text: label.trim(), bold: true }] }]),
            ...(contact.trim() === ''
              ? []
              : [
                  {
                    kind: 'paragraph' as const,
                    text: contact
                      .split('\n')
                      .map((line) => line.trim())
                      .filter((line) => line !== '')
                      .join(' · '),
                  },
                ]),
          ],
        },
      ],
    },
    { heading: 'Profile', parts: [{ text: 'summary' }] },
    {
      heading: 'Education',
      parts: [
        {
          write: ({ order, education }, { show }) =>
            order === 'education' ? placeBlocks('education', education, show) : [],
        },
      ],
    },
    {
      heading: 'Skills and languages',
      parts: [{ write: (values, { show }) => (values.order === 'skills' ? listBlocks(values, show) : []) }],
    },
    { heading: 'Experience', parts: [{ write: ({ work }, { show }) => placeBlocks('work', work, show) }] },
    {
      heading: 'Education',
      parts: [
        {
          write: ({ order, education }, { show }) =>
            order === 'education' ? [] : placeBlocks('education', education, show),
        },
      ],
    },
    {
      heading: 'Skills and languages',
      parts: [{ write: (values, { show }) => (values.order === 'skills' ? [] : listBlocks(values, show)) }],
    },
    { heading: 'Other', parts: [{ write: ({ other = '' }) => textBlocks('other', other) }] },
  ],
  refuses({ work, education }) {
    for (const [field, places] of [
      ['work', work],
      ['education', education],
    ] as const) {
      const wrong = places.findIndex(({ start, end }) => start !== undefined && end !== undefined && end < start)
      if (wrong >= 0) return problem(field, `must not end before it begins, as line ${wrong + 1} does`)
    }
    return undefined
  },
  warns(values, { show }): readonly Notice[] {
    const { work, education, skills, summary = '', ad = '' } = values
    const lines = linesOf(work)
    const own = [
      summary,
      ...lines,
      ...[...work, ...education].map(({ title }) => title),
      ...skills.map(({ name, details }) => joined([name, details], ' ')),
    ].join('\n')
    const { covered, missing } = coverage(ad, own)
    return [
      ...bulletNotices(lines),
      ...gapsBetween([...work, ...education]).map(({ from, to }): Notice => ({
        is: 'plain',
        says: `Nothing between ${show.month(from)} and ${show.month(to)}. A reader may ask.`,
      })),
      ...overlapsOf(work).map(([one, other]): Notice => ({
        is: 'plain',
        says: `“${work[one]?.title}” and “${work[other]?.title}” overlap. Is that meant?`,
      })),
      ...(covered.length > 0 ? [{ is: 'good' as const, says: `Of the advertisement: ${covered.join(', ')}.` }] : []),
      ...(missing.length > 0
        ? [{ is: 'plain' as const, says: `In the advertisement and not in your CV: ${missing.join(', ')}.` }]
        : []),
    ]
  },
  files: {
    resume: {
      label: 'JSON Resume',
      type: 'application/json',
      extension: 'resume.json',
      make(values) {
        const resume = values as unknown as Resume & { contact: string; label: string }
        const contact = resume.contact.split('\n').map((line) => line.trim())
        const email = contact.find((line) => /^\S+@\S+\.\S+$/.test(line))
        const url = contact.find((line) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(line))
        const phone = contact.find((line) => /^[+\d][\d ()./-]{5,}$/.test(line))
        const city = contact.find((line) => line !== '' && line !== email && line !== url && line !== phone)
        return jsonResume({ ...resume, email, url, phone, city })
      },
    },
  },
  makes:
    'A CV whose text stands in reading order, as a PDF or Word file and as JSON Resume, with remarks on its lines.',
  limits: [
    'One column, with skills and languages beside each other if you wish. There is no place for a photograph.',
    'Remarks on lines are for English. They look at the first word, the length and figures, and understand nothing.',
    'The comparison with an advertisement looks for words in another form, not for meaning, and gives no score.',
    'JSON Resume is written, not read. The other JSON file brings your entries back.',
  ],
  sources: [
    { title: 'JSON Resume schema', href: 'https://docs.jsonresume.org/schema' },
    {
      title: 'RAKE, as described by slowraker',
      href: 'https://crew102.github.io/slowraker/articles/getting-started.html',
    },
  ],
  examples: [
    {
      name: 'A planner',
      given: {},
      expect: {
        text: [
          'Leeds · 0113 496 0000 · maya.lind@mail.example',
          'Production planner, Quay Pumps\n\nLeeds · Mar 2022 – present',
          '- Planned 45 journeys a day for 30 drivers',
          'Skills\n\n- Planning: MRP, Excel, SQL',
        ],
      },
    },
    {
      name: 'A graduate, education first',
      given: {
        name: 'Jonas Weil',
        label: 'Mechanical engineer',
        order: 'education',
        layout: 'two',
        work: [
          {
            title: 'Working student',
            at: 'Fernhill Works',
            start: '2026-04',
            end: '2026-09',
            lines: 'Measured 300 bearings',
          },
        ],
        education: [{ title: 'BEng Mechanical engineering', at: 'City University', start: '2023-10', end: '2026-09' }],
        languages: [{ name: 'German', details: 'native' }],
      },
      expect: {
        text: ['Education\n\nBEng Mechanical engineering, City University\n\nOct 2023 – Sep 2026\n\nExperience'],
      },
    },
  ],
})
