import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { escapeHtml } from '@/lib/base/text/escape-html'
import type { Fact, Notice, Value } from '@/lib/kits/document/types'
import { choice, date, longText, money, number, percent, problem, rows, text } from '@/lib/kits/generator'
import { hiringWords } from '@/lib/subjects/workforce/hiring-words'

const bases = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
} as const
const periods = { YEAR: 'a year', MONTH: 'a month', WEEK: 'a week', HOUR: 'an hour' } as const
const mostEssentials = 8

interface Job {
  employer: string
  title: string
  about: string
  duties: readonly { duty: string; share?: number | undefined }[]
  essentials: string
  desirables?: string | undefined
  company?: string | undefined
  benefits?: string | undefined
  apply?: string | undefined
  place?: string | undefined
  country?: string | undefined
  works: 'site' | 'hybrid' | 'home'
  basis: keyof typeof bases
  payFrom?: number | undefined
  payTo?: number | undefined
  payPer: keyof typeof periods
  posted?: string | undefined
  closes?: string | undefined
}

const linesIn = (typed = '') =>
  typed
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')

const dutiesIn = (duties: Job['duties']) =>
  duties.filter(({ duty, share }) => duty.trim() !== '' || (share !== undefined && share > 0))
/** Shares in thousandths of a percent, so that a third three times is not lost to binary noise. */
const shareSum = (duties: Job['duties']) =>
  dutiesIn(duties).reduce((sum, { share = 0 }) => sum + Math.round(share * 100_000), 0)
const isShared = (duties: Job['duties']) => dutiesIn(duties).some(({ share }) => share !== undefined)

/** Paragraphs and lists, which are what search engines read of a description. */
function descriptionHtml({ works, company, about, duties, essentials, desirables, benefits, apply }: Job): string {
  const paragraphs = (typed = '') => linesIn(typed).map((line) => `<p>${escapeHtml(line)}</p>`)
  const list = (heading: string, items: readonly string[]) =>
    items.length === 0
      ? []
      : [`<p>${heading}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`]
  return [
    // Search engines want it said in words.
    ...(works === 'home' ? ['<p>The work is done from home, all of it.</p>'] : []),
    ...paragraphs(company),
    ...paragraphs(about),
    ...list(
      'Duties',
      dutiesIn(duties).map(({ duty }) => duty.trim()),
    ),
    ...list('Essential', linesIn(essentials)),
    ...list('Desirable', linesIn(desirables)),
    ...list('What we offer', linesIn(benefits)),
    ...paragraphs(apply),
  ].join('')
}

