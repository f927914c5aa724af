import { describe, expect, it } from 'vitest'
import { waysOfAllTools } from '@/components/tool/described'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { answerOfCalculator, answerOfTransform } from '@/lib/kits/answers/answer-asked'
import { askedReader, type Asked } from '@/lib/kits/asked/read-asked'
import type { App } from '@/lib/kits/app/define'
import { declare } from '@/lib/kits/calculator/declaration'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { readAddressState } from '@/lib/kits/fields/address-state'
import { declareTransform } from '@/lib/kits/transform/declaration'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

const ways = await waysOfAllTools()
const read = askedReader(ways)
const today = '2026-11-27'

async function answered(asked: Asked, region: RegionCode) {
  const { tool } = asked.way
  const definition = await definitionOf<AnyCalculator | AnyTransform>(manifest.tools[tool]?.node ?? '')
  return 'compute' in definition
    ? answerOfCalculator(definition, declare(tool, tool, definition), asked, regionOf(region), today)
    : answerOfTransform(definition, declareTransform(tool, tool, definition), asked, regionOf(region))
}

/** What stands in the list for a query: the tool and its figures. */
async function answersTo(query: string, region: RegionCode = 'global') {
  const found = await Promise.all(
    read(query, regionOf(region), today).map(async (asked) => ({
      tool: asked.way.tool,
      answer: await answered(asked, region),
    })),
  )
  return found.flatMap(({ tool, answer }) =>
    answer ? [[tool, ...answer.figures.map(({ value }) => value.replaceAll('\u00a0', ' '))]] : [],
  )
}

/** Worked out by hand, with a pocket calculator or a calendar, or with the program that the name of the group says. */
describe('a question in words', () => {
  it.each<[string, string, string[], RegionCode?]>([
    ['vat on 240 at 20', 'vat', ['£48.00', '£288.00'], 'uk'],
    ['What is 20% VAT on £240?', 'vat', ['£48.00', '£288.00'], 'uk'],
    ['vat 20% on 240', 'vat', ['£48.00', '£288.00'], 'uk'],
    ['288 minus 20% vat', 'vat', ['£240.00', '£48.00'], 'uk'],
    ['gst on 10,000 at 18%', 'gst', ['₹1,800.00', '₹11,800.00'], 'in'],
    ['18% of 1,250', 'percentage', ['225']],
    ['what is 7.5 percent of 80?', 'percentage', ['6']],
    ['45 is what percent of 300', 'percentage', ['15%']],
    ['200 plus 15%', 'percentage', ['230']],
    ['200 - 15%', 'percentage', ['170']],
    ['20% off 80', 'discount', ['$64.00', '$16.00']],
    ['tip 15% on 60', 'tip', ['$9.00', '$69.00']],
    ['72 kg in lb', 'unit-conversion', ['158.7328288 lb']],
    ['72kg to pounds', 'unit-conversion', ['158.7328288 lb']],
    ['convert 98.6 °F to °C', 'unit-conversion', ['37 °C']],
    ['150 usd to eur at 0.92', 'currency-converter', ['138.00 EUR']],
    ['days until 25 dec', 'days-until', ['28 days']],
    ['days until 1 jan', 'days-until', ['35 days']],
    ['how many days till 2026-12-25', 'days-until', ['28 days']],
    ['days between 1 jan 2026 and 25 dec 2026', 'days-between', ['358 days']],
    ['what day is 25 dec 2026', 'day-of-week', ['Friday']],
    ['week number 27 nov 2026', 'week-number', ['48']],
    ['2026 in roman numerals', 'roman-numerals', ['MMXXVI']],
    ['gcd 12 18', 'gcd-lcm', ['6']],
    ['cagr 100 to 200 in 10 years', 'cagr', ['7.18%']],
    ['rule of 72 at 8%', 'rule-of-72', ['9.00 years']],
    ['1700000000', 'timestamp-converter', ['2023-11-14T22:13:20Z']],
    ['compound interest 1000 5% 1 year', 'compound-interest', ['$1,051.16', '$51.16']],
    ['percent change from 80 to 100', 'percentage-change', ['25%']],
    ['base64 hello', 'base64', ['aGVsbG8=']],
    ['base64 decode aGVsbG8=', 'base64', ['hello']],
    ['url encode a b&c', 'url-encoder', ['a%20b%26c']],
    ['25 an hour', 'hourly-to-salary', ['$52,000.00']],
  ])('%s', async (query, tool, figures, region) => {
    const [first] = await answersTo(query, region)
    expect(first?.[0]).toBe(tool)
    expect(first?.slice(1, 1 + figures.length)).toEqual(figures)
  })

  it('takes lakh, a percentage and years as they are typed in India', async () => {
    // RBI's rule: P × r × (1 + r)^n ÷ ((1 + r)^n − 1) with r = 8.5% ÷ 12 and n = 240, by a pocket calculator.
    for (const query of ['emi 25 lakh 8.5% 20y', 'emi on 25 lakh at 8.5% for 20 years', 'EMI 25L 8.5 240 months'])
      expect((await answersTo(query, 'in'))[0]?.slice(0, 2)).toEqual(['loan-emi-calculator', '₹21,695.58'])
  })
})

