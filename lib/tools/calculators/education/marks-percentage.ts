import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  problem,
  rows,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { letterFor, settledShare } from '@/lib/subjects/education/letter-bands'
import type { Show } from '@/lib/base/format/show'

export default defineCalculator({
  inputs: {
    subjects: rows('Subjects', {
      row: 'subject',
      columns: {
        subject: text('Subject', { maxLength: 60 }),
        marks: number('Marks', { optional: true, min: 0, max: 100_000 }),
        of: number('Out of', { above: 0, max: 100_000 }),
        practical: number('Practical', { optional: true, min: 0, max: 100_000 }),
        practicalOf: number('Practical out of', { optional: true, min: 0, max: 100_000 }),
        must: choice('Compulsory', { options: { no: 'No', yes: 'Yes' }, initial: 'no', as: 'menu' }),
      },
      initial: [
        { subject: 'English', marks: 78, of: 100, must: 'yes' },
        { subject: 'Mathematics', marks: 64, of: 80, practical: 18, practicalOf: 20, must: 'no' },
        { subject: 'Physics', marks: 49, of: 70, practical: 27, practicalOf: 30, must: 'no' },
        { subject: 'Chemistry', marks: 31, of: 70, practical: 25, practicalOf: 30, must: 'no' },
        { subject: 'Computing', marks: 58, of: 70, practical: 29, practicalOf: 30, must: 'no' },
        { subject: 'Economics', marks: 66, of: 80, practical: 17, practicalOf: 20, must: 'no' },
      ],
      max: 40,
      help: 'Empty marks are an absence and count as zero.',
    }),
    best: integer('Best of how many subjects', {
      optional: true,
      min: 1,
      max: 40,
      help: 'Compulsory subjects are always among them. Left empty, all count.',
    }),
    passEach: percent('To pass each subject', { initial: 0.33, slider: { to: 1, step: 0.01 }, max: 1 }),
    target: percent('Percentage you want', { optional: true, max: 1, refines: true }),
    passAll: percent('To pass overall', { initial: 0.33, slider: { to: 1, step: 0.01 }, max: 1, refines: true }),
    separately: choice('Theory and practical', {
      options: { together: 'Are passed together', each: 'Must each be passed' },
      initial: 'together',
      refines: true,
    }),
    grace: number('Grace marks in all', {
      initial: 0,
      max: 1000,
      help: 'They lift subjects to the pass mark, nearest first, and are not added to the total.',
      refines: true,
    }),
    bands: rows('Divisions', {
      row: 'division',
      columns: { letter: text('Division', { maxLength: 60 }), from: percent('From', { max: 1 }) },
      initial: [
        { letter: 'Distinction', from: 0.75 },
        { letter: 'First division', from: 0.6 },
        { letter: 'Second division', from: 0.45 },
        { letter: 'Third division', from: 0.33 },
      ],
      max: 20,
      help: 'Boards differ: take the limits of yours.',
      refines: true,
    }),
  },
  outputs: {
    share: { kind: 'percent', label: 'Percentage' },
    division: { kind: 'text', label: 'Division', optional: true },
    verdict: { kind: 'verdict', label: 'Passed' },
    total: { kind: 'number', label: 'Marks' },
    most: { kind: 'number', label: 'Out of' },
    missingForTarget: { kind: 'number', label: 'Marks missing for the percentage you want', optional: true },
    allShare: { kind: 'percent', label: 'All subjects', optional: true, section: 'Compared' },
    equal: {
      kind: 'percent',
      label: 'Each subject weighing the same',
      section: 'Compared',
      help: 'The mean of the percentages: another figure where maxima differ.',
    },
    graceUsed: { kind: 'number', label: 'Grace marks used', optional: true, section: 'Compared' },
    list: {
      kind: 'table',
      label: 'Subject by subject',
      columns: {
        subject: { kind: 'text', label: 'Subject' },
        marks: { kind: 'number', label: 'Marks' },
        of: { kind: 'number', label: 'Out of' },
        share: { kind: 'percent', label: 'Percentage' },
        missing: { kind: 'number', label: 'Missing to pass' },
        result: { kind: 'text', label: 'Result' },
        counted: { kind: 'text', label: 'Counts' },
      },
    },
  },
  formula: 'Percentage = marks of the subjects that count ÷ their maxima',
  limits: [
    'Some boards take five subjects with a language among them: mark the language as compulsory and ask for the best five.',
    'Grace marks follow each board’s own rules; here they go to the subjects that lack least.',
    'Nothing is rounded up to a division.',
  ],
  sources: [
    {
      title: 'AllSarkariYojana: How to calculate CBSE percentage',
      href: 'https://www.allsarkariyojana.info/web-stories/cbse-result-2022-how-to-calculate-percentage/',
    },
    {
      title: 'Percentage-Calculate: CBSE class 10 percentage',
      href: 'https://percentage-calculate.com/cbse-10-percentage-calculator.php',
    },
  ],

  compute({ subjects, best, passEach, passAll, separately, grace, bands, target }, { show }) {
    const over = subjects.findIndex(
      ({ marks = 0, of, practical = 0, practicalOf = 0 }) => marks > of || practical > practicalOf,
    )
    if (over >= 0) return problem('subjects', `must not have more marks than there are, in row ${over + 1}`)
    if (best !== undefined && best > subjects.length)
      return problem('best', `must not be more than are listed, which is ${subjects.length}`)
    if (best !== undefined && best < subjects.filter(({ must }) => must === 'yes').length)
      return problem('best', 'must have room for every compulsory subject')
    const judged = withGrace(
      subjects.map((one) => judge(one, passEach, separately === 'each')),
      grace,
    )
    const counted = chosen(judged, best ?? judged.length)
    const { total, most } = sumOf(counted)
    const all = sumOf(judged)
    const share = settledShare(total / most)
    const graceUsed = judged.reduce((sum, one) => sum + one.graced, 0)
    return {
      share,
      division: letterFor(share, bands),
      verdict: verdictOn(judged, { share, passAll }, show),
      total,
      most,
      ...(target === undefined ? {} : { missingForTarget: Math.max(0, settledShare(target * most - total)) }),
      ...(counted.length < judged.length ? { allShare: settledShare(all.total / all.most) } : {}),
      equal: settledShare(counted.reduce((sum, one) => sum + one.share, 0) / counted.length),
      ...(grace > 0 ? { graceUsed } : {}),
      list: judged.map((one) => ({
        subject: one.subject,
        marks: one.marks,
        of: one.of,
        share: one.share,
        missing: one.missing > 0 ? one.missing : null,
        result: resultOf(one),
        counted: counted.includes(one) ? 'Yes' : 'No',
      })),
    }
  },

  steps(_, { list }) {
    const rows = list.flatMap(({ counted }, at) => (counted === 'Yes' ? [at] : []))
    const added = (column: 'marks' | 'of' | 'share') => rows.map((at) => `{list.${at}.${column}}`).join(' + ')
    return [
      { gives: 'total', is: added('marks') },
      { gives: 'most', is: added('of') },
      { gives: 'share', is: '{total} ÷ {most}' },
      { gives: 'equal', is: `(${added('share')}) ÷ ${rows.length}` },
      { gives: 'missingForTarget', is: 'max({target} × {most} − {total}, 0)' },
    ]
  },

  charts: [{ kind: 'bar', title: 'Percentage of each subject', of: 'list', x: 'subject', y: ['share'] }],
  examples: [
    {
      name: 'Best five with English',
      given: {
        subjects: [
          { subject: 'English', marks: 78, of: 100, must: 'yes' },
          { subject: 'Mathematics', marks: 64, of: 80, practical: 18, practicalOf: 20, must: 'no' },
          { subject: 'Physics', marks: 49, of: 70, practical: 27, practicalOf: 30, must: 'no' },
          { subject: 'Chemistry', marks: 31, of: 70, practical: 25, practicalOf: 30, must: 'no' },
          { subject: 'Computing', marks: 58, of: 70, practical: 29, practicalOf: 30, must: 'no' },
          { subject: 'Economics', marks: 66, of: 80, practical: 17, practicalOf: 20, must: 'no' },
        ],
        best: 5,
      },
      expect: { total: 406, most: 500, share: 0.812, allShare: 0.77 },
    },
    {
      name: 'Two papers of different size',
      given: {
        subjects: [
          { subject: 'Paper I', marks: 78, of: 100, must: 'no' },
          { subject: 'Paper II', marks: 45, of: 50, must: 'no' },
        ],
      },
      expect: { share: 0.82, equal: 0.84 },
    },
  ],
})

