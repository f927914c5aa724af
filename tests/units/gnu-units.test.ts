import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toNumber, toRatio } from '@/lib/base/units/ratio'
import { convertExactly, quantities, unitNames, type QuantityName } from '@/lib/base/units/table'

interface Row {
  quantity: QuantityName
  from: string
  to: string
  answers: readonly (readonly [value: string, answer: number])[]
}

function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(path.join(import.meta.dirname, '../vectors/unit-conversion', file), 'utf8')
    .trimEnd()
    .split('\n')
  const values = head.split('\t').slice(3)
  return lines.map((line) => {
    const [quantity = '', from = '', to = '', ...answers] = line.split('\t')
    return {
      quantity: quantity as QuantityName,
      from,
      to,
      answers: values.map((value, at) => [value, Number(answers[at])] as const),
    }
  })
}

const rows = [...rowsOf('pairs.tsv'), ...rowsOf('temperatures.tsv')]

/** GNU units computes in doubles: it may be off in the last of 15 digits, and by that much of 273.15 where a scale is shifted. */
function agrees(found: number, expected: number, quantity: QuantityName): boolean {
  const noise = quantity === 'temperature' ? 1e-11 : 0
  return Math.abs(found - expected) <= Math.abs(expected) * 2e-14 + noise
}

describe('the table of units against GNU units 2.22', () => {
  it.each(Object.keys(quantities) as QuantityName[])('%s: every ordered pair at five values', (quantity) => {
    const names = unitNames(quantity)
    const asked = rows.filter((row) => row.quantity === quantity)
    expect(asked.map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual(
      names.flatMap((from) => names.filter((to) => to !== from).map((to) => `${from} > ${to}`)).toSorted(),
    )
    const differing = asked.flatMap(({ from, to, answers }) =>
      answers.flatMap(([value, answer]) => {
        const converted = convertExactly(toRatio(value), quantity, from, to)
        const found = converted && toNumber(converted)
        return found !== undefined && agrees(found, answer, quantity) ? [] : [{ value, from, to, found, answer }]
      }),
    )
    expect(differing).toEqual([])
  })
})
