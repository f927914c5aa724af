import { choice, date, defineCalculator, integer, longText, problem, type Verdict } from '@/lib/kits/calculator'
import { readDayList } from '@/lib/subjects/time/business-days'
import { daysFrom, daysLater, weekdayNameOf } from '@/lib/subjects/time/calendar'

const byLength = { field: 'know', is: 'length' } as const
const byHistory = { field: 'know', is: 'history' } as const
const shortest = 21
const longest = 40
/** Wilcox, Weinberg and Baird 1995: the five days before ovulation and that day. */
const daysBefore = 5
const irregularSpread = 7

export default defineCalculator({
  inputs: {
    know: choice('I know', {
      options: { length: 'my cycle length', history: 'several starts' },
      initial: 'length',
    }),
    start: date('First day of the last period', { initial: '2026-11-09', shownWhen: byLength }),
    cycle: integer('Cycle length', {
      unit: 'days',
      initial: 28,
      min: shortest,
      max: longest,
      slider: { from: shortest, to: longest, step: 1 },
      shownWhen: byLength,
    }),
    starts: longText('First days of periods, one a line', {
      initial: '2026-08-17\n2026-09-14\n2026-10-13\n2026-11-09',
      maxLength: 1000,
      lines: 5,
      help: 'Two to thirteen dates in any order.',
      shownWhen: byHistory,
    }),
    luteal: integer('Days from ovulation to the next period', {
      initial: 14,
      min: 10,
      max: 17,
      refines: true,
    }),
  },
  outputs: {
    ovulation: { kind: 'date', label: 'Ovulation expected' },
    from: { kind: 'date', label: 'Fertile from' },
    to: { kind: 'date', label: 'Fertile to' },
    next: { kind: 'date', label: 'Next period' },
    mean: { kind: 'number', label: 'Cycle length', unit: 'days', decimals: 1 },
    cycleDay: { kind: 'count', label: 'Day of ovulation in the cycle' },
    note: { kind: 'verdict', label: 'How sure it is' },
    spread: {
      kind: 'count',
      label: 'Longest less shortest cycle',
      unit: 'days',
      optional: true,
      section: 'The cycles given',
    },
    deviation: {
      kind: 'number',
      label: 'Standard deviation',
      unit: 'days',
      decimals: 2,
      optional: true,
      section: 'The cycles given',
    },
    months: {
      kind: 'table',
      label: 'The next six cycles',
      columns: {
        start: { kind: 'date', label: 'Period begins' },
        weekday: { kind: 'text', label: 'Weekday' },
        from: { kind: 'date', label: 'Fertile from' },
        ovulation: { kind: 'date', label: 'Ovulation' },
        to: { kind: 'date', label: 'Fertile to' },
      },
    },
    cycles: {
      kind: 'table',
      label: 'Lengths of the cycles given',
      columns: { start: { kind: 'date', label: 'Began' }, length: { kind: 'count', label: 'Days' } },
    },
  },
  formula:
    'Ovulation = next period − days from ovulation to the period; fertile are the five days before it and the day itself; next period = last start + cycle length',
  limits: [
    'It is not contraception: in a study of 696 cycles only about a third of women had their fertile days within the days of the textbook.',
    'The fertile window is widened to all ovulation days that the shortest and the longest of your cycles lead to.',
    'After a birth, while breastfeeding, with hormones, with PCOS, around the menopause and in the first years of periods the reckoning does not hold.',
    'Cycles of less than 21 or more than 40 days are refused. They belong before a doctor, as does a period that stays away.',
    'No medical advice. Dates stay in this browser.',
  ],
  sources: [
    {
      title:
        'A. J. Wilcox, C. R. Weinberg, D. D. Baird: Timing of Sexual Intercourse in Relation to Ovulation, N Engl J Med 333 (1995) 1517–1521',
      href: 'https://www.nejm.org/doi/full/10.1056/NEJM199512073332301',
    },
    {
      title:
        'A. J. Wilcox, D. Dunson, D. D. Baird: The timing of the fertile window in the menstrual cycle, BMJ 321 (2000) 1259–1262',
      href: 'https://pubmed.ncbi.nlm.nih.gov/11082086/',
    },
  ],

  compute({ know, start, cycle, starts, luteal }, { show }) {
    const history = know === 'history' ? readHistory(starts, (text) => readDayList(text, show.region)) : undefined
    if (typeof history === 'string') return problem('starts', history)
    const lengths = history?.map(({ length }) => length) ?? [cycle]
    const last = history ? (daysLater(history.at(-1)?.start ?? start, history.at(-1)?.length ?? 0) ?? start) : start
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    const usual = Math.round(mean)
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
    const months = Array.from({ length: 6 }, (_, at) => {
      const begins = daysLater(last, usual * at)
      const day = (away: number) => daysLater(last, usual * at + away) ?? ''
      return {
        start: begins ?? '',
        weekday: begins === undefined ? '' : weekdayNameOf(begins),
        from: day(least - luteal - daysBefore),
        ovulation: day(usual - luteal),
        to: day(most - luteal),
      }
    })
    const [present] = months
    const next = daysLater(last, usual)
    if (present === undefined || next === undefined || months.some(({ to }) => to === ''))
      return problem(know === 'history' ? 'starts' : 'start', 'must be before the end of the year 9998')
    return {
      ovulation: present.ovulation,
      from: present.from,
      to: present.to,
      next,
      mean,
      cycleDay: usual - luteal + 1,
      note: noteOn(most - least, lengths.length),
      spread: history ? most - least : undefined,
      deviation: lengths.length > 1 ? deviationOf(lengths, mean) : undefined,
      months,
      cycles: history ?? [],
    }
  },

  steps({ luteal }, { next, ovulation, mean }, show) {
    const number = (value: number) => ({ kind: 'number', value }) as const
    return [
      { finds: 'Next period', working: `Last start + ${show.count(Math.round(mean))} days`, gives: show.date(next) },
      { finds: 'Ovulation', working: `${show.date(next)} − ${luteal} days`, gives: show.date(ovulation) },
      {
        gives: 'cycleDay',
        is: '{usual} − {luteal} + 1',
        with: { usual: number(Math.round(mean)), luteal: number(luteal) },
      },
      {
        finds: 'Fertile',
        working: 'The five days before ovulation and that day, wider where cycles differ',
        gives: `${show.date(ovulation)} at the latest in a regular cycle`,
      },
    ]
  },

  examples: [
    {
      name: 'A cycle of 28 days',
      given: { know: 'length', start: '2026-11-09', cycle: 28, luteal: 14 },
      expect: { ovulation: '2026-11-23', from: '2026-11-18', to: '2026-11-23', next: '2026-12-07' },
    },
    {
      name: 'Four starts on a calendar',
      given: { know: 'history', starts: '2026-08-17\n2026-09-14\n2026-10-13\n2026-11-09', luteal: 14 },
      expect: { mean: 28, from: '2026-11-17', ovulation: '2026-11-23', to: '2026-11-24', spread: 2 },
    },
  ],
})

