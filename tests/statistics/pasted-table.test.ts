import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { contextOf } from '@/lib/kits/fields/context'
import { readPaired } from '@/lib/subjects/statistics/paired'
import type { Commas } from '@/lib/subjects/statistics/pasted'
import { readPastedTable } from '@/lib/subjects/statistics/pasted-table'

const read = (text: string, region = 'us', commas: Commas = 'auto') =>
  readPastedTable(text, regionOf(region as 'us'), commas)
const cellsOf = (text: string, region?: string, commas?: Commas) => {
  const found = read(text, region, commas)
  return 'says' in found ? found : found.columns.map(({ cells }) => cells)
}

describe('reads columns as they are pasted', () => {
  it.each([
    [
      '1\t2\n3\t4',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1 2\r\n3 4\r\n',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1,2\n3,4',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1,2\n3,4',
      'de',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1, 2\n3, 4',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1;2\n3;4',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1,5;2,25\n3;4',
      'us',
      [
        [1.5, 3],
        [2.25, 4],
      ],
    ],
    [
      '1,5\t2\n3\t4,5',
      'de',
      [
        [1.5, 3],
        [2, 4.5],
      ],
    ],
    [
      '1,5 2\n3 4,5',
      'de',
      [
        [1.5, 3],
        [2, 4.5],
      ],
    ],
    [
      '1,200\t2\n3\t4',
      'us',
      [
        [1200, 3],
        [2, 4],
      ],
    ],
    [
      '1.5\t2\n3\t4',
      'de',
      [
        [1.5, 3],
        [2, 4],
      ],
    ],
    [
      '1\t\n3\t4',
      'us',
      [
        [1, 3],
        [null, 4],
      ],
    ],
    [
      '1\tNA\n3\t4',
      'us',
      [
        [1, 3],
        [null, 4],
      ],
    ],
    [
      '1\t2\n\n3\t4\n',
      'us',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    [
      '1\t2\n3',
      'us',
      [
        [1, 3],
        [2, null],
      ],
    ],
  ] as const)('%j in %s', (text, region, cells) => expect(cellsOf(text, region)).toEqual(cells))

  it('takes a first line for headings, a first column for names', () => {
    expect(read('Plan\tStayed\tLeft\nMonthly\t62\t38\nYearly\t93\t27')).toEqual({
      columns: [
        { name: 'Stayed', cells: [62, 93] },
        { name: 'Left', cells: [38, 27] },
      ],
      lineNames: ['Monthly', 'Yearly'],
      hasHeading: true,
    })
    expect(read('Stayed\tLeft\nMonthly\t62\t38\nYearly\t93\t27')).toMatchObject({
      columns: [{ name: 'Stayed' }, { name: 'Left' }],
    })
    expect(read('Men 1950 2010\nWomen 1960 2020')).toMatchObject({ hasHeading: false, lineNames: ['Men', 'Women'] })
    expect(read('x y\n1 2')).toMatchObject({
      columns: [
        { name: 'x', cells: [1] },
        { name: 'y', cells: [2] },
      ],
    })
    expect(read('1 2\n3 4')).toMatchObject({ columns: [{ name: 'Column 1' }, { name: 'Column 2' }] })
  })
  it('names what is no number, with its line', () => {
    expect(read('a b\n1 2\n3 x4')).toEqual({ says: expect.stringContaining('“x4” in line 3') })
    expect(read('1 1e300')).toEqual({ says: expect.stringContaining('“1e300” in line 1') })
    expect(read('1 2\n'.repeat(10_001))).toEqual({ says: 'have at most 20000 numbers' })
  })
})

describe('pairs', () => {
  const { show } = contextOf(undefined, {}, regionOf('us'))
  const base = { from: 'lists', table: '', first: '', second: '', commas: 'auto' } as const
  it('without a partner are left out and counted', () => {
    expect(readPaired({ ...base, first: 'Age\n1\nNA\n3', second: '4 5 NA' }, 2, show)).toEqual({
      columns: [
        { name: 'Age', values: [1] },
        { name: 'y', values: [4] },
      ],
      note: '1 pair; left out: 2 without a partner',
    })
    expect(readPaired({ ...base, from: 'table', table: '1\t2\n3\t\n5\t6' }, 2, show)).toEqual({
      columns: [
        { name: 'x', values: [1, 5] },
        { name: 'y', values: [2, 6] },
      ],
      note: '2 lines; left out: 1 without a value in some column',
    })
  })
  it('need lists of one length and a table of two columns', () => {
    expect(readPaired({ ...base, first: '1 2', second: '1 2 3' }, 2, show)).toMatchObject({ box: 'second' })
    expect(readPaired({ ...base, from: 'table', table: '1 2 3\n4 5 6' }, 2, show)).toMatchObject({ box: 'table' })
    expect(readPaired({ ...base, from: 'table', table: '1\n2' }, 10, show)).toMatchObject({
      says: 'have two to 10 columns of numbers: there is one',
    })
    expect(readPaired({ ...base, first: 'a b c', second: '1' }, 2, show)).toMatchObject({ box: 'first' })
    expect(readPaired({ ...base, first: '1', second: 'x y' }, 2, show)).toMatchObject({ box: 'second' })
  })
})