interface Subject {
  subject: string
  marks?: number | undefined
  of: number
  practical?: number | undefined
  practicalOf?: number | undefined
  must: 'no' | 'yes'
}
interface Judged {
  subject: string
  marks: number
  of: number
  share: number
  isAbsent: boolean
  isCompulsory: boolean
  /** Marks that lack to the pass mark, before grace. */
  missing: number
  graced: number
}

function judge(
  { subject, marks, of, practical, practicalOf = 0, must }: Subject,
  pass: number,
  separately: boolean,
): Judged {
  const theory = marks ?? 0
  const lab = practical ?? 0
  const short = (reached: number, most: number) => Math.max(0, settledShare(pass * most - reached))
  const total = settledShare(theory + lab)
  const most = settledShare(of + practicalOf)
  return {
    subject,
    marks: total,
    of: most,
    share: settledShare(total / most),
    isAbsent: marks === undefined || (practicalOf > 0 && practical === undefined),
    isCompulsory: must === 'yes',
    missing: separately ? settledShare(short(theory, of) + short(lab, practicalOf)) : short(total, most),
    graced: 0,
  }
}

/** Grace goes to what lacks least, as long as it lifts the subject to its pass mark. An absence is not lifted. */
function withGrace(subjects: readonly Judged[], grace: number): Judged[] {
  let left = grace
  const lifted = new Set<Judged>()
  for (const one of subjects.toSorted((less, more) => less.missing - more.missing)) {
    if (one.missing === 0 || one.isAbsent || one.missing > left) continue
    left = settledShare(left - one.missing)
    lifted.add(one)
  }
  return subjects.map((one) => (lifted.has(one) ? { ...one, graced: one.missing } : one))
}

