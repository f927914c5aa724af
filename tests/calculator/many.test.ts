import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { guessMapping } from '@/lib/kits/batch/headings'
import { declare } from '@/lib/kits/calculator/declaration'
import { answerMany, fieldsOfRow, manyOutputs, type ManyAnswers } from '@/lib/kits/calculator/many'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import type { Typed } from '@/lib/kits/fields/read'
import { batchMessages } from '@/lib/messages/batch'
import { manyMessages } from '@/lib/messages/many'
import { definitionOf, manifest } from '@/tests/every/compiled'

const watch = { progress: () => undefined, breathe: () => Promise.resolve() }

/** Answers a table given as lines of cells, the first with the names of its columns. */
async function worked(id: string, lines: readonly (readonly string[])[], typed: Typed = {}) {
  const definition = await definitionOf<AnyCalculator>(manifest.tools[id]?.node ?? '')
  const declaration = declare(id, id, definition)
  const [headings = [], ...cells] = lines
  const form = fieldsOfRow(declaration.inputs)
  const region = regionOf('global')
  const rows = cells.map((own, at) => ({ line: at + 2, cells: own }))
  const job = { form, headings, rows, mapping: guessMapping(headings, { form }), typed, region }
  return answerMany(job, { calculator: definition, declaration, visitor: region, today: '2026-11-27' }, watch)
}

async function answers(...asked: Parameters<typeof worked>): Promise<ManyAnswers> {
  const found = await worked(...asked)
  if ('fault' in found) throw new Error(found.fault)
  return found
}

const figure = ({ answered }: ManyAnswers, row: number, name: string) => answered[row]?.figures[name]?.text

describe('a table of calculations', () => {
  it('is answered row by row, the rest coming from the form', async () => {
    // By hand: 20% of 80, of 125 and of 19.99, the last to the cent.
    const found = await answers(
      'discount',
      [
        ['Order', 'Original price of one'],
        ['A-1', '80'],
        ['A-2', '125'],
        ['A-3', '19.99'],
      ],
      { percent: '20' },
    )
    expect([0, 1, 2].map((row) => figure(found, row, 'sale'))).toEqual(['$64.00', '$100.00', '$15.99'])
    expect(found.refused).toEqual([])
  })

  it('takes what stands in the form where a cell is empty', async () => {
    const found = await answers(
      'discount',
      [
        ['Original price of one', 'Discount'],
        ['80', '50%'],
        ['80', ''],
      ],
      { percent: '25' },
    )
    expect([0, 1].map((row) => figure(found, row, 'sale'))).toEqual(['$40.00', '$60.00'])
  })

  it('refuses each row that has no answer with its reason, and drops none', async () => {
    const found = await answers('discount', [
      ['Original price of one', 'Discount'],
      ['80', '50%'],
      ['eighty', '50%'],
      ['80', '150%'],
      ['', ''],
      ['=1+1', '10%'],
    ])
    expect(found.answered.map(({ line }) => line)).toEqual([2])
    expect(found.refused.map(({ line }) => line)).toEqual([3, 4, 5, 6])
    expect(found.refused[0]?.says).toContain('eighty')
    expect(found.refused[1]?.says).toContain('100%')
    expect(found.refused[2]?.says).toBe(manyMessages.emptyRow)
  })

  it('knows options by what they are called, and numbers as the region writes them', async () => {
    const found = await answers('discount', [
      ['What you know', 'Original price of one', 'Sale price of one'],
      ['Original price and sale price', '1,250.00', '1,000'],
      ['Something else', '1', '1'],
    ])
    expect(figure(found, 0, 'percent')).toBe('20%')
    expect(found.refused[0]?.says).toContain('Something else')
  })

  it('says of a column of small fractions that they are read as hundredths', async () => {
    const { doubts } = await answers('discount', [
      ['Original price of one', 'Discount'],
      ['80', '0.2'],
    ])
    expect(doubts).toHaveLength(1)
  })

  it('is refused as a whole where no column is known, or two are the same', async () => {
    expect(await worked('discount', [['X'], ['1']])).toEqual({ fault: manyMessages.nothingVaries })
    expect(await worked('discount', [['Discount'], []])).not.toHaveProperty('fault')
    expect(await worked('discount', [['Discount']])).toEqual({ fault: batchMessages.noRows })
  })

  it('leaves tables of the form alone, and gives what a column can hold', async () => {
    const definition = await definitionOf<AnyCalculator>(manifest.tools.tip?.node ?? '')
    expect(Object.keys(fieldsOfRow(definition.inputs))).not.toContain('items')
    expect(manyOutputs(definition.outputs).map(({ name }) => name)).toContain('total')
  })
})
