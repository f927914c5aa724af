import { isProblem } from '@/lib/base/problem'
import { answerTo } from '@/lib/kits/calculator/answer'
import { figuresOf, movers, type Asked } from '@/lib/kits/calculator/ask-again'
import { declare } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import { turnRound } from '@/lib/kits/calculator/turn-round'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { whatMoves } from '@/lib/kits/calculator/what-moves'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'

const warmUp = 50
const counted = 200

/** Median milliseconds of one answer to the initial values, working included. */
export function medianRun(definition: AnyCalculator): number {
  const declaration = declare('bench', 'bench', definition)
  const values = initialValues(definition.inputs)
  const visitor = regionOf('global')
  for (let run = 0; run < warmUp; run += 1) runCalculator(definition, declaration, values, visitor)
  const times = Array.from({ length: counted }, () => {
    const started = performance.now()
    runCalculator(definition, declaration, values, visitor)
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[counted / 2] ?? 0
}

/** Of so many askings each the quickest counts: the first ones pay for the compiler. */
const askings = 3

/** Milliseconds to turn the headline round by the entry that takes longest, and to find what moves it. Nothing where neither is offered. */
export function timesOfAsking(definition: AnyCalculator): { turned: number; moves: number } | undefined {
  const declaration = declare('bench', 'bench', definition)
  const values = initialValues(definition.inputs)
  const asked: Asked = { calculator: definition, declaration, values, visitor: regionOf('global'), today: '2026-03-02' }
  const answer = answerTo(definition, declaration, values, asked.visitor, asked.today)
  if (isProblem(answer)) return undefined
  const [output] = figuresOf(declaration, answer.results)
  if (output === undefined) return undefined
  const present = Number(answer.results[output])
  const entries = movers(asked, output, present)
  if (entries.length === 0) return undefined
  const time = (work: () => unknown) =>
    Math.min(
      ...Array.from({ length: askings }, () => {
        const started = performance.now()
        work()
        return performance.now() - started
      }),
    )
  return {
    turned: Math.max(...entries.map((entry) => time(() => turnRound(asked, { entry, output, wanted: present * 1.1 })))),
    moves: time(() => whatMoves(asked, output, present, 0.1)),
  }
}
