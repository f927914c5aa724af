import type { Report } from '@/lib/base/report/report'
import { graphemeCount } from '@/lib/base/text/graphemes'
import { counted, whole } from '@/lib/messages/counted'
import { arialWidth } from '@/lib/subjects/html/arial'
import { sentimentOf } from '@/lib/subjects/sentiment/vader'
import { isEnglishStopWord } from '@/lib/subjects/word-count/english-stop-words'
import { copyReport, type PlacedLine } from './report'
import { house, judgeLine, weightsIn, type CopyRule, type Judgement } from './rules'
import { hiddenSigns, isEnglish, phraseIn, shoutedWords, wordsOf } from './words'

export interface HeadlineQuestion {
  source: string | Blob
  keyword: string
  weights: string
}

export interface Headline extends PlacedLine {
  words: readonly string[]
  isEnglish: boolean
  keyword: string
  /** Numbers of the lines that say the same, or begin with the same three words. */
  alike: readonly number[]
}

const govUk = 'GOV.UK: content design, writing titles'
const google = 'Google Search Central: title links'
const nielsen = 'Jakob Nielsen: headlines of BBC News (2009), as quoted by others'
const facebook = 'Facebook: clickbait in News Feed (2016), as quoted by others'

const pass = (says: string): Judgement => ({ outcome: 'pass', says })
const fail = (says: string, detail: string): Judgement => ({ outcome: 'fail', says, detail })
const absent = (says: string): Judgement => ({ outcome: 'absent', says })
const notEnglish = absent('The words are not English, so this rule was not asked.')

const mostCharacters = 65

const emptyTitles = new Set(
  'home,homepage,untitled,welcome,blog,news,update,updates,post,new post,article,page,profile,title,introduction,test'.split(
    ',',
  ),
)

/** Phrases that keep back what the text is about. */
const withholding =
  "you won't believe|you will not believe|you'll never guess|you will never guess|what happened next|what happens next|happened when|this one trick|this one weird trick|this simple trick|one weird trick|the reason will|the reason why will|here's what happened|this is what happened|what they found|nobody tells you|no one tells you|what nobody|this is why|number will shock|will surprise you|wait until you see|wait till you see|find out why|guess what|the secret to|secrets they".split(
    '|',
  )

/** Words that promise more than most texts keep. */
const exaggerating =
  'shocking|mind blowing|mindblowing|jaw dropping|unbelievable|incredible|insane|insanely|epic|ultimate|life changing|game changer|game changing|never ever|never again|best ever|the best ever|of all time|miracle|guaranteed|will shock you|blow your mind|change your life|changed my life|must see|must read|you have to see|you need to see|everyone is talking|nobody can resist|100%'.split(
    '|',
  )

/** Words that point at something which is not in the headline. */
const pointing = /^(?:this|these|that|those|he|she|they|it|his|her|their|its|here)(?:'s|’s|'re|’re)?$/i
/** What such a word points at may follow at once: "this week", "these 5 tools". */
const pointedAt = /^(?:\d|year|month|week|morning|season|summer|winter|spring|autumn|fall|time|guide)/i

