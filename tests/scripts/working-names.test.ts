import { describe, expect, it } from 'vitest'
import { wrongNames } from '@/scripts/tools/working-names.mjs'

const declared = {
  inputs: { price: {}, pieces: {}, offers: { columns: { rate: {}, months: {} } } },
  outputs: { total: {}, lowestAt: {}, months: { columns: { opening: {}, closing: {} } } },
}

/** A definition whose working is as given, from line 6 on. */
const definition = (steps: string) => `export default defineCalculator({
  inputs: { price: money('Price'), pieces: integer('Pieces'), offers: list('Offers', { columns: { rate: 1, months: 2 } }) },
  outputs: { total: { kind: 'money' }, lowestAt: {}, months: { kind: 'table', columns: { opening: {}, closing: {} } } },
  compute: () => ({ total: 1 }),
  limits: ['{this} is prose'],
${steps}
})`

const wrongIn = (steps: string) => wrongNames(definition(steps), async () => declared)

describe('names in working', () => {
  it.each([
    ['fields and results', "steps: [{ gives: 'total', is: '{price} × {pieces}[ + {total:4}]' }]"],
    [
      'columns, rows and their numbers',
      "steps: [{ is: '{months} {months.opening} {months.-1.closing} {months.lowestAt.opening}' }]",
    ],
    ['columns of a list that is a field', "steps: [{ is: '{offers.0.rate}' }]"],
    ['what a line finds', "steps: [{ as: 'share', is: '{price}' }, { gives: 'total', is: '{share}' }]"],
    ['what a line brings along', "steps: () => [{ is: '{rest} + {more}', with: late ? { rest: 1 } : { more: 2 } }]"],
    [
      'numbered names',
      'steps: () => rows.map((row, at) => ({ as: `part${at}`, is: `{months.${at}.opening}` })).concat({ is: "{part0}" })',
    ],
    ['figures that are made while it runs', "steps: () => [{ is: '{anything}', with: figuresOf(values) }]"],
    ['a condition on a field', "steps: [{ is: '{price}', when: { field: 'pieces', is: 1 } }]"],
  ])('may be %s', async (_, steps) => {
    expect(await wrongIn(steps)).toEqual([])
  })
  it.each([
    ['a field', "steps: [{ is: '{prize} × {pieces}' }]", 'prize', 'price'],
    ['a result, whatever its decimals', "steps: [{ is: '{totl:4}' }]", 'totl', 'total'],
    ['what a line finds', "steps: [{ as: 'share', is: '{price}' }, { is: '{shares}' }]", 'shares', 'share'],
    ['a column', "steps: [{ is: '{months.0.openning}' }]", 'months.0.openning', 'months.0.opening'],
    ['a table', "steps: [{ is: '{month.opening}' }]", 'month.opening', 'months.opening'],
    ['a column of what has none', "steps: [{ is: '{price.opening}' }]", 'price.opening', 'price'],
    [
      'the number of a row',
      "steps: [{ is: '{months.lowest.opening}' }]",
      'months.lowest.opening',
      'months.lowestAt.opening',
    ],
    ['a name in a heading', "steps: [{ finds: 'For {peices}', is: '1' }]", 'peices', 'pieces'],
    ['a name in a function', 'steps: ({ price }) => [{ is: `{prize} + ${price}` }]', 'prize', 'price'],
    ['a condition', "steps: [{ is: '{price}', unless: [{ field: 'peices', is: 1 }] }]", 'peices', 'pieces'],
  ])('are told from a wrong name of %s', async (_, steps, name, right) => {
    expect(await wrongIn(steps)).toEqual([{ line: 6, name, right }])
  })
  it('are compared with the definition itself where its text does not show all fields', async () => {
    const text =
      "const steps = [{ is: '{price} × {pieces} × {month}' }]\nexport default { inputs: { ...common }, outputs, steps }"
    expect(await wrongNames(text, async () => declared)).toEqual([{ line: 1, name: 'month', right: 'months' }])
  })
  it('are not looked for in longer ones', async () => {
    expect(await wrongIn("steps: [\n  { is: '{price}' },\n  { is: '{pric}' },\n]")).toEqual([
      { line: 8, name: 'pric', right: 'price' },
    ])
  })
  it('are named once for each line that has them', async () => {
    const steps = "steps: [\n  { is: '{prize} + {prize}' },\n  { is: '{prize}' },\n]"
    expect((await wrongIn(steps)).map(({ line }) => line)).toEqual([7, 8])
  })
})
