import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { reportDocument, type Report, type ReportBlock } from '@/lib/families/reports/report'
import type { Block } from '@/lib/kits/document/types'

const show = createShow(regionOf('us'))
const plain: Report = {
  title: 'Test',
  blocks: [],
  cover: false,
  contents: false,
  numbers: false,
  paper: 'a4',
  look: 'classic',
  colour: '#0b5c5a',
}
const block = (kind: ReportBlock['kind'], width: ReportBlock['width'], data = 'a', title = ''): ReportBlock => ({
  kind,
  width,
  data,
  title,
})

function blocksOf(blocks: readonly ReportBlock[], more: Partial<Report> = {}): readonly Block[] {
  const made = reportDocument({ ...plain, ...more, blocks }, show)
  if (isProblem(made)) throw new Error(made.message)
  return made.blocks
}

const refused = (blocks: readonly ReportBlock[]) => {
  const made = reportDocument({ ...plain, blocks }, show)
  return isProblem(made) ? made.message : undefined
}

describe('blocks of a report', () => {
  it('stand beside each other where neighbours have one width, and below each other where they do not', () => {
    const kinds = (blocks: readonly ReportBlock[]) =>
      blocksOf(blocks)
        .slice(1)
        .map((one) => (one.kind === 'columns' ? one.columns.map((cell) => cell.length) : one.kind))
    expect(kinds([block('text', 'half'), block('text', 'half')])).toEqual([[1, 1]])
    expect(kinds([block('text', 'third'), block('text', 'third')])).toEqual([[1, 1, 0]])
    expect(kinds([block('text', 'half'), block('text', 'third'), block('text', 'half')])).toEqual([
      [1, 0],
      [1, 0, 0],
      [1, 0],
    ])
    expect(kinds([block('text', 'half'), block('text', 'half'), block('text', 'half')])).toEqual([
      [1, 1],
      [1, 0],
    ])
    expect(kinds([block('section', 'half', '', 'S'), block('break', 'third')])).toEqual(['heading', 'page-break'])
  })

  it('are drawn as wide as their place, with their figures as alternative text', () => {
    const [, full] = blocksOf([block('bar', 'full', 'A,1\nB,2', 'Sales')]).filter(({ kind }) => kind !== 'paragraph')
    expect(full).toMatchObject({ kind: 'image', width: 174, alt: 'Bar chart, Sales: A 1; B 2' })
    const [, row] = blocksOf([block('pie', 'third', 'A,1\nB,2')])
    const [drawing] = row?.kind === 'columns' ? (row.columns[0] ?? []) : []
    expect(drawing).toMatchObject({ kind: 'image', width: 54, alt: 'Pie chart: A 1; B 2' })
  })

  it('take numbers to the right and totals in bold, and words in a column of numbers to the left', () => {
    const [, table] = blocksOf([block('table', 'full', 'Item,Cost,Note\nA,"1,200",3\nSubtotal,1200,x\nTotals,-5,')])
    expect(table).toMatchObject({
      kind: 'table',
      columns: [
        { label: 'Item', align: 'start' },
        { label: 'Cost', align: 'end' },
        { label: 'Note', align: 'start' },
      ],
      strong: [1, 2],
    })
  })

  it('are named where they cannot be made', () => {
    expect(refused([block('text', 'full'), block('pie', 'full', 'A,-1')])).toMatch(
      /^need a change in no\. 2 \(Pie chart\)/,
    )
    expect(refused([block('number', 'full', 'w'.repeat(20_001))])).toContain('20,001 characters')
    expect(
      refused([block('number', 'third', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, x')]),
    ).toContain('wider than its place')
  })

  it('have a cover with the contents before them', () => {
    const blocks = blocksOf([block('section', 'full', 'a', 'One'), block('section', 'full', 'b', 'Two')], {
      cover: true,
      contents: true,
      numbers: true,
      byline: 'For the board',
    })
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'list',
      'page-break',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ])
    expect(blocks[3]).toMatchObject({ items: [{ text: '1. One' }, { text: '2. Two' }] })
  })
})
