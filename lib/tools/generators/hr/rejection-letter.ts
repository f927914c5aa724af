import { defineLetter } from '@/lib/families/letters-contracts'
import {
  employerDetails,
  employerName,
  employerSigner,
  letterDate,
  toneOfLetter,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import { riskyWords } from '@/lib/subjects/hiring/rejection-words'
import template from './rejection-letter.template.md'

const bank = {
  experience: 'What decided was experience with the main task of the position, of which others could show more.',
  skill: 'What decided was a skill that the advertisement names as needed and that your documents do not show.',
  qualification: 'What decided was a qualification that the position requires.',
  task: 'What decided was the solution of the task that all who were interviewed worked on.',
  examples: 'What decided was that others could tell more examples from work of the same kind.',
  terms: 'What decided was that working time, place or pay could not be brought together.',
} as const

const isGiven = { field: 'feedback', is: 'given' } as const

export default defineLetter({
  template,
  form: {
    companyName: employerName(),
    candidateName: text('Applicant', { placeholder: 'Maya Lind', as: 'name' }),
    jobTitle: text('Position', { placeholder: 'Production planner' }),
    outcome: choice('Answer', {
      options: { refused: 'No', hold: 'Not decided yet', withdrawn: 'Position withdrawn' },
      initial: 'refused',
    }),
    stage: choice('After', {
      options: { application: 'The application', interview: 'An interview', final: 'The last round' },
      initial: 'application',
      shownWhen: { field: 'outcome', is: 'refused' },
    }),

    feedback: choice('Feedback', {
      options: { none: 'None', given: 'A sentence', offer: 'Offer to call' },
      initial: 'none',
      refines: true,
      section: 'What the letter says',
    }),
    criterion: choice('What decided', {
      options: {
        experience: 'Experience with the task',
        skill: 'A skill named in the ad',
        qualification: 'A required qualification',
        task: 'The task in the interview',
        examples: 'Examples from work',
        terms: 'Time, place or pay',
      },
      initial: 'experience',
      as: 'menu',
      refines: true,
      section: 'What the letter says',
      shownWhen: isGiven,
    }),
    ownFeedback: longText('In your own words', {
      optional: true,
      lines: 2,
      maxLength: 3000,
      help: 'About the demands of the position. The page reads it for what should not be there.',
      refines: true,
      section: 'What the letter says',
    }),
    decideBy: date('You decide by', {
      optional: true,
      later: true,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'outcome', is: 'hold' },
    }),
    keep: choice('The documents', {
      options: { none: 'Not mentioned', ask: 'Kept with consent', delete: 'Deleted' },
      initial: 'none',
      initialIn: {
        uk: 'delete',
        eu: 'delete',
        de: 'delete',
        fr: 'delete',
        es: 'delete',
        it: 'delete',
        nl: 'delete',
        ie: 'delete',
        pl: 'delete',
      },
      refines: true,
      section: 'What the letter says',
    }),
    keepUntil: date('Kept until', {
      optional: true,
      later: true,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'keep', is: 'ask' },
    }),
    deleteOn: date('Deleted by', {
      optional: true,
      later: true,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'keep', is: ['ask', 'delete'] },
    }),
    tone: toneOfLetter(),
    letterDate: letterDate(),
    ...employerDetails(),
    candidateAddress: longText('Applicant’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    ...employerSigner(),

    bulk: toggle('Many letters at once', { refines: true, section: 'Many letters' }),
    people: rows('Applicants', {
      row: 'applicant',
      columns: {
        candidateName: text('Applicant', { optional: true, maxLength: 150 }),
        jobTitle: text('Position', { optional: true, maxLength: 150 }),
        candidateAddress: longText('Address', { optional: true, maxLength: 500, lines: 2 }),
      },
      ownLine: 'candidateAddress',
      initial: [],
      min: 0,
      max: 2000,
      help: 'Paste rows from a spreadsheet. An empty cell takes what stands in the form.',
      refines: true,
      section: 'Many letters',
      shownWhen: { field: 'bulk', is: true },
    }),
  },
  unwritten: ['criterion', 'bulk', 'people'],
  merge: { rows: 'people', shownBy: 'bulk', named: 'candidateName' },
  mail: { subject: ({ jobTitle }) => `Your application: ${jobTitle}` },
  derived: {
    feedbackText: {
      label: 'feedback',
      from: [],
      write: ({ feedback, criterion, outcome }) =>
        feedback === 'given' && outcome === 'refused' ? bank[criterion] : undefined,
    },
  },

  refuses({ keep, keepUntil, deleteOn, letterDate: day, outcome, decideBy }) {
    if (outcome === 'hold' && day && decideBy && decideBy <= day)
      return problem('decideBy', 'must be after the date of the letter')
    if (keep === 'ask' && day && keepUntil && keepUntil <= day)
      return problem('keepUntil', 'must be after the date of the letter')
    return keep !== 'none' && day && deleteOn && deleteOn < day
      ? problem('deleteOn', 'must not be before the date of the letter')
      : undefined
  },

  warns({ ownFeedback = '', feedback, stage, outcome }) {
    const found = riskyWords(ownFeedback)
    const of = (risk: 'promise' | 'comparison' | 'person') =>
      found.filter((one) => one.risk === risk).map(({ word }) => word)
    const [person, promise, comparison] = [of('person'), of('promise'), of('comparison')]
    return [
      ...(person.length > 0
        ? [
            {
              is: 'bad' as const,
              says: `About the person and not the position: ${person.join(', ')}. It may be read as discrimination.`,
            },
          ]
        : []),
      ...(promise.length > 0
        ? [{ is: 'fair' as const, says: `Promises more than you can keep: ${promise.join(', ')}.` }]
        : []),
      ...(comparison.length > 0
        ? [{ is: 'fair' as const, says: `Compares people: ${comparison.join(', ')}. Name the demand instead.` }]
        : []),
      ...(outcome === 'refused' && stage === 'final' && feedback === 'none'
        ? [
            {
              is: 'plain' as const,
              says: 'After the last round people expect a reason. Offer a call or name what decided.',
            },
          ]
        : []),
    ]
  },

  records: employerRecords,
  makes:
    'A reply to an applicant for each stage, with feedback tied to the demands of the position and a list of words that it should not have.',
  limits: [
    'Not legal advice. Which reasons must or must not be given, and how long documents are kept, differs by country.',
    'The list of words is English and does not understand a sentence. “A single task” is not meant, and may still be named.',
    'For US background checks the law asks for notices of their own, which this letter is not.',
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), article 7(3): the right to withdraw consent, told beforehand',
      href: 'https://law-reg.org/gdpr-en/regulation_translate/55',
    },
  ],

  examples: [
    {
      name: 'After the interview, with a reason',
      given: {
        companyName: 'Harbour Tools Ltd',
        candidateName: 'Maya Lind',
        jobTitle: 'Production planner',
        stage: 'interview',
        feedback: 'given',
        criterion: 'task',
        keep: 'delete',
        letterDate: '2027-02-01',
        deleteOn: '2027-08-01',
      },
      expect: {
        text: [
          'Thank you for coming to the interview about the position of Production planner.',
          'What decided was the solution of the task that all who were interviewed worked on.',
          'We delete your documents by August 1, 2027',
        ],
      },
    },
    {
      name: 'Not decided yet',
      given: { outcome: 'hold', decideBy: '2027-03-15', letterDate: '2027-02-22', jobTitle: 'Cook' },
      expect: { text: ['will write again by March 15, 2027. You do not need to do anything until then.'] },
    },
  ],
})
