import fc from 'fast-check'
import { describe, it } from 'vitest'
import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { readAddressState, writeAddressState } from '@/lib/kits/fields/address-state'
import { pastedRows } from '@/lib/kits/fields/pasted-rows'
import { readForm, unitKey, type Typed } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import { runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { publicDraw } from '@/lib/base/random/draw'
import { regionOf } from '@/lib/base/region/regions'
import { declareTransform } from '@/lib/kits/transform/declaration'
import { runTransform, type TransformModule } from '@/lib/kits/transform/run'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { browserModule, definitionOf, isDrawn, provedTools } from '@/tests/every/compiled'
import { validValues } from '@/tests/every/values'
import { expectNoDifferenceLater } from './hostile-keys'

/** A form, and what its tool answers to values that the form takes; what depends on the letters of a text is left out. */
interface Tool {
  id: string
  fields: Fields
  answer(values: AnyValues): unknown
}

/** A slow machine computes a long schedule some hundred times. */
const patience = 60_000

const global = regionOf('global')
const german = regionOf('eu')
const plain = createShow(global)

async function toolOf(id: string, browser: string, node: string): Promise<Tool | undefined> {
  const definition = await definitionOf<object>(node)
  if ('compute' in definition) {
    const calculator = definition as AnyCalculator
    const module = (await browserModule<{ default: CalculatorModule }>(browser)).default
    const declaration = declare(id, id, calculator)
    return {
      id,
      fields: calculator.inputs,
      answer: (values) => [runCalculator(module, declaration, values, global), outputsFor(calculator.outputs, values)],
    }
  }
  if ('build' in definition) {
    const generator = definition as AnyGenerator
    const module = (await browserModule<{ default: GeneratorModule }>(browser)).default
    const declaration = declareGenerator(id, id, generator)
    return {
      id,
      fields: generator.form,
      answer(values) {
        if (module.slow?.(values)) return 'slow'
        const built = runGenerator(module, declaration, values, global, undefined, publicDraw)
        return isProblem(built) ? built : built.blocks.map(({ kind }) => kind)
      },
    }
  }
  if ('run' in definition) {
    const transform = definition as AnyTransform
    const module = (await browserModule<{ default: TransformModule }>(browser)).default
    const declaration = declareTransform(id, id, transform)
    const [example] = transform.examples
    const text = example && 'text' in example.given ? example.given.text : ''
    return {
      id,
      fields: transform.options,
      answer: (options) =>
        runTransform(module, { declaration, from: 'takes', options }, text, { show: plain, progress: () => {} }),
    }
  }
  return undefined
}

const tools = (
  await Promise.all(
    provedTools.map(([id, { browser, node }]) => (isDrawn({ id }) ? toolOf(id, browser, node) : undefined)),
  )
).filter((tool) => tool !== undefined)

/** Reads boxes as the form does, in two regions, and answers what it takes. */
async function answered({ fields, answer }: Tool, typed: Typed): Promise<unknown> {
  const retyped = retype(fields, typed, plain, createShow(german))
  const { values, errors, understood } = readForm(fields, typed, plain)
  return [retyped, errors, understood, Object.keys(errors).length === 0 ? await answer(values) : 'refused']
}

async function ofAddress(tool: Tool, state: string): Promise<unknown> {
  const read = readAddressState(tool.fields, state)
  if ('fault' in read || read.refused.length > 0) return read
  return answered(tool, read.typed)
}

/** Boxes whose letters are counted one by one: a twin has others, and another answer of its own right. */
const lettersCounted: Readonly<Record<string, string>> = { 'permutation-combination': 'word' }

/** Addresses in which one box at a time, and then every box, holds the word. */
function addressesWith(fields: Fields, valid: URLSearchParams, word: string): string[] {
  const whole = (change: (state: URLSearchParams) => void) => {
    const state = new URLSearchParams(valid)
    change(state)
    return state.toString()
  }
  const inBoxes = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'file') return []
    if (field.kind !== 'rows') return [whole((state) => state.set(name, word))]
    const rows = JSON.parse(valid.get(name) ?? '[]') as string[][]
    return Object.keys(field.columns).map((_, column) =>
      whole((state) =>
        state.set(name, JSON.stringify(rows.map((row) => row.map((text, at) => (at === column ? word : text))))),
      ),
    )
  })
  return [...inBoxes, whole((state) => state.set(word, word)), `${word}=${word}&${word}@unit=${word}`]
}

describe.each(tools)('$id', { timeout: patience }, (tool) => {
  const { fields } = tool
  const ownNames = Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...(field.kind === 'rows' ? Object.keys(field.columns) : []),
    ...(field.kind === 'choice' ? Object.keys(field.options) : []),
  ])
  const keys = ['__proto__', 'constructor', 'toString', 'valueOf', 'prototype', 'length'].filter(
    (key) => !ownNames.includes(key),
  )
  // Texts are drawn from hostile words too: here they come from the test alone.
  const values =
    fc.sample(validValues(fields), { seed: 20260101, numRuns: 100 }).find((drawn) => {
      const written = JSON.stringify(drawn)
      return !keys.some((key) => written.includes(key))
    }) ?? {}
  const valid = new URLSearchParams(writeAddressState(fields, values) ?? '')

  it('takes no word of an address for a table’s own key', async () => {
    const boxes = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== lettersCounted[tool.id]))
    for (const key of keys)
      await expectNoDifferenceLater(key, (word) =>
        Promise.all(addressesWith(boxes, valid, word).map((state) => ofAddress(tool, state))),
      )
  })

  it('takes no cell of a pasted table for a table’s own key', async () => {
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'rows') continue
      const columns = Object.keys(field.columns)
      const cells = (JSON.parse(valid.get(name) ?? '[]') as string[][])[0] ?? []
      for (const key of keys)
        await expectNoDifferenceLater(key, (word) =>
          Promise.all(
            columns.map((_, column) => {
              const line = columns.map((_column, at) => (at === column ? word : (cells[at] ?? ''))).join('\t')
              const pasted = pastedRows(
                field.columns,
                0,
                `${columns.map(() => word).join('\t')}\n${line}`,
                plain.region,
              )
              return answered(tool, { [name]: pasted })
            }),
          ),
        )
    }
  })

  it('takes no word of a stored draft for a table’s own key', async () => {
    for (const key of keys)
      await expectNoDifferenceLater(key, (word) => {
        const boxes = Object.entries(fields).flatMap(([name, field]) => {
          const own: Record<string, unknown> =
            field.kind === 'rows'
              ? { [name]: [Object.fromEntries([...Object.keys(field.columns), word].map((column) => [column, word]))] }
              : { [name]: word, [word]: word, [unitKey(word)]: word }
          const withUnit = { [name]: valid.get(name) ?? '', [unitKey(name)]: word }
          return field.kind === 'quantity' ? [own, withUnit] : [own]
        })
        // As the device's storage has it: text, in which __proto__ is a key like any other.
        return Promise.all(boxes.map((typed) => answered(tool, JSON.parse(JSON.stringify(typed)) as Typed)))
      })
  })
})
