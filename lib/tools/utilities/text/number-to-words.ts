import { amountInWords, wordStyles } from '@/lib/base/money/in-words'
import { minorUnitDigits } from '@/lib/base/money/currency'
import type { Region } from '@/lib/base/region/types'
import { choice, defineTransform, refusal, text, type Notice, type Refusal } from '@/lib/kits/transform'
import { problem } from '@/lib/base/problem'
import { readDigits } from '@/lib/subjects/number-words/read-digits'
import { readEnglishNumber } from '@/lib/subjects/number-words/read-english'
import {
  englishOrdinal,
  spelled,
  spellings,
  tooLarge,
  type SpellingName,
  type WrittenNumber,
} from '@/lib/subjects/number-words/spell'

type Form = 'number' | 'ordinal' | 'amount' | 'cheque'
interface Wanted {
  language: SpellingName
  form: Form
  currency: string
  capitals: 'small' | 'first' | 'all'
  after: string | undefined
}

const englishStyles: Partial<Record<SpellingName, (typeof wordStyles)[keyof typeof wordStyles]>> = {
  'en-us': wordStyles['without and'],
  'en-gb': wordStyles['with and'],
  'en-in': wordStyles.indian,
}

function cased(words: string, capitals: Wanted['capitals']): string {
  if (capitals === 'all') return words.toLocaleUpperCase('en')
  return capitals === 'first' ? words.slice(0, 1).toUpperCase() + words.slice(1) : words
}

/** Two decimals of an amount; undefined where there are more that are not zero. */
function minorOf({ decimals }: WrittenNumber, digits: number): string | undefined {
  const rest = decimals.slice(digits)
  return /[1-9]/.test(rest) ? undefined : decimals.slice(0, digits).padEnd(digits, '0')
}

function wordsOf(number: WrittenNumber, { language, form, currency }: Wanted): string | undefined {
  const sign = number.isBelow ? `${spellings[language].minus} ` : ''
  if (form === 'number') return spelled(number, language)
  if (form === 'ordinal')
    return number.decimals === '' ? sign + englishOrdinal(spelled({ ...number, isBelow: false }, language)) : undefined
  if (form === 'cheque') {
    const cents = minorOf(number, 2)
    return (
      cents &&
      `${sign}${spelled({ ...number, isBelow: false, decimals: '' }, language)} ${spellings[language].and} ${cents}/100`
    )
  }
  const minor = minorOf(number, minorUnitDigits(currency))
  const style = englishStyles[language]
  if (minor === undefined || !style) return undefined
  return amountInWords(Number(`${number.isBelow ? '-' : ''}${number.whole}${minor}`), currency, style)
}

function spelledLine(line: string, offset: number, wanted: Wanted, region: Region): string | Refusal {
  const read = readDigits(line, region)
  if ('fault' in read) {
    const { fault } = read
    return refusal('This sign belongs to no number.', { offset: offset + fault.offset, length: fault.length })
  }
  const at = { offset, length: line.length }
  const largest = wanted.form === 'amount' ? tooLarge / 1000n : tooLarge
  if (BigInt(read.whole) >= largest)
    return refusal(`Numbers have at most ${wanted.form === 'amount' ? 12 : 15} digits here.`, at)
  const words = wordsOf(read, wanted)
  if (words === undefined)
    return refusal(
      wanted.form === 'ordinal'
        ? 'Only a whole number has a place in a row.'
        : 'This amount has more decimals than its currency.',
      at,
    )
  return cased(`${words}${wanted.after ? ` ${wanted.after}` : ''}`, wanted.capitals)
}

/** Each line by itself; blank ones and line ends stay. */
function eachFilled(given: string, change: (line: string, offset: number) => string | Refusal): string | Refusal {
  const out: string[] = []
  let offset = 0
  for (const [at, part] of given.split(/(\r\n|\n|\r)/).entries()) {
    const changed = at % 2 === 0 && part.trim() !== '' ? change(part, offset) : part
    if (typeof changed !== 'string') return changed
    out.push(changed)
    offset += part.length
  }
  return out.join('')
}

