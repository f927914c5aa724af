import { versionOn } from '@/lib/law/rule'
import { statutoryNotice } from '@/lib/law/uk/notice'
import { defineLetter } from '@/lib/families/letters-contracts'
import {
  employeeAddress,
  employerAddress,
  employerSigner,
  employmentParties,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, integer, longText, money, problem, rows, text, toggle } from '@/lib/kits/generator'
import { leastNoticeWeeks } from '@/lib/subjects/workforce/notice'
import { protectedWords } from '@/lib/subjects/workforce/protected-words'
import template from './termination-letter.template.md'

/** What somebody checks before such a letter goes out, by region. */
const checklists = {
  uk: 'Check for the United Kingdom: fair reason and procedure, right to be accompanied, notice under section 86, accrued holiday pay, redundancy pay from two years, written reasons on request.',
  us: 'Check for the United States: the state’s deadline for the final pay check, unused vacation, COBRA or state continuation of health cover, WARN notice where many lose their jobs, any contract that limits at-will employment.',
  eu: 'Check for the European Union: national rules on reasons and form, consultation of the works council, notice by law or collective agreement, protected groups, collective redundancies under Directive 98/59/EC.',
  global: 'Check the law of the country: reasons, form, notice, consultation and final pay are often prescribed.',
} as const

