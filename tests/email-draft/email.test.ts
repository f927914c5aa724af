import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodedSubject } from '@/lib/subjects/copy-rules/encoded-words'
import { emailAnswer } from '@/lib/subjects/email-draft/answer'
import { changesOf } from '@/lib/subjects/email-draft/changes'
import { emailChecks, weekdayFindings, type CheckedEmail } from '@/lib/subjects/email-draft/checks'
import { dayInWords, emailDrafts, sentencesOf, type EmailFacts } from '@/lib/subjects/email-draft/drafts'
import { intents } from '@/lib/subjects/email-draft/intents'
import { messageFile, mailtoLink } from '@/lib/subjects/email-draft/message'

fc.configureGlobal({ seed: 20261128 })

const facts: EmailFacts = {
  intent: 'request',
  about: 'the plan of the ground floor',
  points: '- we start on the tiles\n- the door moves 20 cm to the left',
  recipient: 'Ms Okafor',
  sender: 'Lena Brandt',
  tone: 'neutral',
  length: 'medium',
  isEasy: false,
  by: '2026-07-03',
  attached: '',
  ask: '',
}
const today = '2026-06-20'
const sound: CheckedEmail = {
  subject: 'Plan',
  text: 'Could you send the plan?',
  attached: '',
  asks: true,
  by: '',
  today,
}
const said = (email: Partial<CheckedEmail>) => emailChecks({ ...sound, ...email }).map(({ says }) => says)

describe('drafts', () => {
  it('are three arrangements of the same facts', () => {
    const { subject, drafts } = emailDrafts(facts)
    expect(subject).toBe('The plan of the ground floor: a request')
    expect(drafts.map(({ text }) => text)).toEqual([
      'Hello Ms Okafor,\n\nI am writing to ask for the plan of the ground floor. Could you help with this by Friday, 3 July 2026?\n\nWe start on the tiles. The door moves 20 cm to the left.\n\nThank you for your help.\n\nBest regards,\nLena Brandt',
      'Hello Ms Okafor,\n\nI need the plan of the ground floor, and I hope that you can help.\n\n- We start on the tiles.\n- The door moves 20 cm to the left.\n\nCould you help with this by Friday, 3 July 2026?\n\nThank you for your help.\n\nKind regards,\nLena Brandt',
      'Hello Ms Okafor,\n\nMy request is about the plan of the ground floor.\n\nWe start on the tiles.\n\nThe door moves 20 cm to the left.\n\nCould you help with this by Friday, 3 July 2026?\n\nThank you for your help.\n\nRegards,\nLena Brandt',
    ])
    // Counted by Python: len(re.findall(r"[A-Za-z0-9]+", text)).
    expect(drafts.map(({ words }) => words)).toEqual([47, 50, 44])
  })

  it('know sixty intents, whose sentences all take what is typed', () => {
    expect(Object.keys(intents).length).toBe(60)
    for (const { subject, opens, label, group } of Object.values(intents)) {
      expect([label, group].every((text) => text !== '')).toBe(true)
      expect(subject === 'My condolences' || /\{about\}/i.test(subject)).toBe(true)
      expect(opens.every((open) => /\{about\}/i.test(open) && /[.?!]$/.test(open))).toBe(true)
      expect(new Set(opens).size).toBe(3)
    }
  })

  it('hold no figure and no name that was not typed', () => {
    const bare = { ...facts, about: '', points: '', recipient: '', sender: '', by: '' }
    for (const intent of Object.keys(intents))
      for (const length of ['short', 'medium', 'long'] as const)
        for (const { text } of emailDrafts({ ...bare, intent, length }).drafts) {
          expect(text).not.toMatch(/\d/)
          expect(text).toContain('[what it is about]')
          expect(text).toContain('[your name]')
        }
  })

  it('hold every point, whatever it is, in each draft', () => {
    const point = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 6 }), fc.constantFrom(...Object.keys(intents)), (points, intent) => {
        const wanted = sentencesOf(points.join('\n'))
        for (const { text } of emailDrafts({ ...facts, points: points.join('\n'), intent }).drafts)
          for (const sentence of wanted) expect(text).toContain(sentence)
      }),
    )
  })

  it('change their own words with tone and ease, and the visitor’s never', () => {
    const text = (change: Partial<EmailFacts>) =>
      emailDrafts({ ...facts, points: 'I am not sure', ...change }).drafts[0]?.text
    expect(text({ tone: 'friendly' })).toContain('I’m writing to ask')
    expect(text({ tone: 'friendly' })).toContain('I am not sure.')
    expect(text({ isEasy: true })).toContain('I ask for the plan')
    expect(text({ tone: 'formal', recipient: '' })).toMatch(/^Dear Sir or Madam,/)
    expect(text({ ask: 'when can I have it?' })).toContain('When can I have it?')
    expect(text({ attached: 'the sketch' })).toContain('I attach the sketch.')
    expect(text({ length: 'long' })).toContain('If anything is unclear')
    expect(text({ length: 'short' })).not.toContain('Thank you')
  })
})