export default defineTransform({
  takes: { kind: 'text', label: 'Numbers', placeholder: '1,234.56, one a line', accept: '.txt,.csv', carried: 'text' },
  gives: { kind: 'text', label: 'In words', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    language: choice('Language', {
      options: {
        'en-us': 'English, American',
        'en-gb': 'English, British',
        'en-in': 'English, Indian (lakh, crore)',
        nl: 'Dutch',
        fr: 'French',
        'fr-be': 'French, Belgian',
        'fr-ch': 'French, Swiss',
        de: 'German',
        it: 'Italian',
        pl: 'Polish',
        'pt-br': 'Portuguese, Brazilian',
        es: 'Spanish',
        sv: 'Swedish',
        tr: 'Turkish',
      },
      initial: 'en-us',
      as: 'menu',
    }),
    form: choice('Write as', {
      options: {
        number: 'Number',
        cheque: 'Cheque, with 56/100',
        amount: 'Amount with its currency (English)',
        ordinal: 'Place in a row, first (English)',
      },
      initial: 'number',
      as: 'menu',
    }),
    currency: choice('Currency', {
      options: {
        AED: 'AED dirham',
        AUD: 'AUD dollar',
        BHD: 'BHD dinar',
        CAD: 'CAD dollar',
        CHF: 'CHF franc',
        CNY: 'CNY yuan',
        EUR: 'EUR euro',
        GBP: 'GBP pound',
        INR: 'INR rupee',
        JPY: 'JPY yen',
        KWD: 'KWD dinar',
        NZD: 'NZD dollar',
        USD: 'USD dollar',
        ZAR: 'ZAR rand',
      },
      initial: 'USD',
      as: 'menu',
      shownWhen: { field: 'form', is: 'amount' },
    }),
    after: text('Words behind it', {
      optional: true,
      maxLength: 60,
      placeholder: 'dollars',
      shownWhen: { field: 'form', is: 'cheque' },
    }),
    capitals: choice('Capitals', {
      options: { small: 'None', first: 'First', all: 'All' },
      initial: 'small',
    }),
  },
  method: 'Words are put together by the default spelling rules of Unicode CLDR for each language',
  leadsTo: ['text-case', 'word-counter'],
  limits: [
    'Numbers have at most 15 digits before the decimal sign, amounts 12.',
    'Names of currencies and places in a row are English. In other languages a cheque has its hundredths as a fraction.',
    'One form of each number: the one for counting, masculine where a language has genders.',
    'Where 1,234 could be two numbers, your region decides which is meant.',
    'The way back reads English words alone.',
  ],
  sources: [
    {
      title: 'Unicode CLDR: rule-based number formats, spellout rules',
      href: 'https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting',
    },
    { title: 'ISO 4217: currency codes and minor units', href: 'https://www.iso.org/iso-4217-currency-codes.html' },
    { title: 'Académie française: cent et vingt', href: 'https://www.academie-francaise.fr/questions-de-langue' },
  ],
  run(given, wanted, { show }) {
    const isEnglish = Object.hasOwn(englishStyles, wanted.language)
    if (!isEnglish && (wanted.form === 'amount' || wanted.form === 'ordinal'))
      return problem('form', 'must be number or cheque in this language; the others are English.')
    const gives = eachFilled(given, (line, offset) => spelledLine(line, offset, wanted, show.region))
    if (typeof gives !== 'string') return gives
    const lines = given.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').length
    const notices: Notice[] = lines > 1 ? [{ is: 'plain', says: `Numbers: ${show.count(lines)}.` }] : []
    return { gives, notices }
  },
  inverse: {
    loses: 'How the number was written, and its currency.',
    run(words) {
      const gives = eachFilled(words, (line, offset) => {
        const read = readEnglishNumber(line)
        if ('digits' in read) return read.digits
        const { fault } = read
        return refusal('This word fits into no English number here.', {
          offset: offset + fault.offset,
          length: fault.length,
        })
      })
      return typeof gives === 'string' ? { gives } : gives
    },
  },
  asked: [{ says: '{text:words} in words' }],
  examples: [
    {
      name: 'A sum',
      given: { text: '1234.56' },
      expect: { text: 'one thousand two hundred thirty-four point five six' },
    },
    {
      name: 'A cheque in dollars',
      given: { text: '$1,234.56' },
      options: { form: 'cheque', capitals: 'first', after: 'dollars' },
      expect: { text: 'One thousand two hundred thirty-four and 56/100 dollars' },
    },
    {
      name: 'An invoice in India',
      given: { text: '₹12,34,567.50' },
      options: { language: 'en-in', form: 'amount', currency: 'INR', capitals: 'first' },
      expect: {
        text: 'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and fifty paise only',
      },
    },
  ],
})
