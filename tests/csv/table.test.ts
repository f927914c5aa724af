// @vitest-environment jsdom
import fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import { countValue, emptyFacts } from '@/lib/subjects/csv/columns'
import { HeldTable, type RowChoice } from '@/lib/subjects/csv/held-table'
import { RowReader } from '@/lib/subjects/csv/row-reader'
import { tableMarkup, type MarkupFormat } from '@/lib/subjects/csv/table-markup'
import { tableSample } from '@/lib/tools/utilities/files/csv-table.messages'
import spectrum from '@/tests/vectors/csv-spectrum/cases.json'

function tableOf(csv: string): HeldTable {
  const reader = new RowReader(',', '\n')
  const [head, ...rows] = [...reader.read(csv), ...reader.finish()]
  const facts = (head?.fields ?? []).map((name, column) => {
    const one = emptyFacts(name)
    for (const { line, fields } of rows) countValue(one, fields[column] ?? '', line)
    return one
  })
  return new HeldTable(head?.fields ?? [], rows, facts)
}
const written = (table: HeldTable, format: MarkupFormat) =>
  tableMarkup[format]({
    names: table.names,
    rows: table.rows.map(({ fields }) => fields),
    isNumber: (at) => table.isNumber(at),
  })

/** Cells of a table of HTML as a browser reads them; `<br>` is a line end. */
function cellsOf(html: string): string[][] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => {
      for (const end of cell.querySelectorAll('br')) end.replaceWith('\n')
      return cell.textContent
    }),
  )
}
const given = (table: HeldTable) => [
  table.names,
  ...table.rows.map(({ fields }) => table.names.map((_, at) => fields[at] ?? '')),
]
const oneLineEnd = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, '\n')))

describe('csv-spectrum', () => {
  it.each(spectrum.map((one) => [one.name, one] as const))('%s shows every value in a browser', (_, { csv }) => {
    const table = tableOf(csv)
    expect(cellsOf(written(table, 'html'))).toEqual(oneLineEnd(given(table)))
  })

  it.each(spectrum.map((one) => [one.name, one] as const))(
    '%s is a table for another reader of Markdown',
    (_, { csv }) => {
      const table = tableOf(csv)
      const trimmed = oneLineEnd(given(table)).map((row) => row.map((cell) => cell.trim()))
      expect(cellsOf(marked.parse(written(table, 'markdown'), { async: false }))).toEqual(trimmed)
    },
  )
})

describe('markup', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '1', '<', '&', '"', "'", '|', '\\', '*', '_', '`', '[', ']', '~', ' ', ',', '😀'),
  })
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`

  it('carries any value, also such as look like code', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), (rows) => {
        const csv = ['x,y', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
        const table = tableOf(csv)
        expect(cellsOf(written(table, 'html'))).toEqual(given(table))
        const fromMarkdown = cellsOf(marked.parse(written(table, 'markdown'), { async: false }))
        expect(fromMarkdown).toEqual(given(table).map((row) => row.map((value) => value.trim())))
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('runs no script that stands in a value', () => {
    const html = written(tableOf('a\n<img src=x onerror=alert(1)>\n</td><script>alert(1)</script>'), 'html')
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelectorAll('img, script')).toHaveLength(0)
  })

  it('escapes the ten signs of LaTeX', () => {
    expect(written(tableOf('a,b\n50% & $1_000 #1 {x} ~ ^ \\,7'), 'latex')).toContain(
      String.raw`50\% \& \$1\_000 \#1 \{x\} \textasciitilde{} \textasciicircum{} \textbackslash{} & 7 \\`,
    )
    expect(written(tableOf('a,b\nx,7'), 'latex')).toContain(String.raw`\begin{tabular}{lr}`)
  })

  it('writes numbers of JSON as they are written, empty values as null', () => {
    const records: unknown = JSON.parse(written(tableOf('n,t,n\n.5,02134,a\n-1,,"b ""c"""'), 'json'))
    expect(records).toEqual([
      { n: 0.5, t: '02134', n_3: 'a' },
      { n: -1, t: null, n_3: 'b "c"' },
    ])
  })

  it('defuses formulas in CSV and leaves negative numbers alone', () => {
    const csv = written(tableOf('a,b\n=1+1,-5\n"@x","-x"\n+49,-.5'), 'csv')
    expect(csv).toBe("a,b\r\n'=1+1,-5\r\n'@x,'-x\r\n'+49,-.5\r\n")
  })
})

describe('choosing rows', () => {
  const table = tableOf(tableSample)
  const chosen = (choice: Partial<RowChoice>) =>
    table.chosen({ filter: '', sortBy: undefined, isDescending: false, ...choice }).map(({ fields }) => fields[0])

  it.each([
    ['', ['Germany', 'France', 'Poland', 'Sweden', 'Malta']],
    ['EUR', ['Germany', 'France', 'Malta']],
    ['country:an', ['Germany', 'France', 'Poland']],
    ['currency=eur population<70000000', ['France', 'Malta']],
    ['population>=68605616', ['Germany', 'France']],
    ['"joined EU":2004', ['Poland', 'Malta']],
    ['nothing', []],
    ['a:b', []],
  ])('%j', (filter, countries) => {
    expect(chosen({ filter })).toEqual(countries)
  })

  it('sorts numbers by size and words by letters', () => {
    expect(chosen({ sortBy: 2 })).toEqual(['Malta', 'Sweden', 'Poland', 'France', 'Germany'])
    expect(chosen({ sortBy: 1, isDescending: true })).toEqual(['Poland', 'Malta', 'Sweden', 'France', 'Germany'])
  })

  it('puts empty values last in both directions and keeps equal ones in their order', () => {
    const some = tableOf('k,v\nb,1\n,2\na,3\nb,4')
    const order = (isDescending: boolean) =>
      some.chosen({ filter: '', sortBy: 0, isDescending }).map(({ fields }) => fields[1])
    expect(order(false)).toEqual(['3', '1', '4', '2'])
    expect(order(true)).toEqual(['1', '4', '3', '2'])
  })

  it('sums up what the columns hold', () => {
    const [name, number] = tableOf('name,n\nx,1\ny,2.5\nx,').summary({
      filter: '',
      sortBy: undefined,
      isDescending: false,
    })
    expect(name).toMatchObject({
      type: 'text',
      filled: 3,
      empty: 0,
      distinct: 2,
      least: 'x',
      most: 'y',
      sum: undefined,
    })
    expect(number).toMatchObject({
      type: 'number',
      filled: 2,
      empty: 1,
      distinct: 2,
      least: '1',
      most: '2.5',
      sum: 3.5,
      mean: 1.75,
    })
  })
})