describe('checks', () => {
  it('find nothing in a sound e-mail', () =>
    expect(said({})).toEqual(['No forgotten attachment, no wrong weekday, and nothing left open.']))
  it.each([
    ['I attach the plan. Is it right?', '', /no attachment is named/],
    ['Please find enclosed the plan.', '', /“enclosed”/],
    ['Is the plan right?', 'the plan', /does not mention it/],
    ['I attach it. Right?', 'the plan', /\nAttach it before you send: the plan\.$/],
    ['The plan is done.', '', /^Nothing is asked\.$/],
    ['Could you ask [name]?', '', /Not filled in yet: \[name\]/],
  ])('%s (%s)', (text, attached, says) => expect(said({ text, attached }).join('\n')).toMatch(says))
  it('take “attack” and “closed” for what they are', () =>
    expect(said({ text: 'They closed the shop after the attack. Why?' })[0]).toMatch(/^No forgotten/))
  it('look at the subject and at the day', () => {
    expect(said({ subject: ' ' })).toContain('The subject is empty.')
    expect(said({ by: '2026-06-19' })).toContain('The day until which you want an answer has passed.')
  })

  // Weekdays by Python's datetime.
  it.each([
    ['2026-07-03', 'Friday, 3 July 2026'],
    ['2026-12-24', 'Thursday, 24 December 2026'],
    ['2027-02-28', 'Sunday, 28 February 2027'],
    ['2024-02-29', 'Thursday, 29 February 2024'],
  ])('%s is %s', (day, words) => {
    expect(dayInWords(day)).toBe(words)
    expect(weekdayFindings(`on ${words}`, today)).toEqual([])
  })
  it.each([
    ['Thursday, 3 July 2026', '3 July 2026 is a Friday'],
    ['Mon 3rd of July', '3 July 2026 is a Friday'],
    ['Thursday, July 3, 2026', '3 July 2026 is a Friday'],
    ['Wed, 2026-12-24', '24 December 2026 is a Thursday'],
    ['Sunday, 31 June 2026', 'no day of the calendar'],
  ])('%s: %s', (written, says) => expect(weekdayFindings(written, today)[0]?.says).toContain(says))
  it('allow a day of next year where no year stands', () =>
    expect(weekdayFindings('Sunday, 28 February', today)).toEqual([]))
})

describe('message', () => {
  // urllib.parse.quote of Python 3.11, with CR LF as RFC 6068 has it.
  it('is a link', () =>
    expect(mailtoLink({ to: 'list@example.org', subject: 'Grüße: 50 % & mehr', text: 'one\ntwo?' })).toBe(
      'mailto:list@example.org?subject=Gr%C3%BC%C3%9Fe%3A%2050%20%25%20%26%20mehr&body=one%0D%0Atwo%3F',
    ))
  // base64.encodebytes of Python 3.11.
  it('is a file', () => {
    const eml = messageFile({
      to: 'okafor@example.com',
      subject: 'Grüße aus Köln',
      text: 'Dear Ms Okafor,\n\nGrüße aus Köln – 50 € für den Entwurf, wie am 3. Juli besprochen.',
    })
    const [head = '', body] = eml.split('\r\n\r\n')
    expect(head.split('\r\n')).toContain('To: okafor@example.com')
    expect(decodedSubject(/Subject: (.*)/.exec(head)?.[1] ?? '')).toBe('Grüße aus Köln')
    expect(body).toBe(
      'RGVhciBNcyBPa2Fmb3IsDQoNCkdyw7zDn2UgYXVzIEvDtmxuIOKAkyA1MCDigqwgZsO8ciBkZW4g\r\nRW50d3VyZiwgd2llIGFtIDMuIEp1bGkgYmVzcHJvY2hlbi4NCg==\r\n',
    )
  })
  it('has no line break in its head that somebody typed', () =>
    expect(messageFile({ to: 'a@b.c\r\nBcc: x@y.z', subject: 'a\nBcc: x@y.z', text: '' })).not.toMatch(/^Bcc/m))
})

it('says what a rewording changed', () => {
  const { parts, gone } = changesOf('We meet on Friday at ten.', 'We meet on Monday at ten sharp.')
  expect(parts.map(({ text }) => text).join('')).toBe('We meet on Monday at ten sharp.')
  expect(parts.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toEqual(['Monday', 'ten sharp.'])
  expect(gone).toBe(2)
})

it('checks the edited e-mail, where there is one', () => {
  const question = { facts, edited: 'See the attached file.', subject: '' }
  expect(emailAnswer(question, today)).toMatchObject({ isEdited: true, text: 'See the attached file.' })
  expect(emailAnswer(question, today).findings.map(({ says }) => says)).toEqual([
    '“attached” stands in the text, and no attachment is named.',
    'Nothing is asked.',
  ])
  expect(emailAnswer({ ...question, edited: ' ' }, today)).toMatchObject({ isEdited: false })
})
