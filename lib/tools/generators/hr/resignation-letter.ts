import { defineLetter } from '@/lib/families/letters-contracts'
import { daysLater } from '@/lib/subjects/time/calendar'
import { choice, date, integer, longText, problem, text, toggle } from '@/lib/kits/generator'
import template from './resignation-letter.template.md'

export default defineLetter({
  template,
  form: {
    senderName: text('Your name', { placeholder: 'Maya Lind', as: 'name' }),
    recipientName: text('To', {
      placeholder: 'Owen Hart',
      as: 'name',
      help: 'Your manager, or whoever deals with staff.',
    }),
    letterDate: date('Date of the letter', { optional: true, later: true }),
    timing: choice('You leave', {
      options: { notice: 'After your notice', agreed: 'On an agreed day', immediate: 'At once' },
      initial: 'notice',
    }),
    agreedDay: date('Agreed last day', {
      optional: true,
      later: true,
      shownWhen: { field: 'timing', is: 'agreed' },
    }),
    notice: integer('Notice', {
      initial: 4,
      unit: 'weeks',
      min: 0,
      max: 52,
      help: 'As your contract says.',
      shownWhen: { field: 'timing', is: 'notice' },
    }),

    jobTitle: text('Your position', { optional: true, placeholder: 'production planner', refines: true }),
    tone: choice('Tone', {
      options: { courteous: 'Courteous', grateful: 'Grateful', brief: 'Brief' },
      initial: 'courteous',
      refines: true,
    }),
    company: text('Company', { optional: true, refines: true }),
    reason: longText('Reason', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'As a whole sentence. You do not have to give one.',
      refines: true,
    }),
    handover: longText('Handover', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One point a line.',
      refines: true,
    }),
    questions: toggle('Ask about leave, final pay and what to return', { initial: true, refines: true }),
    senderAddress: longText('Your address', { optional: true, lines: 3, maxLength: 500, refines: true }),
    senderContact: text('Your phone or e-mail', { optional: true, refines: true }),
    recipientAddress: longText('Their address', { optional: true, lines: 3, maxLength: 500, refines: true }),
  },
  derived: {
    lastDay: {
      label: 'last day',
      from: ['letterDate', 'notice'],
      write({ letterDate, notice }, _, day) {
        const last = letterDate && daysLater(letterDate, notice * 7)
        return last ? day(last) : undefined
      },
    },
  },

  refuses({ timing, letterDate, agreedDay }) {
    return timing === 'agreed' && letterDate && agreedDay && agreedDay < letterDate
      ? problem('agreedDay', 'must not be before the date of the letter')
      : undefined
  },

  warns({ timing, notice }) {
    if (timing === 'immediate')
      return [
        {
          is: 'fair',
          says: 'Leaving without notice can break your contract. In Great Britain an employee of a month or more owes at least one week, unless the employer gives it up.',
        },
      ]
    return timing === 'notice' && notice === 0
      ? [{ is: 'fair', says: 'No notice: the last day is the day of the letter. Look into your contract first.' }]
      : []
  },

  records: { kind: 'letter', date: 'letterDate' },
  makes: 'A letter of resignation with the last day counted from the notice.',
  limits: [
    'Not legal advice. Written for employees in any country; the length of your notice is what you enter, and is not looked up.',
    'Weeks are counted in calendar days from the date of the letter. Contracts that count from the end of a month, or from the day the letter arrives, give another day.',
    'It does not cover claims against the employer. If you leave because of how you were treated, take advice before you send anything.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, section 86(2): notice by the employee, not less than one week',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
    },
    { title: 'Acas: notice periods when resigning', href: 'https://www.acas.org.uk/notice-periods/resigning' },
  ],

  examples: [
    {
      name: 'Four weeks from a Monday',
      given: {
        senderName: 'Maya Lind',
        recipientName: 'Owen Hart',
        jobTitle: 'production planner',
        company: 'Harbour Tools Ltd',
        letterDate: '2027-03-01',
        notice: 4,
        handover: 'The plan for April\nOpen orders',
      },
      expect: {
        text: [
          'I resign from my position as production planner at Harbour Tools Ltd.',
          'my last day of employment is March 29, 2027.',
          '- Open orders',
        ],
      },
    },
    {
      name: 'A day that was agreed',
      given: { timing: 'agreed', agreedDay: '2027-04-30', tone: 'grateful' },
      expect: { text: ['As we have agreed, my last day of employment is April 30, 2027.', 'I am grateful'] },
    },
  ],
})