describe('what is no question', () => {
  it.each(['vat', 'emi calculator', 'percentage', '18', 'days until', 'invoice for 20', '72 kg', 'salary 5', '', '%'])(
    'has no answer: %s',
    async (query) => expect(await answersTo(query)).toEqual([]),
  )

  it('has none where a box refuses what was typed, or nothing comes of it', async () => {
    expect(await answersTo('72 kg in metres')).toEqual([])
    expect(await answersTo('vat on 240 at 20000000%', 'uk')).toEqual([])
    expect(await answersTo('days until 31 feb')).toEqual([])
  })

  it('takes no longer for a hostile text', () => {
    for (const text of ['1 '.repeat(100), 'a on of at '.repeat(18), `${'9'.repeat(190)} in`, `days ${'1,'.repeat(95)}`])
      expect(read(text.slice(0, 200), regionOf('global'), today).length).toBeLessThan(5)
  })
})

it('opens the tool with what was asked in its boxes', async () => {
  const [asked] = read('vat on 240 at 20', regionOf('uk'), today)
  const definition = await definitionOf<AnyCalculator>(manifest.tools.vat?.node ?? '')
  const answer =
    asked && answerOfCalculator(definition, declare('vat', 'VAT', definition), asked, regionOf('uk'), today)
  expect(readAddressState(definition.inputs, answer?.state ?? '')).toMatchObject({
    typed: { amount: '240', ownRate: '20', rate: 'own' },
    refused: [],
  })
})

it('is answered by an app with a component of its own: a colour, in four notations', async () => {
  const { answers } = await definitionOf<App>(manifest.tools['color-picker']?.node ?? '')
  // CSS Color 4, section 6.1: lime; its OKLCH by the sample code of section 18.
  expect(answers?.({ colour: '#0f0' })).toEqual([
    { label: 'HEX', value: '#00ff00' },
    { label: 'RGB', value: 'rgb(0 255 0)' },
    { label: 'HSL', value: 'hsl(120 100% 50%)' },
    { label: 'OKLCH', value: 'oklch(0.8664 0.2948 142.5)' },
  ])
  expect(answers?.({ colour: '#0g0' })).toBeUndefined()
  for (const [query, tool] of [
    ['#0f0', 'color-picker'],
    ['DE89 3704 0044 0532 0130 00', 'barcode-lookup-checker'],
    ['9780306406157', 'barcode-lookup-checker'],
  ] as const)
    expect(read(query, regionOf('global'), today).map(({ way }) => way.tool)).toEqual([tool])
})

it('is declared with fields, results and tools that are there', () => {
  expect(ways.length).toBeGreaterThan(50)
  expect(ways.filter(({ tool }) => !manifest.tools[tool])).toEqual([])
})
