import type { Show } from '@/lib/base/format/show'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'

/** One thing to write: run it in Node and in a browser and compare the texts. */
export type MatrixEntry = { region: RegionCode } & (
  | { kind: 'money' | 'percent' | 'number'; value: number; decimals?: number }
  | { kind: 'count'; value: number }
  | { kind: 'date' | 'month'; value: string }
)

const values = [
  0,
  1,
  -1,
  0.5,
  0.005,
  1.005,
  -2.675,
  12.345,
  999.995,
  1000,
  1234.5,
  -9999.99,
  12_345.678,
  123_456.789,
  1_234_567.891,
  0.1 + 0.2,
  1 / 3,
  2 / 3,
  1e-6,
  1.23e-9,
  4.56e-15,
  1e15,
  9_007_199_254_740_991,
  51_090_942_171_709_440_000,
  1.234567e25,
  -1e-9,
]

/** Every region with every kind of value that results are made of. */
export function formatMatrix(): MatrixEntry[] {
  return regionCodes.flatMap((region): MatrixEntry[] => [
    ...(['money', 'percent', 'number', 'count'] as const).flatMap((kind) =>
      values.map((value) => ({ region, kind, value })),
    ),
    ...values.map((value) => ({ region, kind: 'number' as const, value, decimals: 3 })),
    ...['2026-01-05', '2024-02-29', '1999-12-31'].map((value) => ({ region, kind: 'date' as const, value })),
    { region, kind: 'month', value: '2026-09' },
  ])
}

/** The text of an entry. */
export function writeEntry(entry: MatrixEntry, show: Show): string {
  switch (entry.kind) {
    case 'date':
    case 'month':
      return show[entry.kind](entry.value)
    case 'count':
      return show.count(entry.value)
    default:
      return show[entry.kind](entry.value, entry.decimals)
  }
}
