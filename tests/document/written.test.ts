import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import type { Block } from '@/lib/kits/document/types'
import { writtenBlock } from '@/lib/kits/document/written'

const german = createShow(regionOf('de'))
const american = createShow(regionOf('us'))
const table: Block & { kind: 'table' } = {
  kind: 'table',
  label: 'Weights',
  columns: [{ label: 'What' }, { label: 'Weight' }],
  rows: [['Lamp', { kind: 'number', value: 1234.5 }]],
  totals: [{ label: 'Share', value: { kind: 'percent', value: 0.125 } }],
}

describe('a block written for readers of its own', () => {
  it('keeps its numbers on a page of another region, within columns and totals too', () => {
    const blocks = [writtenBlock({ kind: 'columns', columns: [[table]] }, german)]
    expect(documentText({ blocks }, american)).toBe('What\tWeight\nLamp\t1.234,5\nShare: 12,5%')
  })

  it('is refused where renderers add a column up', () => {
    const summed = { ...table, columns: [{ label: 'What' }, { label: 'Weight', sum: true }] }
    expect(() => writtenBlock(summed, german)).toThrow(TypeError)
  })

  it('still shows a sum of written numbers, not the first of them', () => {
    const written = (value: number) => ({ kind: 'number', value, text: `about ${value}` }) as const
    const summed: Block = {
      ...table,
      columns: [{ label: 'What' }, { label: 'Weight', sum: true }],
      rows: [
        ['A', written(1)],
        ['B', written(2)],
      ],
      totals: [],
    }
    expect(documentText({ blocks: [summed] }, american)).toBe('What\tWeight\nA\tabout 1\nB\tabout 2\nTotal\t3')
  })
})