const rules: readonly CopyRule<Headline>[] = [
  {
    name: 'Length',
    source: govUk,
    weight: 2,
    judge({ text }) {
      const count = graphemeCount(text)
      return count <= mostCharacters
        ? pass(`It has ${whole(count)} characters, ${whole(mostCharacters)} at most are asked for.`)
        : fail(
            `It has ${whole(count)} characters, more than ${whole(mostCharacters)}.`,
            'What stands at the end is cut first where there is little room.',
          )
    },
  },
  {
    name: 'Says something',
    source: google,
    weight: 10,
    judge({ text, words }) {
      return emptyTitles.has(words.join(' ').toLowerCase())
        ? fail(`“${text}” says nothing about the text.`, 'Name what a reader finds there.')
        : pass('It is no empty label such as “Home” or “Untitled”.')
    },
  },
  {
    name: 'Substance',
    source: nielsen,
    weight: 3,
    judge({ words, isEnglish }) {
      if (!isEnglish) return notEnglish
      const own = words.filter((word) => !isEnglishStopWord(word.toLowerCase()))
      return own.length >= 3
        ? pass(`${whole(own.length)} of ${whole(words.length)} words carry the meaning.`)
        : fail(
            `Of ${counted(words.length, 'word', 'words')}, ${own.length === 0 ? 'none carries' : own.length === 1 ? 'only 1 carries' : `only ${whole(own.length)} carry`} a meaning.`,
            'Say who, what or how many. The bound of three words is ours.',
          )
    },
  },
  {
    name: 'Keyword',
    source: nielsen,
    weight: 3,
    judge({ text, keyword }) {
      if (keyword === '') return absent('No keyword was given.')
      const at = text.toLowerCase().indexOf(keyword.toLowerCase())
      if (at < 0) return fail(`“${keyword}” is not in it.`, 'Readers look for the words they have in mind.')
      return at <= text.length / 2
        ? pass(`“${keyword}” stands in the first half.`)
        : fail(`“${keyword}” comes late.`, 'Readers of a list see the beginnings. The bound of one half is ours.')
    },
  },
  {
    name: 'No repetition',
    source: google,
    judge({ words }) {
      const counts = new Map<string, number>()
      for (const word of words.map((one) => one.toLowerCase()))
        if (!isEnglishStopWord(word) && word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
      const [word] = [...counts].find(([, count]) => count > 2) ?? []
      return word === undefined
        ? pass('No word is repeated for search engines.')
        : fail(`“${word}” stands there ${whole(counts.get(word) ?? 0)} times.`, 'Google calls it keyword stuffing.')
    },
  },
  {
    name: 'Stands alone',
    source: nielsen,
    weight: 2,
    judge({ words, isEnglish }) {
      if (!isEnglish) return notEnglish
      const [first = '', second = ''] = words
      return pointing.test(first) && !pointedAt.test(second)
        ? fail(`It begins with “${first}” and does not say what that is.`, 'In a list nothing stands before it.')
        : pass('It can be understood without the text.')
    },
  },
  {
    name: 'Withholds nothing',
    source: facebook,
    weight: 3,
    judge({ text, isEnglish }) {
      if (!isEnglish) return notEnglish
      const found = phraseIn(text, withholding)
      return found === undefined
        ? pass('No phrase keeps back what the text is about.')
        : fail(`“${found}” keeps back what the text is about.`, 'Say it; who is interested reads on. The list is ours.')
    },
  },
  {
    name: 'No exaggeration',
    source: facebook,
    weight: 2,
    judge({ text, isEnglish }) {
      if (!isEnglish) return notEnglish
      const found = phraseIn(text, exaggerating)
      return found === undefined
        ? pass('No word promises more than a text can keep.')
        : fail(`“${found}” promises a lot.`, 'Readers do not come back to pages that promised more. The list is ours.')
    },
  },
  {
    name: 'No shouting',
    source: govUk,
    weight: 2,
    judge({ text }) {
      const shouted = shoutedWords(text)
      return shouted.length === 0
        ? pass('No word is written in capitals.')
        : fail(
            `In capitals: ${shouted.slice(0, 3).join(', ')}.`,
            'Capitals are harder to read. Known abbreviations are fine.',
          )
    },
  },
  {
    name: 'Punctuation',
    source: house,
    judge({ text }) {
      const found = /[!?]{2,}|\.{4,}/.exec(text)?.[0] ?? ((text.match(/!/g)?.length ?? 0) > 1 ? '! … !' : undefined)
      return found === undefined
        ? pass('No run of exclamation or question marks.')
        : fail(`“${found}” says it louder and not better.`, 'One sign is enough.')
    },
  },
  {
    name: 'No full stop',
    source: govUk,
    judge: ({ text }) =>
      /[^.]\.\s*$/.test(text) && !/\b(?:\p{Lu}\.){2,}\s*$/u.test(text)
        ? fail('It ends with a full stop.', 'A title has none.')
        : pass('No full stop at the end.'),
  },
  {
    name: 'No dashes or slashes',
    source: govUk,
    judge({ text }) {
      const found = /\s[-–]\s|[—/]/.exec(text)?.[0]?.trim()
      return found === undefined
        ? pass('No dash or slash parts it.')
        : fail(`“${found}” parts it.`, 'A colon does the same and is read aloud better.')
    },
  },
  {
    name: 'Not alike',
    source: google,
    weight: 2,
    judge({ alike }) {
      return alike.length === 0
        ? pass('No other headline of the list says the same or begins with the same three words.')
        : fail(
            `It is like line ${alike.slice(0, 5).map(whole).join(', ')}.`,
            'Titles that are alike make pages hard to tell apart.',
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
        : fail(`It holds invisible characters: ${found.slice(0, 4).join(', ')}.`, 'They came with a copied text.')
    },
  },
]

export const headlineRuleNames: readonly string[] = rules.map(({ name }) => name)

/** What kind of headline it is, by how it begins and ends. */
export function kindOf(text: string): string {
  if (/\?\s*$/.test(text)) return 'Question'
  if (/^how (?:to|i|we|you)\b/i.test(text)) return 'How-to'
  if (
    /^(?:the\s+|top\s+)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s+(?!percent|per cent|%)[\p{L}]/iu.test(
      text,
    )
  )
    return 'List'
  if (/^(?:why|what|when|where|who|which)\b/i.test(text)) return 'Explanation'
  return 'Statement'
}

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`
/** Search results set titles at 20 pixels. */
const titleSize = 20

/** Headlines held against published and own rules, the best first. */
export function headlineReport(lines: readonly PlacedLine[], keyword: string, weights: string): Report {
  const wanted = keyword.trim()
  const beginnings = new Map<string, number[]>()
  const keysOf = (text: string) => {
    const words = wordsOf(text.toLowerCase())
    return [words.join(' '), ...(words.length > 3 ? [`${words.slice(0, 3).join(' ')} …`] : [])]
  }
  for (const { text, number } of lines)
    for (const key of keysOf(text)) beginnings.set(key, [...(beginnings.get(key) ?? []), number])
  const headlines = lines.map((line): Headline => ({
    ...line,
    words: wordsOf(line.text),
    isEnglish: isEnglish(line.text),
    keyword: wanted,
    alike: [...new Set(keysOf(line.text).flatMap((key) => beginnings.get(key) ?? []))]
      .filter((number) => number !== line.number)
      .toSorted((a, b) => a - b),
  }))
  const read = weightsIn(weights, headlineRuleNames)
  return copyReport(
    headlines.map((headline) => judgeLine(headline, rules, read.weights)),
    {
      one: 'headline',
      many: 'headlines',
      columns: ['Kind', 'Words', 'Characters', 'Width in results', 'Tone'],
      cells: ({ text, words, isEnglish }) => [
        kindOf(text),
        whole(words.length),
        whole(graphemeCount(text)),
        `${whole(Math.round(arialWidth(text, titleSize)))} px`,
        isEnglish ? signed(sentimentOf(text).compound) : 'Not English',
      ],
      note: 'The score is the weight of the rules kept, out of those that apply. What a rule weighs stands in the last table; the weights are ours and can be changed. It foretells no clicks: nobody can without showing the headline to readers.',
      wrongWeights: read.wrong,
    },
  )
}