type ReadDays = (text: string) => ReturnType<typeof readDayList>

/** Cycles between the starts, in order; a sentence where there are none or one is of no usual length. */
function readHistory(text: string, read: ReadDays): { start: string; length: number }[] | string {
  const list = read(text)
  if ('unread' in list) return `must begin each line with a date, which line ${list.unread} does not`
  const days = [...new Set(list.days.map(({ day }) => day))].toSorted()
  if (days.length < 2 || days.length > 13) return 'must have two to thirteen dates'
  const cycles = days.slice(1).map((day, at) => ({ start: days[at] ?? day, length: daysFrom(days[at] ?? day, day) }))
  const odd = cycles.find(({ length }) => length < shortest || length > longest)
  return odd ? `must lie ${shortest} to ${longest} days apart; two of them have ${odd.length} between them` : cycles
}

/** Of a sample, with n − 1. */
function deviationOf(lengths: readonly number[], mean: number): number {
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / (lengths.length - 1))
}

function noteOn(spread: number, cycles: number): Verdict {
  if (spread > irregularSpread)
    return {
      is: 'bad',
      says: `Cycles differ by ${spread} days. That is irregular: the window is wide, and the day of ovulation little more than a guess.`,
    }
  if (cycles === 1)
    return { is: 'fair', says: 'From one cycle length. Enter several starts to see how much yours differ.' }
  return {
    is: 'plain',
    says: `Cycles differ by ${spread} days, which is regular. Ovulation can still shift by days in any of them.`,
  }
}
