import type { Draw } from '@/lib/base/random/draw'
import type { Document, Notice } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, problem, text } from '@/lib/kits/generator'
import {
  cardBrands,
  checkCardNumber,
  groupedNumber,
  isPaid,
  keyFor,
  randomStream,
  securityDigits,
  testCards,
  type CardBrand,
  type TestCard,
} from '@/lib/engines/test-cards'

interface Values {
  task: 'list' | 'rows' | 'check'
  brand: CardBrand | 'all'
  answers: 'all' | 'paid' | 'refused'
  count: number
  number: string | undefined
}

const mostRows = 10_000
const shownRows = 20

const never: Notice = {
  is: 'fair',
  says: 'These numbers buy nothing. They work in the test systems of the gateways that publish them and are refused everywhere else.',
}

function chosen({ brand, answers }: Values): TestCard[] {
  return testCards.filter(
    (card) => (brand === 'all' || card.brand === brand) && (answers === 'all' || isPaid(card) === (answers === 'paid')),
  )
}

interface Row {
  card: TestCard
  expiry: string
  code: string
  name: string
}

const holders = [
  'Alfa',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliett',
  'Kilo',
  'Lima',
  'Mike',
  'November',
  'Oscar',
  'Papa',
]

/** Cards of the list with a date within the next five years, a code and an invented holder. */
function rowsOf(values: Values, { key, time }: Draw): Row[] {
  const cards = chosen(values)
  const random = randomStream(keyFor(key, 'test cards'))
  const now = new Date(time)
  return Array.from({ length: cards.length === 0 ? 0 : values.count }, () => {
    const card = cards[random.below(cards.length)] as TestCard
    const ahead = now.getUTCMonth() + 1 + random.below(60)
    const year = now.getUTCFullYear() + Math.floor(ahead / 12)
    const code = Array.from({ length: securityDigits(card.brand) }, () => random.below(10)).join('')
    return {
      card,
      expiry: `${String((ahead % 12) + 1).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
      code,
      name: `Test ${holders[random.below(holders.length)]}`,
    }
  })
}

function checked(written: string): Document | { wrong: number } {
  const read = checkCardNumber(written)
  if ('wrong' in read) return read
  const { digits, brand, fitsLength, lastDigit, known } = read
  const notices: Notice[] = []
  if (read.fitsLuhn && fitsLength)
    notices.push({ is: 'good', says: 'Length and check digit fit. That says nothing about whether the card exists.' })
  if (!read.fitsLuhn)
    notices.push({
      is: 'bad',
      says: `The check digit is wrong: after these digits it would be ${lastDigit}. One digit is mistyped, or two have changed places.`,
    })
  if (!fitsLength)
    notices.push({
      is: 'bad',
      says:
        brand === undefined
          ? 'No network that is known here begins like this.'
          : `${brand} has no numbers of ${digits.length} digits.`,
    })
  if (known === undefined)
    notices.push({
      is: 'fair',
      says: 'Not among the published test numbers. If it is the number of a real card, do not use it for tests.',
    })
  return {
    title: 'Card number',
    sheet: 'bare',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Network', value: brand ?? 'unknown', strong: true },
          { label: 'Digits', value: String(digits.length) },
          { label: 'Check digit (Luhn)', value: read.fitsLuhn ? 'fits' : `does not fit; ${lastDigit} would` },
          { label: 'Published test number', value: known ? `yes, ${known.by}: ${known.answer}` : 'no' },
        ],
      },
    ],
    notices,
  }
}

const isChosen = { field: 'task', is: ['list', 'rows'] } as const

export default defineGenerator({
  form: {
    task: choice('What to do', {
      options: { list: 'List of test cards', rows: 'Rows for a test', check: 'Check a number' },
      initial: 'list',
    }),
    brand: choice('Network', {
      options: { all: 'All', ...cardBrands },
      initial: 'all',
      as: 'menu',
      shownWhen: isChosen,
    }),
    answers: choice('Answer of the gateway', {
      options: { all: 'All', paid: 'Paid', refused: 'Refused' },
      initial: 'all',
      shownWhen: isChosen,
    }),
    count: integer('How many rows', { initial: 20, min: 1, max: mostRows, shownWhen: { field: 'task', is: 'rows' } }),
    number: text('Card number', {
      optional: true,
      secret: true,
      maxLength: 40,
      placeholder: '4242 4242 4242 4242',
      help: 'Spaces and hyphens do not matter.',
      shownWhen: { field: 'task', is: 'check' },
    }),
  },
  makes:
    'Card numbers that payment gateways publish for tests, rows of them with dates and codes, and a check of network, length and Luhn digit.',
  limits: [
    'Only published numbers are given. One that merely fits the rules might belong to somebody, so none is invented.',
    'Gateways change their test numbers; the answer belongs to the gateway that is named beside it.',
    'Dates, security codes and holders are made up: test systems take any.',
    'The check knows seven networks and Maestro; local cards are unknown to it.',
  ],
  sources: [
    { title: 'Stripe: Testing', href: 'https://docs.stripe.com/testing' },
    {
      title: 'Braintree: Testing and Go Live',
      href: 'https://developer.paypal.com/braintree/docs/reference/general/testing/',
    },
    {
      title: 'ISO/IEC 7812-1: Identification of issuers, annex B (Luhn)',
      href: 'https://www.iso.org/standard/70484.html',
    },
    {
      title: 'PCI DSS, requirement 6.5.5: no live card numbers in tests',
      href: 'https://www.pcisecuritystandards.org/document_library/',
    },
  ],

  build(values, { draw, show }) {
    if (values.task === 'check') {
      if (values.number === undefined)
        return {
          title: 'Card number',
          sheet: 'bare',
          blocks: [{ kind: 'paragraph', text: 'Type a number of a test. Do not type your own card.' }],
        }
      const read = checked(values.number)
      return 'wrong' in read
        ? problem(
            'number',
            `must be digits: “${values.number.charAt(read.wrong)}” is none (character ${read.wrong + 1})`,
          )
        : read
    }
    const cards = chosen(values)
    if (cards.length === 0)
      return problem('answers', 'must be another: no gateway publishes such a number of this network')
    if (values.task === 'list')
      return {
        title: 'Test cards',
        sheet: 'bare',
        blocks: [
          {
            kind: 'table',
            label: 'Test cards',
            columns: [
              { label: 'Number', width: 4, align: 'end' },
              { label: 'Answer', width: 4 },
              { label: 'Network', width: 3 },
              { label: 'Published by', width: 3 },
            ],
            rows: cards.map((card) => [groupedNumber(card.number), card.answer, cardBrands[card.brand], card.by]),
          },
          { kind: 'facts', facts: [{ label: 'Security code', value: 'any 3 digits; American Express any 4' }] },
          { kind: 'plain', label: 'Numbers', text: cards.map(({ number }) => number).join('\n'), look: 'code' },
        ],
        notices: [never],
      }
    const rows = draw ? rowsOf(values, draw) : []
    const rest = rows.length - shownRows
    return {
      title: 'Test cards',
      sheet: 'bare',
      blocks: draw
        ? [
            {
              kind: 'table',
              label: 'Rows',
              columns: [
                { label: 'Number', width: 4, align: 'end' },
                { label: 'Network', width: 3 },
                { label: 'Expires', width: 2 },
                { label: 'Code', width: 2 },
                { label: 'Holder', width: 3 },
              ],
              rows: rows
                .slice(0, shownRows)
                .map(({ card, expiry, code, name }) => [
                  groupedNumber(card.number),
                  cardBrands[card.brand],
                  expiry,
                  code,
                  name,
                ]),
            },
          ]
        : [{ kind: 'paragraph', text: 'Drawn on your device as soon as the page runs.' }],
      notices: [
        never,
        ...(rest > 0 ? [{ is: 'plain', says: `${show.count(rest)} more rows are in the files.` } as const] : []),
      ],
    }
  },
  slow: ({ task, count }) => task === 'rows' && count > 1000,

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      shownWhen: isChosen,
      make(values, { draw }) {
        if (values.task === 'list')
          return [
            'Number,Network,Answer,Published by',
            ...chosen(values).map(
              ({ number, brand, answer, by }) =>
                `${number},${cardBrands[brand]},${answer.replaceAll(',', ';')},"${by}"`,
            ),
          ]
            .map((line) => `${line}\r\n`)
            .join('')
        if (!draw) return problem<never>(null, 'The rows have not been drawn yet.')
        return [
          'Number,Network,Expires,Code,Holder',
          ...rowsOf(values, draw).map(
            ({ card, expiry, code, name }) => `${card.number},${cardBrands[card.brand]},${expiry},${code},${name}`,
          ),
        ]
          .map((line) => `${line}\r\n`)
          .join('')
      },
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      slow: true,
      shownWhen: isChosen,
      make(values, { draw }) {
        if (values.task === 'list') return `${JSON.stringify(chosen(values), null, 2)}\n`
        if (!draw) return problem<never>(null, 'The rows have not been drawn yet.')
        const rows = rowsOf(values, draw).map(({ card, expiry, code, name }) => ({
          number: card.number,
          brand: card.brand,
          expiry,
          code,
          name,
        }))
        return `${JSON.stringify(rows, null, 2)}\n`
      },
    },
  },
  saves: [],
  fresh: { label: 'Other rows', secure: true },

  examples: [
    {
      name: 'A number with a wrong last digit',
      given: { task: 'check', number: '4242 4242 4242 4241' },
      expect: { text: ['Network: Visa', 'Check digit (Luhn): does not fit; 2 would'] },
      source: { title: 'Stripe: Testing', href: 'https://docs.stripe.com/testing' },
    },
    {
      name: 'The cards of American Express',
      given: { brand: 'amex' },
      expect: { plain: '378282246310005\n371449635398431', text: ['American Express any 4'] },
    },
  ],
})