export default defineSectionedDocument({
  document: 'Job description',
  title: 'title',
  form: {
    title: text('Job title', { initial: 'Workshop planner', maxLength: 150 }),
    employer: text('Employer', { initial: 'Harbour Tools Ltd', maxLength: 200 }),
    about: longText('The job in short', {
      initial:
        'You plan which machine does what on which day, so that orders leave the workshop when they were promised. Twelve people work from your plan.',
      lines: 3,
      maxLength: 10_000,
      help: 'What changes for the better when the job is done well?',
    }),
    duties: rows('Duties', {
      row: 'duty',
      columns: {
        duty: text('Duty', { maxLength: 500 }),
        share: percent('Share of time', { optional: true, max: 1 }),
      },
      initial: [
        { duty: 'Draw up the weekly plan with the oldest orders first', share: 0.4 },
        { duty: 'Agree on dates with sales and suppliers', share: 0.3 },
        { duty: 'Walk the floor each day and adjust the plan', share: 0.2 },
        { duty: 'Report what was late and why', share: 0.1 },
      ],
      min: 0,
      max: 40,
      help: 'Begin with a verb. Shares may be left out; if you give them they must make 100%.',
    }),
    essentials: longText('Must have', {
      initial:
        'Two years of planning work in a workshop or warehouse\nSpreadsheets without help\nClear English in speech and writing',
      lines: 4,
      maxLength: 10_000,
      help: 'One a line, and only what nobody could learn in the first months.',
    }),

    desirables: longText('Nice to have', {
      section: 'The job',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),
    works: choice('Works', {
      section: 'The job',
      options: { site: 'On site', hybrid: 'On site and at home', home: 'At home' },
      initial: 'site',
      refines: true,
    }),
    place: text('Place', { section: 'The job', optional: true, maxLength: 200, refines: true }),
    country: text('Country', {
      section: 'The job',
      optional: true,
      maxLength: 2,
      placeholder: 'GB',
      pattern: { source: '^[A-Za-z]{2}$', says: 'be a country code of two letters, such as GB' },
      refines: true,
    }),
    basis: choice('Employment', {
      section: 'The job',
      options: bases,
      initial: 'FULL_TIME',
      as: 'menu',
      refines: true,
    }),
    hours: number('Hours a week', { section: 'The job', optional: true, above: 0, max: 168, refines: true }),
    manager: text('Reports to', { section: 'The job', optional: true, maxLength: 150, refines: true }),
    team: text('Team', { section: 'The job', optional: true, maxLength: 200, refines: true }),

    payFrom: money('Pay from', { section: 'Pay and benefits', optional: true, above: 0, max: 1e10, refines: true }),
    payTo: money('Pay up to', { section: 'Pay and benefits', optional: true, above: 0, max: 1e10, refines: true }),
    payPer: choice('Pay is for', {
      section: 'Pay and benefits',
      options: { YEAR: 'Year', MONTH: 'Month', WEEK: 'Week', HOUR: 'Hour' },
      initial: 'YEAR',
      refines: true,
    }),
    benefits: longText('What you offer', {
      section: 'Pay and benefits',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),

    company: longText('About the employer', {
      section: 'The notice',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      refines: true,
    }),
    apply: longText('How to apply', {
      section: 'The notice',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'What to send, to whom, and when they will hear from you.',
      refines: true,
    }),
    posted: date('Published on', { section: 'The notice', optional: true, refines: true }),
    closes: date('Apply by', { section: 'The notice', optional: true, min: { field: 'posted' }, refines: true }),
  },
  facts: ['employer', 'place', 'works', 'basis', 'hours', 'manager', 'team'],
  figures({ payFrom, payTo, payPer, closes }, { minorDigits, currency, show }) {
    const written = (amount: number) => {
      const minor = toMinor(amount, minorDigits) ?? 0
      const whole = fromMinor(minor, minorDigits)
      return Number.isInteger(whole) ? show.money(whole, 0, currency) : show.money(whole, minorDigits, currency)
    }
    const per = periods[payPer]
    const pay: Value | undefined =
      payFrom !== undefined && payTo !== undefined && payTo !== payFrom
        ? `${written(payFrom)} to ${written(payTo)} ${per}`
        : payFrom !== undefined
          ? `${payTo === undefined ? 'from ' : ''}${written(payFrom)} ${per}`
          : payTo !== undefined
            ? `up to ${written(payTo)} ${per}`
            : undefined
    return [
      ...(pay === undefined ? [] : [{ label: 'Pay', value: pay }]),
      ...(closes === undefined ? [] : [{ label: 'Apply by', value: { kind: 'date', value: closes } satisfies Value }]),
    ] satisfies Fact[]
  },
  sections: [
    { heading: 'About us', parts: [{ text: 'company' }] },
    { heading: 'The job', parts: [{ text: 'about' }] },
    {
      heading: 'Duties',
      parts: [
        {
          write({ duties }) {
            const listed = dutiesIn(duties)
            if (listed.length === 0) return []
            if (!isShared(duties)) return [{ kind: 'list', items: listed.map(({ duty }) => ({ text: duty.trim() })) }]
            return [
              {
                kind: 'table',
                label: 'Duties',
                columns: [
                  { label: 'Duty', width: 8 },
                  { label: 'Share of time', width: 3, align: 'end' },
                ],
                rows: listed.map(({ duty, share = 0 }): Value[] => [duty.trim(), { kind: 'percent', value: share }]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Essential', parts: [{ list: 'essentials' }] },
    { heading: 'Desirable', parts: [{ list: 'desirables' }] },
    { heading: 'What we offer', parts: [{ list: 'benefits' }] },
    { heading: 'How to apply', parts: [{ text: 'apply' }] },
  ],
  refuses({ duties, payFrom, payTo }, { show }) {
    const sum = shareSum(duties)
    if (isShared(duties) && sum !== 100_000) {
      const off = show.percent(Math.abs(100_000 - sum) / 100_000)
      return problem('duties', `must have shares that make 100%; they are ${off} ${sum < 100_000 ? 'short' : 'over'}`)
    }
    return payFrom !== undefined && payTo !== undefined && payTo < payFrom
      ? problem('payTo', 'must not be below the pay that it begins with')
      : undefined
  },
  warns(values): readonly Notice[] {
    const job: Job = values
    const said = [
      job.title,
      job.about,
      job.company,
      job.essentials,
      job.desirables,
      job.benefits,
      job.apply,
      ...job.duties.map(({ duty }) => duty),
    ]
    const count = linesIn(job.essentials).length
    return [
      ...hiringWords(said.filter(Boolean).join('\n')).map(({ word, instead }): Notice => ({
        is: 'fair',
        says: `“${word}” puts some readers off. Say “${instead}”, or leave it out.`,
      })),
      ...(count > mostEssentials
        ? [
            {
              is: 'fair' as const,
              says: `There are ${count} things that applicants must have. Could some of them be learnt?`,
            },
          ]
        : []),
      ...(job.payFrom === undefined && job.payTo === undefined
        ? [{ is: 'plain' as const, says: 'No pay is named.' }]
        : []),
    ]
  },
  files: {
    jsonld: {
      label: 'JobPosting (JSON-LD)',
      type: 'application/ld+json',
      extension: 'jsonld',
      make(values, { currency }) {
        const job = values as unknown as Job
        const { employer, title, place = '', country = '', works, basis, payFrom, payTo, payPer, posted, closes } = job
        if (posted === undefined) return problem('posted', 'must be filled in: a posting without its day is not read')
        if (works === 'home' ? country === '' : place.trim() === '')
          return works === 'home'
            ? problem('country', 'must be filled in: work at home is posted for a country')
            : problem('place', 'must be filled in: a posting without a place is not read')
        const posting = {
          '@context': 'https://schema.org/',
          '@type': 'JobPosting',
          title,
          description: descriptionHtml(job),
          datePosted: posted,
          ...(closes === undefined ? {} : { validThrough: closes }),
          employmentType: basis,
          hiringOrganization: { '@type': 'Organization', name: employer },
          ...(works === 'home'
            ? {
                jobLocationType: 'TELECOMMUTE',
                applicantLocationRequirements: { '@type': 'Country', name: country.toUpperCase() },
              }
            : {
                jobLocation: {
                  '@type': 'Place',
                  address: {
                    '@type': 'PostalAddress',
                    addressLocality: place.trim(),
                    ...(country === '' ? {} : { addressCountry: country.toUpperCase() }),
                  },
                },
              }),
          ...(payFrom === undefined && payTo === undefined
            ? {}
            : {
                baseSalary: {
                  '@type': 'MonetaryAmount',
                  currency,
                  value: {
                    '@type': 'QuantitativeValue',
                    ...(payFrom === undefined ? {} : { minValue: payFrom }),
                    ...(payTo === undefined ? {} : { maxValue: payTo }),
                    unitText: payPer,
                  },
                },
              }),
        }
        return `${JSON.stringify(posting, undefined, 2)}\n`
      },
    },
  },
  records: { kind: 'other', business: { name: 'employer' }, date: 'posted' },
  makes:
    'A job description whose shares of time make 100%, with remarks on words that put readers off, and a JobPosting of schema.org for a web page.',
  limits: [
    'Words are found by a short English list; they are remarks, and your text stays as it is.',
    'The posting has what search engines require. Whether one of them shows it is theirs to decide.',
    'What a notice must say by law, such as the pay, differs by country and is not compared.',
  ],
  sources: [
    { title: 'schema.org: JobPosting', href: 'https://schema.org/JobPosting' },
    {
      title: 'Google Search Central: Job posting structured data',
      href: 'https://developers.google.com/search/docs/data-types/job-posting',
    },
  ],
  examples: [
    {
      name: 'A planner for a workshop',
      given: {},
      expect: {
        text: [
          'Employer: Harbour Tools Ltd',
          'Agree on dates with sales and suppliers\t30%',
          'Essential\n\n- Two years',
        ],
      },
    },
    {
      name: 'A baker with a pay range',
      given: {
        title: 'Baker, nights',
        employer: 'Rye & Co',
        place: 'Harbourton',
        country: 'GB',
        payFrom: 29_000,
        payTo: 33_500,
        posted: '2026-12-01',
        closes: '2027-01-15',
        duties: [{ duty: 'Bake rye and wheat for two shops' }, { duty: 'Keep the sourdough' }],
      },
      expect: { text: ['Pay: $29,000 to $33,500 a year', 'Apply by: Jan 15, 2027', '- Keep the sourdough'] },
    },
  ],
})
