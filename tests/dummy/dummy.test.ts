import { describe, expect, it } from 'vitest'
import Papa from 'papaparse'
import { columnTypes, type ColumnType, type DummyColumn } from '@/lib/subjects/dummy/columns'
import { asCsv, asJson, asLines, asSql, dummyRows, sqlName, sqlValue, type Written } from '@/lib/subjects/dummy/rows'

const column = (type: ColumnType, more: Partial<DummyColumn> = {}): DummyColumn => ({
  name: type,
  type,
  detail: type === 'list' ? 'x, y' : type === 'pattern' ? '??-##' : undefined,
  blank: 0,
  ...more,
})
const all = (Object.keys(columnTypes) as ColumnType[]).map((type) => column(type))

function made(columns: readonly DummyColumn[], seed = 1) {
  const make = dummyRows(columns, seed)
  if (typeof make !== 'function') throw new Error(make.says)
  return make
}
const list = (columns: readonly DummyColumn[], count: number, seed = 1) => {
  const make = made(columns, seed)
  return Array.from({ length: count }, (_, at) => make(at))
}
function written(
  as: (columns: readonly DummyColumn[]) => Written,
  columns: readonly DummyColumn[],
  count: number,
): string {
  const { begin, row, end } = as(columns)
  return (
    begin +
    list(columns, count)
      .map((values, at) => row(values, at, count))
      .join('') +
    end
  )
}

describe('rows of a seed', () => {
  it('are the same each time, others with another seed', () => {
    expect(list(all, 50)).toEqual(list(all, 50))
    expect(list(all, 50, 2)).not.toEqual(list(all, 50))
  })

  it('stay when a column is added or blanks come', () => {
    const names = list([column('name')], 50).map(([name]) => name)
    expect(list([column('integer'), column('name')], 50).map(([, name]) => name)).toEqual(names)
    const blanks = list([column('name', { blank: 0.5 })], 50).map(([name]) => name)
    expect(blanks.filter((name) => name === null).length).toBeGreaterThan(10)
    for (const [at, name] of blanks.entries()) if (name !== null) expect(name).toBe(names[at])
  })

  it('are blank as often as asked', () => {
    const blanks = list([column('name', { blank: 0.2 })], 20_000).filter(([name]) => name === null).length
    // Four deviations of a binomial.
    expect(Math.abs(blanks - 4000)).toBeLessThan(4 * Math.sqrt(20_000 * 0.2 * 0.8))
  })
})

describe('what nobody may own', () => {
  const values = (type: ColumnType) => list([column(type)], 3000).map(([value]) => String(value))
  it.each([
    ['email', /^[a-z0-9]+\.[a-z0-9]+\d+@example\.com$/],
    ['url', /^https:\/\/www\.example\.com\//],
    ['phone', /^\([2-9]\d\d\) 555-01\d\d$/],
    ['ipv4', /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/],
    ['ipv6', /^2001:db8:([0-9a-f]{1,4}:){5}[0-9a-f]{1,4}$/],
    ['mac', /^00:00:5e:00:53:[0-9a-f]{2}$/],
    ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['postcode', /^\d{5}$/],
    ['hex', /^#[0-9a-f]{6}$/],
  ] as const)('%s lies in its range', (type, pattern) => {
    expect(values(type).filter((value) => !pattern.test(value))).toEqual([])
  })
  it.each(['email', 'user', 'url', 'uuid', 'row'] as const)('%s comes once only', (type) => {
    expect(new Set(values(type)).size).toBe(3000)
  })
})

describe('ranges', () => {
  it('are kept to, both ends included', () => {
    const numbers = list([column('integer', { detail: '-2 to 2' })], 2000).map(([value]) => Number(value))
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
    const days = list([column('date', { detail: '2024-02-28 to 2024-03-01' })], 500).map(([value]) => value)
    expect([...new Set(days)].toSorted()).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    const prices = list([column('price', { detail: '0.01..0.03' })], 500).map(([value]) => value)
    expect([...new Set(prices)].toSorted()).toEqual([0.01, 0.02, 0.03])
    const times = list([column('time', { detail: '2025-12-31 to 2025-12-31' })], 500).map(([value]) => String(value))
    expect(times.every((time) => /^2025-12-31T\d\d:\d\d:\d\dZ$/.test(time))).toBe(true)
  })

  it('may be wider than 32 bits', () => {
    const wide = list([column('integer', { detail: '0 to 1000000000000' })], 500).map(([value]) => Number(value))
    expect(Math.max(...wide)).toBeGreaterThan(2 ** 32)
    expect(wide.every(Number.isSafeInteger)).toBe(true)
  })
})

describe('files', () => {
  const awkward = [
    column('row'),
    column('list', { name: 'a "b", c', detail: "O'Neil|x\\y|line" }),
    column('boolean'),
    column('price', { blank: 0.3 }),
  ]

  it('CSV is read back by another reader', () => {
    const { data } = Papa.parse<string[]>(written(asCsv, awkward, 200).trimEnd())
    expect(data[0]).toEqual(awkward.map(({ name }) => name))
    expect(data.slice(1)).toEqual(
      list(awkward, 200).map((row) => row.map((value) => (value === null ? '' : String(value)))),
    )
  })

  it('JSON and its lines hold the values with their types', () => {
    const rows = list(awkward, 200).map((row) => Object.fromEntries(awkward.map(({ name }, at) => [name, row[at]])))
    expect(JSON.parse(written(asJson, awkward, 200))).toEqual(rows)
    expect(
      written(asLines, awkward, 200)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(rows)
  })

  it('SQL has statements of a thousand rows and quotes what could break out', () => {
    const sql = written((columns) => asSql(columns, 'a"b', 'standard'), awkward, 2500)
    expect(sql.match(/INSERT INTO "a""b"/g)).toHaveLength(3)
    expect(sql.match(/;\n/g)).toHaveLength(3)
    expect(sqlName('a]b', 'sqlserver')).toBe('[a]]b]')
    expect(sqlName('a`b', 'mysql')).toBe('`a``b`')
    expect(sqlValue("O'Neil\\", 'mysql')).toBe("'O''Neil\\\\'")
    expect(sqlValue("O'Neil\\", 'standard')).toBe("'O''Neil\\'")
    expect([sqlValue(true, 'sqlserver'), sqlValue(true, 'standard'), sqlValue(null, 'mysql')]).toEqual([
      '1',
      'TRUE',
      'NULL',
    ])
  })
})