/** The compulsory subjects and then those of the highest percentage. */
function chosen(subjects: readonly Judged[], count: number): readonly Judged[] {
  return subjects
    .toSorted((one, other) => Number(other.isCompulsory) - Number(one.isCompulsory) || other.share - one.share)
    .slice(0, count)
}

function sumOf(subjects: readonly Judged[]) {
  return {
    total: settledShare(subjects.reduce((sum, { marks }) => sum + marks, 0)),
    most: settledShare(subjects.reduce((sum, { of }) => sum + of, 0)),
  }
}

function resultOf({ isAbsent, missing, graced }: Judged): string {
  if (isAbsent) return missing > 0 ? 'Absent, not passed' : 'Absent in part'
  if (missing === 0) return 'Passed'
  return graced > 0 ? 'Passed with grace' : 'Not passed'
}

function verdictOn(
  subjects: readonly Judged[],
  { share, passAll }: { share: number; passAll: number },
  show: Show,
): Verdict {
  const failed = subjects.filter(({ missing, graced }) => missing > 0 && graced === 0)
  const absent = subjects.filter(({ isAbsent }) => isAbsent).length
  const flag =
    absent > 0 ? ` ${absent === 1 ? 'One absence counts' : `${show.count(absent)} absences count`} as zero.` : ''
  const nearest = failed.toSorted((less, more) => less.missing - more.missing)[0]
  if (nearest)
    return {
      is: 'bad',
      says: `Not passed in ${failed.length === 1 ? nearest.subject || 'one subject' : `${show.count(failed.length)} subjects`}. The nearest lacks ${show.number(nearest.missing)} marks.${flag}`,
    }
  if (share < passAll)
    return { is: 'bad', says: `Every subject is passed, but ${show.percent(passAll)} overall is not reached.${flag}` }
  return { is: absent > 0 ? 'fair' : 'good', says: `Passed in every subject and overall.${flag}` }
}
