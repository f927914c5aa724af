import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, money, text } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'
import { coverage } from '@/lib/subjects/hiring/job-ad'
import { otherFirms, repeatedLines, wornPhrases } from '@/lib/subjects/hiring/letter-checks'
import { salutation, signOff } from '@/lib/subjects/letters/salutation'
import template from './cover-letter.template.md'

interface Own {
  hook: string
  firstProof: string
  secondProof?: string | undefined
  firm?: string | undefined
}

const ownText = ({ hook, firstProof, secondProof = '', firm = '' }: Own) =>
  [hook, firstProof, secondProof, firm].join('\n')
const wordsIn = (text: string) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length
const linesIn = (text = '') => text.split('\n').filter((line) => line.trim() !== '')

/** What the letter says besides the applicant's own paragraphs, about so many words. */
const fixedWords = 60

function lengthNotice(own: string): Notice[] {
  const words = wordsIn(own)
  if (words === 0) return []
  const all = words + fixedWords
  if (all < 250) return [{ is: 'plain', says: `About ${all} words. A full page has 250 to 400; a proof may say more.` }]
  if (all > 400) return [{ is: 'fair', says: `About ${all} words, more than the 400 of one page.` }]
  return [{ is: 'good', says: `About ${all} words: one page.` }]
}

function adNotices(ad: string, own: string): Notice[] {
  if (ad.trim() === '') return []
  const { covered, missing } = coverage(ad, own)
  return [
    ...(covered.length > 0 ? [{ is: 'good' as const, says: `Your letter answers: ${covered.join(', ')}.` }] : []),
    ...(missing.length > 0
      ? [{ is: 'plain' as const, says: `In the advertisement and not in your letter: ${missing.join(', ')}.` }]
      : []),
  ]
}