export default defineLetter({
  template,
  law: { field: 'law' },
  rules: [statutoryNotice],
  form: {
    cause: choice('Reason', {
      options: {
        misconduct: 'Misconduct',
        performance: 'Performance',
        redundancy: 'Redundancy',
        probation: 'End of probation',
        term: 'End of a fixed term',
      },
      initial: 'redundancy',
      as: 'menu',
    }),
    ...employmentParties('Sam Doe'),
    letterDate: date('Date of the letter', { optional: true, later: true }),
    lastDay: date('Last day', { optional: true, later: true }),

    law: choice('Employed in', {
      options: { uk: 'United Kingdom', us: 'United States', eu: 'European Union', global: 'Another country' },
      initial: 'global',
      initialIn: {
        uk: 'uk',
        us: 'us',
        eu: 'eu',
        de: 'eu',
        fr: 'eu',
        es: 'eu',
        it: 'eu',
        nl: 'eu',
        ie: 'eu',
        pl: 'eu',
        se: 'eu',
        dk: 'eu',
      },
      as: 'menu',
      refines: true,
      section: 'Notice',
    }),
    startDate: date('Employed since', {
      optional: true,
      help: 'For the United Kingdom, to compare the notice with the statutory minimum. It does not stand in the letter.',
      refines: true,
      section: 'Notice',
    }),
    how: choice('Notice is', {
      options: { notice: 'Given', lieu: 'Paid instead', none: 'Not given' },
      initial: 'notice',
      refines: true,
      section: 'Notice',
    }),
    weeks: integer('Weeks of notice', { initial: 4, min: 1, max: 52, refines: true, section: 'Notice' }),
    garden: toggle('Released from work during the notice', {
      refines: true,
      section: 'Notice',
      shownWhen: { field: 'how', is: 'notice' },
    }),
    reason: longText('Reasons', {
      optional: true,
      lines: 3,
      maxLength: 4000,
      help: 'Facts that you can prove.',
      refines: true,
      section: 'Reasons',
    }),
    facts: rows('Facts', {
      columns: {
        day: date('Day', { optional: true }),
        what: text('What happened', { maxLength: 500 }),
        proof: text('Evidence', { optional: true }),
      },
      initial: [],
      row: 'fact',
      min: 0,
      max: 60,
      refines: true,
      section: 'Reasons',
    }),
    warned: date('Warned on', { optional: true, refines: true, section: 'Reasons' }),
    meetingDate: date('Day of the last meeting', { optional: true, refines: true, section: 'Reasons' }),
    payDay: date('Final pay on', { optional: true, refines: true, section: 'Final pay and return' }),
    items: rows('Final pay', {
      columns: { item: text('Item', {}), amount: money('Amount', { optional: true }) },
      initial: [],
      row: 'item',
      min: 0,
      max: 30,
      refines: true,
      section: 'Final pay and return',
    }),
    property: longText('What to return', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'Final pay and return',
    }),
    continuing: toggle('Remind of confidentiality', { refines: true, section: 'Final pay and return' }),
    appealTo: text('Appeal to', {
      optional: true,
      placeholder: 'Ana Reyes, director',
      refines: true,
      section: 'The letter',
    }),
    appealDays: integer('Days to appeal', { initial: 5, min: 1, max: 60, refines: true, section: 'The letter' }),
    contactPerson: text('Whom to ask', {
      placeholder: 'Owen Hart, 0113 496 0000',
      refines: true,
      section: 'The letter',
    }),
    companyAddress: employerAddress(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),
  },
  unwritten: ['startDate'],
  derived: {
    reasons: {
      label: 'reasons',
      from: [],
      write: ({ reason, facts }) => (facts.length > 0 || (reason ?? '').trim() !== '' ? 'yes' : undefined),
    },
  },

  refuses({ letterDate, lastDay, warned, facts, startDate }) {
    if (letterDate && lastDay && lastDay < letterDate)
      return problem('lastDay', 'must not be before the date of the letter')
    if (letterDate && warned && warned > letterDate)
      return problem('warned', 'must not be after the date of the letter')
    if (letterDate && startDate && startDate > letterDate)
      return problem('startDate', 'must not be after the date of the letter')
    return letterDate && facts.some(({ day }) => day && day > letterDate)
      ? problem('facts', 'must not lie after the date of the letter')
      : undefined
  },

  warns({ cause, law, how, weeks, startDate, letterDate, warned, appealTo, reason, facts }, { show }) {
    const version = letterDate ? versionOn(statutoryNotice, letterDate) : undefined
    const least =
      law === 'uk' && version && startDate && letterDate
        ? leastNoticeWeeks(version.value, startDate, letterDate)
        : undefined
    const protectedReasons = protectedWords([reason ?? '', ...facts.map(({ what }) => what)].join('\n'))
    return [
      { is: 'plain' as const, says: checklists[law] },
      {
        is: 'plain' as const,
        says: 'Not legal advice. Seek advice before you send this letter: a wrong dismissal is expensive.',
      },
      ...(protectedReasons.length > 0
        ? [
            {
              is: 'bad' as const,
              says: `The text names what a dismissal must not be about in many countries: ${protectedReasons.join(', ')}. Do not send it without advice.`,
            },
          ]
        : []),
      ...(least !== undefined && how !== 'none' && weeks < least
        ? [
            {
              is: 'bad' as const,
              says: `The notice is shorter than the statutory minimum of ${show.count(least)} weeks after that time (Employment Rights Act 1996, section 86).`,
            },
          ]
        : []),
      ...(how === 'none' && cause !== 'misconduct'
        ? [{ is: 'bad' as const, says: 'Without notice an employment ends for gross misconduct only, as a rule.' }]
        : []),
      ...(cause === 'performance' && !warned
        ? [{ is: 'fair' as const, says: 'No earlier warning is named. A dismissal for performance usually needs one.' }]
        : []),
      ...(law === 'uk' && appealTo === undefined
        ? [{ is: 'fair' as const, says: 'No appeal is offered. The Acas Code asks for one where it applies.' }]
        : []),
    ]
  },

  records: {
    kind: 'letter',
    business: { name: 'companyName', address: 'companyAddress', contact: 'signerName' },
    date: 'letterDate',
  },
  makes: 'A letter that ends an employment, with reasons, notice, final pay and what to check for the region.',
  limits: [
    'Not legal advice, and no substitute for it: many countries prescribe reasons, form and procedure.',
    'The notice is compared with a statutory minimum for Great Britain only, from the day the employment began to the date of the letter.',
    'Redundancy pay, holiday pay and tax are not computed. The table adds up what you enter.',
    'The list of protected reasons is short and English. A clean text can still be unlawful.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, sections 86 and 92',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
    },
    {
      title: 'Acas Code of Practice on disciplinary and grievance procedures, paragraph 26: appeals',
      href: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures/html',
    },
    {
      title: 'US Department of Labor: last paycheck',
      href: 'https://www.dol.gov/general/topic/wages/lastpaycheck',
    },
    { title: 'Directive 98/59/EC on collective redundancies', href: 'https://eur-lex.europa.eu/eli/dir/1998/59/oj' },
  ],

  examples: [
    {
      name: 'A position that is gone',
      given: {
        cause: 'redundancy',
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Sam Doe',
        law: 'uk',
        letterDate: '2027-01-04',
        startDate: '2022-03-01',
        lastDay: '2027-02-01',
        weeks: 4,
        items: [
          { item: 'Pay to the last day', amount: 2400 },
          { item: 'Redundancy pay', amount: 2100.5 },
        ],
        contactPerson: 'Owen Hart',
        appealTo: 'Ana Reyes',
      },
      expect: {
        text: [
          'your position is redundant and that your employment ends. Your last day is 1 February 2027.',
          'This letter gives you 4 weeks of notice.',
          'Total\t£4,500.50',
        ],
      },
    },
    {
      name: 'After the probation',
      given: { cause: 'probation', how: 'lieu', weeks: 1 },
      expect: {
        text: [
          'not to continue your employment beyond the probationary period',
          'You will not work your notice of 1 week.',
        ],
      },
    },
  ],
})
