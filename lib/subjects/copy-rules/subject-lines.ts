import type { Report } from '@/lib/base/report/report'
import { graphemeCount } from '@/lib/base/text/graphemes'
import { counted, whole } from '@/lib/messages/counted'
import { sentimentOf } from '@/lib/subjects/sentiment/vader'
import { encodedWords, subjectField } from './encoded-words'
import { mergeTagsIn, missingValue, withoutTags } from './merge-tags'
import { copyReport, type PlacedLine } from './report'
import { house, judgeLine, weightsIn, type CopyRule, type Judgement } from './rules'
import { capitalShare, emojisIn, hiddenSigns, isEnglish, phraseIn, shoutedWords, wordsOf } from './words'

export interface SubjectQuestion {
  source: string | Blob
  preheader: string
  weights: string
}

export interface SubjectLine extends PlacedLine {
  preheader: string
  words: readonly string[]
  isEnglish: boolean
}

const kajabi = 'Kajabi: avoid spammy subject lines'
const intuit = 'Intuit (Mailchimp): content in email'
const canSpam = 'United States Code, title 15, section 7704(a)(2)'
const spamAssassin = 'Apache SpamAssassin: rule SUBJ_ALL_CAPS'
const rfc5322 = 'RFC 5322, section 2.1.1'

const pass = (says: string): Judgement => ({ outcome: 'pass', says })
const fail = (says: string, detail: string): Judgement => ({ outcome: 'fail', says, detail })
const absent = (says: string): Judgement => ({ outcome: 'absent', says })

const mostCharacters = 50
const mostWords = 8
const mostMarks = 4

/** Phrases of offers that everybody has seen too often, by what they play on. */
const pushing: Readonly<Record<string, readonly string[]>> = {
  money:
    'free money|cash bonus|extra cash|earn money|make money|double your|get paid|no cost|risk free|risk-free|100% free|$$$|million dollars|no fees|lowest price|cheap'.split(
      '|',
    ),
  haste:
    "act now|act fast|buy now|order now|limited time|last chance|hurry|hurry up|expires today|urgent|while supplies last|don't delay|only today|offer expires|final notice".split(
      '|',
    ),
  prizes:
    "you have won|you've won|winner|you won|congratulations|claim your prize|you have been selected|you've been selected|lucky".split(
      '|',
    ),
  promises:
    'guaranteed|100%|miracle|no obligation|no catch|satisfaction guaranteed|amazing|once in a lifetime|this is not spam|not spam'.split(
      '|',
    ),
  clicks: 'click here|click below|click now|open now|open immediately'.split('|'),
}

const fillers =
  /view (?:this|it|the email)? ?(?:email )?(?:in|online|on)|can't (?:see|read)|cannot (?:see|read)|trouble viewing|unsubscribe|web version/i

