import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { allTools, toolById } from '@/catalogue'
import { pathOf } from '@/catalogue/address'
import { searchedTools } from '@/components/search/search-data'
import {
  phraseEnd,
  readSearchData,
  writeSearchData,
  writeSearchWords,
  type SearchedTool,
} from '@/lib/platform/search/data'
import { toolFinder, type Searcher } from '@/lib/platform/search/tool-finder'
import { heldOutQueries, tuningQueries, type Query } from './queries'

const data = writeSearchData(searchedTools())
const words = writeSearchWords(searchedTools())
const finder = await toolFinder(readSearchData(data, words))
const anybody: Searcher = { region: 'global', favourites: new Set(), recent: new Set() }

const idsFor = (text: string, searcher = anybody) => finder.find(text, searcher, 8).ready.map(({ id }) => id)
const firstFor = (text: string, searcher?: Searcher) => idsFor(text, searcher)[0]

/** The share of queries of whose tools one is among the first `places`, in percent. */
function shareWithin(queries: readonly Query[], places: number): number {
  const found = queries.filter(({ text, tools }) =>
    idsFor(text)
      .slice(0, places)
      .some((id) => tools.includes(id)),
  )
  return (100 * found.length) / queries.length
}

describe('what people type', () => {
  it('is at least five hundred queries, each for tools that work, half of them held out', () => {
    const all = [...tuningQueries, ...heldOutQueries]
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect(all.filter(({ tools }) => tools.some((id) => !toolById(id)?.implemented))).toEqual([])
    expect(Math.abs(tuningQueries.length - heldOutQueries.length)).toBeLessThan(all.length / 10)
  })

  it.each([
    ['the tuning half', tuningQueries],
    ['the held-out half', heldOutQueries],
  ] as const)('finds the tool first nine times of ten, and among three 98 times of a hundred: %s', (_, queries) => {
    expect(shareWithin(queries, 1)).toBeGreaterThanOrEqual(90)
    expect(shareWithin(queries, 3)).toBeGreaterThanOrEqual(98)
  })
})

const packed = (sent: unknown) => brotliCompressSync(JSON.stringify(sent)).length

it('takes at most 45 KB over the line before it answers, and at most 60 bytes more for each tool that works', () => {
  expect(packed(data)).toBeLessThanOrEqual(45 * 1024)
  expect(packed(words) / allTools.filter(({ implemented }) => implemented).length).toBeLessThanOrEqual(60)
})

it('finds tools by their names before the other words are there', async () => {
  const early = await toolFinder(readSearchData(data))
  expect(early.find('mortgage calculator', anybody, 8).ready[0]?.id).toBe('mortgage-calculator')
  expect(early.find('margin of safety', anybody, 8).ready.map(({ id }) => id)).not.toContain('breakeven')
  expect(idsFor('margin of safety')).toContain('breakeven')
})

it('is read as every tool of the catalogue that was written', () => {
  const read = new Map(readSearchData(data, words).map((tool) => [tool.id, tool]))
  const asked = ({ id, name, path, kind, group, regions, ready, popular }: SearchedTool) =>
    [id, name, path, kind, group, regions, ready, popular] as const
  expect(read.size).toBe(allTools.length)
  for (const tool of allTools) {
    const found = read.get(tool.id)
    expect(found && asked(found)).toEqual([
      tool.id,
      tool.name,
      pathOf({ tool }),
      tool.category,
      tool.group,
      tool.regions,
      tool.implemented,
      tool.popular,
    ])
  }
  expect(read.get('car-loan')?.keywords.split(phraseEnd)).toContain('car loan refinance')
})

describe('how it is typed', () => {
  it.each([
    ['mortgagecalculator', 'mortgage-calculator'],
    ['urldecode', 'url-decoder'],
    ['compoundinterest', 'compound-interest'],
  ])('is two words without a space between them: %s', (text, tool) => {
    expect(firstFor(text)).toBe(tool)
  })

  it('is a word that is not finished yet, which is not taken apart', () => {
    expect(firstFor('withho')).toBe('tax-withholding')
    expect(idsFor('overweigh')).toContain('bmi')
  })

  it.each([
    ['text to binary', 'text-to-binary'],
    ['binary to text', 'binary-to-text'],
  ])('is one way and not the other: %s', (text, tool) => {
    expect(firstFor(text)).toBe(tool)
  })

  it('is with the year, which says nothing of the tool', () => {
    expect(idsFor('uk income tax 2026')).toEqual(idsFor('uk income tax'))
  })

  it.each([
    ['guid', 'guid'],
    ['md5', 'md5-gen'],
    ['passphrase', 'strong-password'],
    ['character counter', 'character-counter'],
    ['dutch income tax', 'netherlands-income-tax'],
  ])('is what one of several near tools is made for: %s', (text, tool) => {
    expect(firstFor(text)).toBe(tool)
  })
})

describe('what counts beside the words', () => {
  it('is a favourite before a tool that was opened, and that before another', () => {
    const [first = '', second = ''] = idsFor('letter')
    expect(firstFor('letter', { ...anybody, recent: new Set([second]) })).toBe(second)
    expect(firstFor('letter', { ...anybody, recent: new Set([second]), favourites: new Set([first]) })).toBe(first)
  })

  it('is the region: what is made for it moves up, what is made for another moves down', () => {
    const place = (region: Searcher['region']) =>
      idsFor('area land', { ...anybody, region }).indexOf('land-units-india')
    expect(place('in')).toBeLessThanOrEqual(place('global'))
    expect(place('in')).toBeGreaterThanOrEqual(0)
  })

  it('is an amount in the query never', () => {
    expect(firstFor('72 kg in lb')).toBe(firstFor('kg in lb'))
    expect(firstFor('emi 2500000')).toBe(firstFor('emi'))
  })
})

describe('the lists', () => {
  it('keep what works and what is planned apart', () => {
    const { ready, planned } = finder.find('mortgage', anybody, 8)
    expect(ready.every((tool) => tool.ready)).toBe(true)
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.some((tool) => tool.ready)).toBe(false)
    expect(planned[0]?.path).toMatch(/^\/coming-soon\/\?tool=/)
  })

  it('are empty for signs alone and for what nothing is called', () => {
    for (const text of ['', '   ', '?!', '—', 'zzqxv'])
      expect(finder.find(text, anybody, 8)).toEqual({ ready: [], planned: [] })
  })

  it('lead where the catalogue says', () => {
    const [tool] = finder.byIds(['loan-emi-calculator', 'no-such-tool'])
    expect(tool?.path).toBe('/calculators/loan-emi/')
    expect(tool?.topic).toBe('Loans')
  })

  it('take what nobody types by hand', () => {
    for (const text of ['x'.repeat(20_000), 'a '.repeat(5000), '"><script>', '((((', '\u0000', '𝔉𝔉', '*?+[']) {
      const { ready, planned } = finder.find(text, anybody, 8)
      expect(ready.length + planned.length).toBeLessThanOrEqual(16)
    }
  })
})
