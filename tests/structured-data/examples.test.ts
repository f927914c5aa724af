import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { judge } from '@/lib/subjects/structured-data/judge'
import { isThing, listOf, type Json } from '@/lib/subjects/structured-data/node'
import { readMarkup } from '@/lib/subjects/structured-data/read'
import { bareName } from '@/lib/subjects/structured-data/values'

interface Example {
  id: string
  json: string
  microdata: string
}
const examples = JSON.parse(
  readFileSync(new URL('../vectors/schema-org/examples.json', import.meta.url), 'utf8'),
) as Example[]

const forms = ['json', 'microdata'] as const
const given = examples.flatMap((example) =>
  forms.flatMap((form) => (example[form] === '' ? [] : [{ id: example.id, form, text: example[form] }])),
)

it('reads every example that schema.org publishes', () => {
  const unread = given.filter(({ text }) => {
    const { blocks, faults } = readMarkup(text)
    return blocks.length === 0 || faults.length > 0
  })
  expect(given).toHaveLength(668)
  // Items with itemprop that lie in no item, and a class in the place of itemscope: by the standard these are no items.
  expect(unread.map(({ id, form }) => `${id} ${form}`)).toEqual([
    'eg-0427 microdata',
    'eg-0428 microdata',
    'eg-0429 microdata',
    'eg-3475 microdata',
  ])
})

it('finds in them the mistakes that they have, and no others', () => {
  const found = given.flatMap(({ id, form, text }) =>
    judge(readMarkup(text).blocks.map(({ value }) => value)).flatMap(({ faults }) =>
      faults.filter(({ by, tone }) => by !== 'google' && tone === 'bad').map(({ says }) => `${id} ${form} ${says}`),
    ),
  )
  const inAll = (ids: string, sentences: readonly string[]) =>
    ids.split(' ').flatMap((id) => sentences.map((says) => `${id} json ${says}`))
  const incentives = (kind: string) => [
    `incentiveType: “${kind}” is no member of IncentiveType.`,
    'purchaseType: “NewPurchase” is no member of PurchaseType.',
    'incentiveStatus: “Active” is no member of IncentiveStatus.',
  ]
  expect(found.toSorted()).toEqual(
    [
      'eg-0145 json priceCurrency: “UDC” is no currency of ISO 4217.',
      'eg-0217 json bookFormat: “AudioBook” is no member of BookFormatType.',
      'eg-0217 microdata bookFormat: “AudioBook” is no member of BookFormatType.',
      'eg-0262 microdata includesAttraction holds Winery, and takes TouristAttraction.',
      'eg-0328 microdata image: It is empty.',
      'eg-0329 microdata image: It is empty.',
      'eg-0397 microdata appliesToDeliveryMethod: It is empty.',
      'eg-0457 microdata query: It is empty.',
      'eg-0464 json gtin14: The last digit of the GTIN 98766051104218 does not check.',
      ...inAll('eg-0269 eg-0348 eg-0460', ['The block does not name schema.org as its @context.']),
      ...inAll(
        'eg-0290 eg-0292',
        ['$606', '$750'].map((price) => `price: “${price}” is no number such as 189.50.`),
      ),
      ...inAll('eg-0490', incentives('TaxCredit')),
      ...inAll('eg-0491', incentives('Loan')),
      ...inAll('eg-0492 eg-0493', incentives('RebateOrSubsidy')),
    ].toSorted(),
  )
})

/** A value without what the two forms write in their own ways: lists, order, addresses of names. */
function plain(value: Json): string {
  if (isThing(value)) {
    const entries = Object.entries(value).filter(([key]) => key !== '@context')
    const written = entries.map(([key, one]) => `${key}: ${listOf(one).map(plain).toSorted().join('; ')}`)
    return `{${written.toSorted().join(', ')}}`
  }
  return bareName(String(value)).replaceAll(/\s+/g, ' ')
}

const thingsOf = (text: string) =>
  readMarkup(text).blocks.flatMap(({ value }) => (isThing(value) ? listOf(value['@graph'] ?? value) : listOf(value)))

it('reads the same from JSON-LD and from microdata, wherever the two say the same', () => {
  const same = examples.filter(
    ({ json, microdata }) =>
      json !== '' &&
      microdata !== '' &&
      JSON.stringify(thingsOf(json).map(plain).toSorted()) ===
        JSON.stringify(thingsOf(microdata).map(plain).toSorted()),
  )
  // The other pairs are worded differently, or name ids in one form alone.
  expect(same.length).toBeGreaterThanOrEqual(58)
})
