import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { answerTo } from '@/lib/kits/calculator/answer'
import { figuresOf, follow, movers, showOf, type Asked, type NamedEntry } from '@/lib/kits/calculator/ask-again'
import { declare } from '@/lib/kits/calculator/declaration'
import { otherNumbers } from '@/lib/kits/calculator/other-entries'
import { turnRound } from '@/lib/kits/calculator/turn-round'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult } from '@/lib/kits/calculator/write'
import { initialValues } from '@/lib/kits/fields/initial'
import { readForm, shownUnit, unitKey, type Typed } from '@/lib/kits/fields/read'
import { typedCell, typedRows } from '@/lib/kits/fields/write'
import { compiledCalculators, isDrawn, provedTools, type CompiledCalculator } from './compiled'

const visitor = regionOf('global')
const today = '2026-03-02'

/** A result that another number gives, so that there is something to find. */
function reachable(asked: Asked, entry: NamedEntry, output: string, present: number): number | undefined {
  const result = follow(asked, entry, output)
  return otherNumbers(entry.takes, entry.value ?? 0)
    .map(result)
    .find((found) => found !== undefined && found !== present)
}

/** What stands in the boxes once a number that was found is put there. */
function typedWith(asked: Asked, { field, row, column, takes }: NamedEntry, number: number): Typed {
  const show = showOf(asked)
  const unit = shownUnit(takes, show)
  const text = typedCell(takes, number, show, unit)
  const rows = asked.declaration.inputs[field]
  if (row === undefined || column === undefined || rows?.kind !== 'rows')
    return { [field]: text, ...(unit && { [unitKey(field)]: unit }) }
  const boxes = typedRows(rows, asked.values[field], show)
  return { [field]: boxes.map((one, at) => (at === row ? { ...one, [column]: text } : one)) }
}

/** A calculator's initial answer, its headline, and the entries that move it. */
function opened({ id, folder, definition, module }: CompiledCalculator) {
  const plain = declare(id, id, definition)
  const values = initialValues(definition.inputs, {}, visitor.code)
  const declaration = { ...plain, outputs: outputsFor(plain.outputs, values) }
  const asked: Asked = { calculator: module, declaration, values, visitor, today }
  const answer = answerTo(module, declaration, values, visitor, today)
  // Some initial entries have an answer on some days only.
  if (isProblem(answer)) return []
  const [output] = figuresOf(declaration, answer.results)
  const headline = output === undefined ? undefined : declaration.outputs[output]
  if (output === undefined || !headline) return []
  const present = Number(answer.results[output])
  const entries = movers(asked, output, present)
  if (entries.length === 0) return []
  return [{ id, folder, asked, output, headline, present, tried: isDrawn({ id }) ? entries : entries.slice(0, 1) }]
}

const calculators = (await compiledCalculators(provedTools)).flatMap(opened)

describe.each(calculators)('$folder/$id turned round', ({ asked, output, headline, present, tried }) => {
  const { calculator, declaration, values } = asked
  const show = showOf(asked)

  it.each(tried.map((entry) => [entry.label, entry] as const))(
    'finds what %s must be, and shows what was wanted once that is typed',
    (_, entry) => {
      const wanted = reachable(asked, entry, output, present)
      if (wanted === undefined) return
      const { found } = turnRound(asked, { entry, output, wanted })
      expect(found).not.toEqual([])
      for (const { number, gives, exact } of found) {
        // As "use it" puts it into the box: typed, read, and computed from what was read.
        const reading = readForm(declaration.inputs, typedWith(asked, entry, number), show)
        expect(reading.errors).toEqual({})
        const again = answerTo(
          calculator,
          declaration,
          { ...values, [entry.field]: reading.values[entry.field] },
          visitor,
          today,
        )
        if (isProblem(again)) throw new Error(again.message)
        const shown = writeResult(headline, again.results[output], show)
        expect(shown).toBe(writeResult(headline, exact ? wanted : gives, show))
      }
    },
  )
})