export default defineLetter({
  template,
  form: {
    applicantName: text('Your name', { placeholder: 'Maya Lind', as: 'name' }),
    companyName: text('Company', { placeholder: 'Harbour Tools Ltd' }),
    jobTitle: text('Job title', { placeholder: 'Production planner' }),
    hook: longText('Why this job', {
      lines: 3,
      maxLength: 3000,
      help: 'One thing about the job or the firm that made you stop, and what it has to do with you.',
    }),
    firstProof: longText('First proof', {
      lines: 4,
      maxLength: 3000,
      help: 'A demand of the advertisement, what you did about such a thing, and what came of it in figures.',
    }),

    ad: longText('The advertisement', {
      optional: true,
      lines: 5,
      maxLength: 30_000,
      help: 'Paste it. The page lists what it asks for and what your letter does not mention yet.',
      refines: true,
      section: 'Compare',
    }),
    cvLines: longText('Lines of your CV', {
      optional: true,
      lines: 3,
      maxLength: 20_000,
      help: 'One a line. A sentence that is in both is told.',
      refines: true,
      section: 'Compare',
    }),
    formerFirms: longText('Firms you wrote to before', {
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'One a line. A name left over from an earlier letter is told.',
      refines: true,
      section: 'Compare',
    }),

    secondProof: longText('Second proof', {
      optional: true,
      lines: 4,
      maxLength: 3000,
      refines: true,
      section: 'The letter',
    }),
    firm: longText('What you would bring to this firm', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      refines: true,
      section: 'The letter',
    }),
    tone: choice('Tone', {
      options: { plain: 'Plain', warm: 'Warm', formal: 'Formal' },
      initial: 'plain',
      refines: true,
      section: 'The letter',
    }),
    style: choice('Salutation and closing', {
      options: { uk: 'British', us: 'American' },
      initial: 'uk',
      initialIn: { us: 'us', ca: 'us' },
      refines: true,
      section: 'The letter',
    }),
    person: text('Person addressed', {
      optional: true,
      placeholder: 'Ms Berg',
      maxLength: 100,
      refines: true,
      section: 'The letter',
    }),
    reference: text('Reference of the advertisement', {
      optional: true,
      maxLength: 100,
      refines: true,
      section: 'The letter',
    }),
    seen: text('Where you saw it', {
      optional: true,
      placeholder: 'on your website',
      maxLength: 150,
      refines: true,
      section: 'The letter',
    }),
    referrer: text('Who suggested it', { optional: true, maxLength: 150, refines: true, section: 'The letter' }),
    start: date('You could begin on', { optional: true, refines: true, section: 'The letter' }),
    pay: money('Pay you have in mind, a year', {
      optional: true,
      above: 0,
      help: 'Only where the advertisement asks for it.',
      refines: true,
      section: 'The letter',
    }),

    letterDate: date('Date of the letter', { optional: true, later: true, refines: true, section: 'Sheet' }),
    applicantAddress: longText('Your address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Sheet',
    }),
    applicantContact: text('Your phone or e-mail', { optional: true, refines: true, section: 'Sheet' }),
    companyAddress: longText('Company’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Sheet',
    }),
    enclosures: longText('Enclosed', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'One a line.',
      refines: true,
      section: 'Sheet',
    }),
  },
  unwritten: ['ad', 'cvLines', 'formerFirms', 'style', 'person'],
  mail: { subject: ({ jobTitle, applicantName }) => `Application: ${jobTitle}, ${applicantName}` },
  derived: {
    greeting: { label: 'salutation', from: [], write: ({ person, style }) => salutation(person, style) },
    close: { label: 'closing', from: [], write: ({ person, style }) => signOff(person, style) },
  },

  warns(values) {
    const { companyName, ad = '', cvLines, formerFirms, start, letterDate } = values
    const own = ownText(values)
    const firms = otherFirms(own, companyName, linesIn(formerFirms))
    const worn = wornPhrases(own)
    const repeated = repeatedLines(own, linesIn(cvLines))
    const hasFigure = /\d/.test(own)
    return [
      ...(firms.length > 0
        ? [
            {
              is: 'bad' as const,
              says: `The letter goes to ${companyName || 'a company'} and names ${firms.join(', ')}.`,
            },
          ]
        : []),
      ...lengthNotice(own),
      ...adNotices(ad, own),
      ...(worn.length > 0
        ? [{ is: 'fair' as const, says: `Phrases that readers have met often: ${worn.join(', ')}.` }]
        : []),
      ...(repeated.length > 0
        ? [{ is: 'fair' as const, says: `Word for word in your CV: “${repeated[0]?.trim()}”.` }]
        : []),
      ...(wordsIn(own) > 40 && !hasFigure
        ? [{ is: 'fair' as const, says: 'No figure yet. How many, how much, or in what time?' }]
        : []),
      ...(start && letterDate && start < letterDate
        ? [{ is: 'bad' as const, says: 'You could begin before the date of the letter.' }]
        : []),
    ]
  },

  records: { kind: 'letter', date: 'letterDate' },
  makes:
    'A cover letter of one page from your own proofs, compared with the advertisement phrase by phrase after the RAKE method.',
  limits: [
    'The comparison looks for words in another form, not for meaning: “forklift licence” is not found in “licensed to drive lift trucks”.',
    'Phrases are taken from advertisements in English.',
    'The number of words counts your own paragraphs and about 60 of the fixed sentences.',
  ],
  sources: [
    {
      title:
        'Rose, Engel, Cramer and Cowley: Automatic keyword extraction from individual documents (RAKE), as described by slowraker',
      href: 'https://crew102.github.io/slowraker/articles/getting-started.html',
    },
    {
      title: 'Business Letter: Greeting (salutations and closings in British and American English)',
      href: 'https://www.ego4u.com/en/business-english/communication/business-letter/greeting',
    },
  ],

  examples: [
    {
      name: 'A planner who counts in days',
      given: {
        applicantName: 'Maya Lind',
        applicantContact: 'maya.lind@mail.example',
        companyName: 'Harbour Tools Ltd',
        jobTitle: 'Production planner',
        person: 'Ms Berg',
        seen: 'on your website',
        hook: 'Your advertisement says that spindles wait eleven days for bearings. I have spent three years on exactly such a queue.',
        firstProof:
          'At a pump maker in Leeds I planned stock and delivery routes for 140 parts. I moved the order point of the twelve slowest ones, and waiting fell from nine days to four.',
        ad: 'Stock planning, delivery routes and forklift licence. Night shift.',
        letterDate: '2027-02-01',
        style: 'uk',
      },
      expect: {
        text: [
          'Dear Ms Berg\n',
          'I am applying for the position of Production planner, which I saw on your website.',
          'waiting fell from nine days to four.',
          'Yours sincerely\n\nMaya Lind',
        ],
      },
    },
    {
      name: 'Suggested by somebody, in American English',
      given: { style: 'us', tone: 'warm', referrer: 'Owen Hart', start: '2027-05-03', jobTitle: 'Buyer' },
      expect: { text: ['Dear Sir or Madam:', 'Owen Hart suggested that I write to you.', 'Sincerely,'] },
    },
  ],
})
