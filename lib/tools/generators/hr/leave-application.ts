import { defineLetter } from '@/lib/families/letters-contracts'
import { workingDays } from '@/lib/subjects/time/calendar'
import { choice, date, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './leave-application.template.md'

/** Days of the week that are free, 0 for Sunday. */
const weekends = { satSun: [6, 0], friSat: [5, 6], sun: [0], none: [] } as const

interface Days {
  firstDay?: string | undefined
  lastDay?: string | undefined
  weekend: keyof typeof weekends
  half: 'none' | 'first' | 'last'
  holidays: readonly { day?: string | undefined }[]
}

/** Working days from the first to the last, half days as halves; undefined while a day is missing. */
function daysAway({ firstDay, lastDay, weekend, half, holidays }: Days): number | undefined {
  if (!firstDay || !lastDay || lastDay < firstDay) return undefined
  const free = new Set(holidays.flatMap(({ day }) => (day ? [day] : [])))
  const count = (from: string, to: string) => workingDays(from, to, weekends[weekend], free)
  const halved = half === 'first' ? firstDay : half === 'last' ? lastDay : undefined
  const off = halved === undefined ? 0 : count(halved, halved) / 2
  return count(firstDay, lastDay) - off
}

export default defineLetter({
  template,
  form: {
    kind: choice('Leave', {
      options: {
        annual: 'Annual leave',
        sick: 'Sick leave',
        family: 'Family reasons',
        bereavement: 'Bereavement',
        unpaid: 'Unpaid leave',
      },
      initial: 'annual',
      as: 'menu',
    }),
    senderName: text('Your name', { placeholder: 'Maya Lind', as: 'name' }),
    recipientName: text('To', { placeholder: 'Owen Hart', as: 'name' }),
    firstDay: date('First day', { optional: true, later: true }),
    lastDay: date('Last day', { optional: true, later: true, help: 'The last day on which you are away.' }),

    half: choice('Half day', {
      options: { none: 'None', first: 'The first day', last: 'The last day' },
      initial: 'none',
      refines: true,
      section: 'Days',
    }),
    weekend: choice('Free days of the week', {
      options: {
        satSun: 'Saturday and Sunday',
        friSat: 'Friday and Saturday',
        sun: 'Sunday',
        none: 'None, I work in shifts',
      },
      initial: 'satSun',
      initialIn: { sa: 'friSat', eg: 'friSat' },
      as: 'menu',
      refines: true,
      section: 'Days',
    }),
    holidays: rows('Public holidays in that time', {
      columns: { day: date('Day', { optional: true }) },
      initial: [],
      row: 'holiday',
      min: 0,
      max: 60,
      refines: true,
      section: 'Days',
    }),
    form: choice('Write it as', {
      options: { letter: 'Letter', message: 'E-mail' },
      initial: 'letter',
      refines: true,
      section: 'The text',
    }),
    reason: longText('Reason', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'As a whole sentence. Of an illness nobody needs the name.',
      refines: true,
      section: 'The text',
    }),
    certificate: toggle('A certificate is attached', {
      refines: true,
      section: 'The text',
      shownWhen: { field: 'kind', is: 'sick' },
    }),
    cover: text('Who stands in', { optional: true, as: 'name', refines: true, section: 'The text' }),
    open: longText('Open work', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One point a line.',
      refines: true,
      section: 'The text',
    }),
    reach: text('Reached at', {
      optional: true,
      placeholder: '+44 113 496 0000',
      refines: true,
      section: 'The text',
    }),
    letterDate: date('Date of the letter', {
      optional: true,
      later: true,
      refines: true,
      section: 'The text',
      shownWhen: { field: 'form', is: 'letter' },
    }),
    senderAddress: longText('Your address or department', {
      optional: true,
      lines: 2,
      maxLength: 500,
      refines: true,
      section: 'The text',
    }),
    recipientAddress: longText('Their address or department', {
      optional: true,
      lines: 2,
      maxLength: 500,
      refines: true,
      section: 'The text',
    }),
  },
  unwritten: ['weekend', 'holidays'],
  derived: {
    working: {
      label: 'working days',
      from: ['firstDay', 'lastDay', 'half'],
      write(values, { show }) {
        const days = daysAway(values)
        return days ? `${show.number(days)} working ${days === 1 ? 'day' : 'days'}` : undefined
      },
    },
  },

  refuses({ firstDay, lastDay, half }) {
    if (firstDay && lastDay && lastDay < firstDay) return problem('lastDay', 'must not be before the first day')
    return half === 'last' && firstDay && firstDay === lastDay
      ? problem('half', 'must be the first day where the leave is one day long')
      : undefined
  },

  warns(values) {
    return daysAway(values) === 0
      ? [{ is: 'fair', says: 'There is no working day in that time. Look at the dates, the weekend and the holidays.' }]
      : []
  },

  records: { kind: 'letter', date: 'letterDate' },
  makes: 'A leave request as a letter or e-mail, with the working days counted.',
  limits: [
    'Not legal advice. It asks for leave and says nothing of how much you have left or are entitled to.',
    'Public holidays are the ones you enter; none are looked up, since they differ by region and employer.',
    'Half days are halves of a working day. Shifts that cross midnight are not counted.',
  ],
  sources: [
    {
      title: 'OASIS OpenDocument 1.3, part 4 (OpenFormula): NETWORKDAYS',
      href: 'https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part4-formula/OpenDocument-v1.3-os-part4-formula.html',
    },
    {
      title: 'Acas: asking for and taking holiday',
      href: 'https://www.acas.org.uk/checking-holiday-entitlement/asking-for-and-taking-holiday',
    },
  ],

  examples: [
    {
      name: 'Two weeks over Christmas',
      given: {
        senderName: 'Maya Lind',
        recipientName: 'Owen Hart',
        firstDay: '2026-12-21',
        lastDay: '2027-01-04',
        holidays: [{ day: '2026-12-25' }, { day: '2026-12-28' }, { day: '2027-01-01' }],
        cover: 'Ana Reyes',
      },
      expect: {
        text: ['from December 21, 2026 to January 4, 2027, which is 8 working days.', 'Ana Reyes stands in for me.'],
      },
    },
    {
      name: 'Ill for a day and a half',
      given: {
        kind: 'sick',
        firstDay: '2027-03-01',
        lastDay: '2027-03-02',
        half: 'first',
        form: 'message',
        senderName: 'Ana Reyes',
      },
      expect: {
        text: ['which is 1.5 working days.', 'Subject: Sick leave from March 1, 2027 to March 2, 2027, Ana Reyes'],
      },
    },
  ],
})
