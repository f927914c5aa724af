import { defineLetter } from '@/lib/families/letters-contracts'
import {
  countryOfEmployment,
  employeeAddress,
  employerAddress,
  employerSigner,
  employmentParties,
  letterDate,
} from '@/lib/families/letters-contracts/employment-fields'
import { monthsLater } from '@/lib/subjects/time/calendar'
import { loadedWords } from '@/lib/subjects/workforce/loaded-words'
import { choice, date, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './warning-letter.template.md'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    level: choice('Level', {
      options: { note: 'Verbal', first: 'First written', final: 'Final written' },
      initial: 'first',
    }),
    ...employmentParties('Sam Doe'),
    facts: longText('What happened', {
      lines: 4,
      maxLength: 4000,
      help: 'Day, time, place, what was seen and by whom. No opinions.',
    }),
    expected: longText('What you expect', {
      lines: 3,
      maxLength: 3000,
      help: 'One point a line, each with a figure or a day by which it can be judged.',
    }),

    law: countryOfEmployment('The matter'),
    about: choice('It is about', {
      options: { conduct: 'Conduct', performance: 'Performance' },
      initial: 'conduct',
      refines: true,
      section: 'The matter',
    }),
    incidents: rows('Several incidents', {
      columns: {
        day: date('Day', { optional: true }),
        what: text('What happened', { maxLength: 500 }),
        witness: text('Seen by', { optional: true }),
      },
      initial: [],
      row: 'incident',
      min: 0,
      max: 60,
      help: 'They stand in place of the text above.',
      refines: true,
      section: 'The matter',
    }),
    rule: text('Rule or policy', {
      optional: true,
      placeholder: 'section 4 of the staff handbook',
      refines: true,
      section: 'The matter',
    }),
    account: longText('What the employee said', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      refines: true,
      section: 'The matter',
    }),
    support: longText('Help you offer', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One point a line.',
      refines: true,
      section: 'The matter',
    }),
    meetingDate: date('Day of the meeting', { optional: true, refines: true, section: 'The procedure' }),
    companion: text('Accompanied by', { optional: true, as: 'name', refines: true, section: 'The procedure' }),
    earlier: date('Earlier warning of', { optional: true, refines: true, section: 'The procedure' }),
    without: text('Why a final warning without an earlier one', {
      optional: true,
      placeholder: 'the machine guard was removed on purpose.',
      refines: true,
      section: 'The procedure',
      shownWhen: { field: 'level', is: 'final' },
    }),
    reviewDate: date('Review on', { optional: true, later: true, refines: true, section: 'The procedure' }),
    months: integer('Live for', {
      initial: 6,
      unit: 'months',
      min: 1,
      max: 24,
      refines: true,
      section: 'The procedure',
    }),
    appealTo: text('Appeal to', { placeholder: 'Ana Reyes, director', refines: true, section: 'The procedure' }),
    appealDays: integer('Days to appeal', { initial: 5, min: 1, max: 60, refines: true, section: 'The procedure' }),
    comment: toggle('Invite comments', { refines: true, section: 'The letter' }),
    letterDate: letterDate(),
    companyAddress: employerAddress(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),
  },
  derived: {
    expiry: {
      label: 'end of the warning',
      from: ['letterDate', 'months'],
      write({ letterDate, months }, _, day) {
        const end = letterDate && monthsLater(letterDate, months)
        return end ? day(end) : undefined
      },
    },
  },

  refuses({ incidents, letterDate, level, earlier, without, reviewDate }) {
    if (letterDate && incidents.some(({ day }) => day && day > letterDate))
      return problem('incidents', 'must not lie after the date of the letter')
    if (letterDate && earlier && earlier > letterDate)
      return problem('earlier', 'must not be after the date of the letter')
    if (letterDate && reviewDate && reviewDate < letterDate)
      return problem('reviewDate', 'must not be before the date of the letter')
    const reason = (without ?? '').trim()
    return level === 'final' && !earlier && reason === ''
      ? problem('without', 'must be given where there is no earlier warning')
      : undefined
  },

  warns({ facts, expected, incidents, meetingDate, law }) {
    const texts = [facts, expected, ...incidents.map(({ what }) => what)]
    const loaded = loadedWords(texts.join('\n'))
    return [
      ...(loaded.length > 0
        ? [
            {
              is: 'fair' as const,
              says: `Words that judge or overstate: ${loaded.join(', ')}. State days and facts instead.`,
            },
          ]
        : []),
      ...(law === 'uk' && !meetingDate
        ? [
            {
              is: 'fair' as const,
              says: 'No meeting is named. The Acas Code asks for one, to which the employee may be accompanied, before a formal warning.',
            },
          ]
        : []),
    ]
  },

  records: {
    kind: 'letter',
    business: { name: 'companyName', address: 'companyAddress', contact: 'signerName' },
    date: 'letterDate',
  },
  makes: 'A warning letter with facts, expectations, its end and the way to appeal.',
  limits: [
    'Not legal advice. The contents follow the Acas Code of Practice for Great Britain, and do no harm elsewhere; works councils and agreed procedures come first where there are any.',
    'It is for conduct and performance. Illness, pregnancy, disability and complaints about the employer need advice before any letter.',
    'The list of words that judge is short and English. A clean list is no proof of a fair text.',
  ],
  sources: [
    {
      title: 'Acas Code of Practice on disciplinary and grievance procedures, paragraphs 19 to 21 and 26',
      href: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures/html',
    },
    {
      title: 'Employment Relations Act 1999, section 10: right to be accompanied',
      href: 'https://www.legislation.gov.uk/ukpga/1999/26/section/10',
    },
  ],

  examples: [
    {
      name: 'Late three times in March',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Sam Doe',
        law: 'uk',
        letterDate: '2027-04-01',
        meetingDate: '2027-03-30',
        incidents: [
          { day: '2027-03-02', what: 'Arrived at 8:40 instead of 8:00', witness: 'O. Hart' },
          { day: '2027-03-11', what: 'Arrived at 9:05 instead of 8:00' },
          { day: '2027-03-24', what: 'Arrived at 8:30 instead of 8:00' },
        ],
        expected: 'Be at your place at 8:00 on each working day until the review',
        reviewDate: '2027-05-03',
        appealTo: 'Ana Reyes, director',
      },
      expect: {
        text: [
          'We met on 30 March 2027.',
          'for 6 months and ends on 1 October 2027',
          'Write to Ana Reyes, director within 5 days of receiving this letter',
        ],
      },
    },
    {
      name: 'A final warning at once',
      given: {
        level: 'final',
        without: 'the machine guard was removed on purpose.',
        facts: 'On 4 March the guard lay on the bench.',
      },
      expect: {
        text: [
          'We go to a final warning because the machine guard was removed on purpose.',
          'may lead to your dismissal',
        ],
      },
    },
  ],
})