const rules: readonly CopyRule<SubjectLine>[] = [
  {
    name: 'Length',
    source: kajabi,
    weight: 2,
    judge({ text }) {
      const count = graphemeCount(text)
      return count <= mostCharacters
        ? pass(`It has ${whole(count)} characters, ${whole(mostCharacters)} at most are asked for.`)
        : fail(
            `It has ${whole(count)} characters, more than ${whole(mostCharacters)}.`,
            'On phones the end is cut; see below what is left.',
          )
    },
  },
  {
    name: 'Words',
    source: intuit,
    judge: ({ words }) =>
      words.length <= mostWords
        ? pass(`${counted(words.length, 'word', 'words')}, fewer than nine.`)
        : fail(
            `It has ${whole(words.length)} words; fewer than nine are asked for.`,
            'Leave out what the preheader can say.',
          ),
  },
  {
    name: 'Punctuation',
    source: kajabi,
    judge({ text }) {
      const count = withoutTags(text, '').match(/\p{P}/gu)?.length ?? 0
      return count <= mostMarks
        ? pass(`${counted(count, 'punctuation mark', 'punctuation marks')}, ${whole(mostMarks)} at most.`)
        : fail(`It has ${whole(count)} punctuation marks, more than ${whole(mostMarks)}.`, 'Tags are not counted.')
    },
  },
  {
    name: 'No runs of signs',
    source: house,
    judge({ text }) {
      const found = /[!?]{2,}|[$€£]{2,}|\.{4,}/.exec(text)?.[0]
      return found === undefined
        ? pass('No run of exclamation marks or currency signs.')
        : fail(`“${found}” shouts.`, 'One sign says as much.')
    },
  },
  {
    name: 'Capitals',
    source: kajabi,
    judge({ text }) {
      const share = capitalShare(text)
      if (share === undefined) return absent('There are no letters with capitals.')
      return share < 0.5
        ? pass('Fewer than half of the letters are capitals.')
        : fail(
            `${whole(Math.round(share * 100))}% of the letters are capitals.`,
            'Half of them is counted as shouting.',
          )
    },
  },
  {
    name: 'No words in capitals',
    source: spamAssassin,
    weight: 2,
    judge({ text }) {
      const shouted = shoutedWords(withoutTags(text, ''))
      return shouted.length === 0
        ? pass('No word is written in capitals.')
        : fail(
            `In capitals: ${shouted.slice(0, 3).join(', ')}.`,
            'That filter counts subjects that are capitals throughout; a single word is judged by readers.',
          )
    },
  },
  {
    name: 'Emoji',
    source: intuit,
    judge({ text }) {
      const found = emojisIn(text)
      if (found.length === 0) return pass('No emoji.')
      return found.length === 1
        ? pass(`One emoji, ${found[0] ?? ''}. Old mail programs show a box.`)
        : fail(
            `${whole(found.length)} emoji: ${found.slice(0, 5).join(' ')}`,
            'They are to be used sparingly; the bound of one is ours.',
          )
    },
  },
  {
    name: 'No false reply',
    source: canSpam,
    weight: 5,
    judge({ text }) {
      const found = /^\s*(?:re|aw|sv|fw|fwd|wg|tr)\s*(?:\[\d+\])?\s*:/i.exec(text)?.[0]?.trim()
      return found === undefined
        ? pass('It does not pretend to be an answer.')
        : fail(
            `“${found}” says that it answers or passes on a mail.`,
            'If it does not, it misleads. In the United States a sender of commercial mail must not knowingly mislead by the subject about what is in the mail.',
          )
    },
  },
  {
    name: 'No pushing',
    source: house,
    weight: 2,
    judge({ text, isEnglish }) {
      if (!isEnglish) return absent('The words are not English, so this rule was not asked.')
      const found = Object.entries(pushing).flatMap(([kind, phrases]) => {
        const phrase = phraseIn(text, phrases)
        return phrase === undefined ? [] : [`“${phrase}” (${kind})`]
      })
      return found.length === 0
        ? pass('No phrase of the usual advertising.')
        : fail(
            `Read a thousand times: ${found.join(', ')}.`,
            'Filters weigh who sends and how recipients react far more than single words. Readers weigh the words.',
          )
    },
  },
  {
    name: 'Tags whole',
    source: house,
    weight: 10,
    judge({ text }) {
      const { tags, broken } = mergeTagsIn(text)
      if (missingValue.test(text))
        return fail('It says undefined, null or NaN: a value was missing.', 'Look at what fills the tag.')
      if (broken.length > 0)
        return fail(`“${broken[0] ?? ''}” is part of a tag that is not whole.`, 'It would be sent as it stands.')
      return tags.length === 0
        ? absent('There are no tags.')
        : pass(`${counted(tags.length, 'tag is', 'tags are')} whole: ${tags.map(({ tag }) => tag).join(', ')}`)
    },
  },
  {
    name: 'Tags of one program',
    source: house,
    weight: 5,
    judge({ text }) {
      const programs = [...new Set(mergeTagsIn(text).tags.map(({ program }) => program))]
      if (programs.length === 0) return absent('There are no tags.')
      return programs.length === 1
        ? pass(`The tags are written as for ${programs[0] ?? ''}.`)
        : fail(`Tags of ${programs.join(' and ')} stand side by side.`, 'One of them would be sent as it stands.')
    },
  },
  {
    name: 'Tags with a fallback',
    source: house,
    weight: 3,
    judge({ text }) {
      const { tags } = mergeTagsIn(text)
      if (tags.length === 0) return absent('There are no tags.')
      const without = tags.find(({ hasFallback }) => !hasFallback)
      return without === undefined
        ? pass('Each tag says, or can say, what stands there if nothing is known.')
        : fail(
            `${without.tag} does not say what stands there if nothing is known.`,
            `Written with it: ${without.example}`,
          )
    },
  },
  {
    name: 'Preheader',
    source: intuit,
    weight: 2,
    judge({ text, preheader }) {
      if (preheader === '') return absent('No preheader was given.')
      const count = graphemeCount(preheader)
      if (preheader.toLowerCase() === text.toLowerCase())
        return fail('The preheader says the subject again.', 'Let it go on.')
      if (fillers.test(preheader)) return fail('The preheader is filler.', 'Write what the mail is about in its place.')
      return count >= 40 && count <= 70
        ? pass(`The preheader has ${whole(count)} characters; 40 to 70 are asked for.`)
        : fail(
            `The preheader has ${whole(count)} characters; 40 to 70 are asked for.`,
            count < 40 ? 'Behind a short one mail programs show the first words of the mail.' : 'The end is not shown.',
          )
    },
  },
  {
    name: 'Length of the field',
    source: rfc5322,
    judge({ text }) {
      const longest = Math.max(...subjectField(text).map((line) => line.length))
      return longest <= 998
        ? pass(`The longest line of the field has ${whole(longest)} characters; 998 are allowed, 78 are good manners.`)
        : fail(
            `A line of the field has ${whole(longest)} characters; 998 are allowed.`,
            'A word without a space cannot be folded.',
          )
    },
  },
  {
    name: 'No hidden signs',
    source: house,
    judge({ text }) {
      const found = hiddenSigns(text)
      return found.length === 0
        ? pass('No invisible characters.')
        : fail(
            `It holds invisible characters: ${found.slice(0, 4).join(', ')}.`,
            'Filters know them from attempts to hide words.',
          )
    },
  },
]

export const subjectRuleNames: readonly string[] = rules.map(({ name }) => name)

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`

/** Numbers of characters after which lists may cut; no program publishes one number. */
const cuts = [25, 35, 50, 70] as const

/** The first characters of a line as a reader sees them. */
function cutAfter(text: string, count: number): string {
  const parts = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
  return parts.length <= count ? text : `${parts.slice(0, count).join('')}…`
}

const shownCuts = 10

/** Subject lines held against published and own rules, the best first. A preheader of a line comes before the one for all. */
export function subjectReport(
  lines: readonly (PlacedLine & { preheader?: string })[],
  preheader: string,
  weights: string,
): Report {
  const subjects = lines.map((line): SubjectLine => ({
    ...line,
    preheader: (line.preheader ?? '').trim() || preheader.trim(),
    words: wordsOf(withoutTags(line.text, 'name')),
    isEnglish: isEnglish(line.text),
  }))
  const read = weightsIn(weights, subjectRuleNames)
  const report = copyReport(
    subjects.map((subject) => judgeLine(subject, rules, read.weights)),
    {
      one: 'subject line',
      many: 'subject lines',
      columns: ['Words', 'Characters', 'Encoded words', 'Tone'],
      cells: ({ text, words, isEnglish }) => [
        whole(words.length),
        whole(graphemeCount(text)),
        whole(encodedWords(text).length),
        isEnglish ? signed(sentimentOf(text).compound) : 'Not English',
      ],
      note: 'The score is the weight of the rules kept, out of those that apply. What a rule weighs stands in the last table; the weights are ours and can be changed. It foretells no open rate, and no filter decides by the subject alone: they weigh the sender’s reputation and authentication more.',
      wrongWeights: read.wrong,
    },
  )
  if (subjects.length === 0) return report
  return {
    ...report,
    parts: [
      ...report.parts.slice(0, -1),
      {
        heading: 'Where it may be cut',
        tables: [
          {
            label: 'The first characters',
            columns: ['Line', ...cuts.map((count) => `${whole(count)} characters`)],
            rows: subjects
              .slice(0, shownCuts)
              .map(({ number, text }) => [whole(number), ...cuts.map((count) => cutAfter(text, count))]),
          },
        ],
      },
      {
        heading: 'How it travels',
        texts: [
          {
            label: 'The header field (RFC 5322, RFC 2047)',
            text: subjects
              .slice(0, shownCuts)
              .map(({ text }) => subjectField(text).join('\r\n'))
              .join('\r\n'),
          },
        ],
      },
      ...report.parts.slice(-1),
    ],
  }
}
