import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { bytesOfText, textOfBytes } from '@/lib/base/encoding/charset'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { checkCase, wholeOf } from '@/lib/kits/transform/check-case'
import { charsetOf, declareTransform } from '@/lib/kits/transform/declaration'
import { runTransform, wayOf } from '@/lib/kits/transform/run'
import type { Refusal, SideName } from '@/lib/kits/transform/types'
import { provedTransforms } from '@/tests/transform/proved-transforms'
import { readForm } from '@/lib/kits/fields/read'
import { computerNotation } from './page-text'
import { typedForms } from './typed-forms'
import { validValues } from './values'

const transforms = await provedTransforms()
const show = createShow(regionOf('global'))
const context = { show, progress: () => {} }

describe.each(transforms)('$folder/$id', ({ id, definition, module, cases }) => {
  const declaration = declareTransform(id, id, definition)
  const ways: SideName[] = definition.inverse ? ['takes', 'gives'] : ['takes']

  /** The whole result, text or bytes, whatever the page would show of it. */
  async function run(from: SideName, given: string | Uint8Array, options: AnyValues) {
    const outcome = await runTransform(module, { declaration, from, options }, given, context)
    return isProblem(outcome) ? outcome : { ...outcome, gives: await wholeOf(outcome) }
  }

  it.each([...definition.examples, ...cases].map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await checkCase(module, declaration, one)).toBe('')
  })

  it('opens with an example that is text', async () => {
    const [first] = definition.examples
    expect(first && 'text' in first.given && !first.inverse).toBe(true)
    expect(Object.keys(definition.options)).not.toContain('input')
    expect(Object.keys(definition.options)).not.toContain('output')
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '',
      ' ',
      '\n',
      '\u0000',
      '\uFEFF',
      '\uD800',
      'null',
      '{}',
      '<',
      '%',
      '\\',
      '"',
      'a\r\nb',
      '='.repeat(9),
    ),
  )
  const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes))

  const anyInput = (from: SideName) =>
    declaration[from].kind === 'text' ? anyText : fc.oneof<fc.Arbitrary<string | Uint8Array>[]>(anyText, anyBytes)

  it('answers anything with a result or a sentence, and the same the second time', async () => {
    for (const from of ways)
      await fc.assert(
        fc.asyncProperty(anyInput(from), validValues(definition.options), async (input, options) => {
          const outcome = await run(from, input, options)
          if (isProblem(outcome)) {
            expect(outcome.message).toMatch(/\S/)
            expect(outcome.message).not.toMatch(/NaN|undefined|\[object/)
            if (outcome.field !== null) expect(Object.keys(definition.options)).toContain(outcome.field)
          } else if (typeof outcome.gives === 'string' && !/NaN|undefined|\[object/.test(String(input)))
            expect(outcome.gives).not.toMatch(/NaN|undefined|\[object/)
          expect(await run(from, input, options)).toEqual(outcome)
        }),
        { seed: 20260101, numRuns: 300 },
      )
  })

  it.runIf(Object.keys(definition.options).length > 0)(
    'refuses or works with whatever is typed in its options',
    async () => {
      for (const from of ways)
        await fc.assert(
          fc.asyncProperty(anyInput(from), typedForms(definition.options, show), async (input, typed) => {
            const { values, errors, understood } = readForm(definition.options, typed, show)
            for (const text of [...Object.values(errors), ...Object.values(understood)])
              expect(text).not.toMatch(computerNotation)
            if (Object.keys(errors).length > 0) return
            const outcome = await run(from, input, values)
            if (isProblem(outcome)) expect(outcome.message).toMatch(/\S/)
          }),
          { seed: 20260108, numRuns: 60 },
        )
    },
  )

  it('takes a megabyte of anything', async () => {
    const options = initialValues(definition.options)
    const noise = new Uint8Array(1 << 20)
    for (let at = 0, state = 20260101; at < noise.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      noise[at] = state >>> 24
    }
    const texts = ['a'.repeat(1 << 20), 'word €, "quoted"\r\n'.repeat(60_000), textOfBytes(noise, 'latin-1') ?? '']
    for (const from of ways)
      for (const input of declaration[from].kind === 'text' ? texts : [...texts, noise]) {
        const outcome = await run(from, input, options)
        if (isProblem(outcome)) expect(outcome.message).toMatch(/\S/)
        else
          expect(outcome.counts.bytes).toBe(
            typeof outcome.gives === 'string' ? Buffer.byteLength(outcome.gives) : outcome.gives.length,
          )
      }
  })

  it.runIf(definition.inverse && definition.inverse.loses === undefined)('comes back from where it went', async () => {
    const wellFormed = fc.string({ unit: 'grapheme', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(
        declaration.takes.kind === 'text'
          ? wellFormed
          : fc.oneof<fc.Arbitrary<string | Uint8Array>[]>(wellFormed, anyBytes),
        validValues(definition.options),
        async (input, options) => {
          const there = await run('takes', input, options)
          if (isProblem(there)) return
          const back = await run('gives', there.gives, options)
          if (isProblem(back)) throw new Error(`${JSON.stringify(there.gives)}: ${back.message}`)
          const side = declaration.takes
          const sent =
            typeof input === 'string' && side.kind === 'bytes' ? bytesOfText(input, charsetOf(side, options)) : input
          expect(back.gives).toEqual(sent)
        },
      ),
      { seed: 20260102, numRuns: 500 },
    )
  })

  it.runIf(ways.some((from) => declaration.streams[from]))(
    'streams to the same result, however the input is cut',
    async () => {
      for (const from of ways.filter((way) => declaration.streams[way]))
        await fc.assert(
          fc.asyncProperty(
            fc.oneof(
              declaration[from].kind === 'bytes' ? anyBytes : anyText.map((text) => new TextEncoder().encode(text)),
              // What the other way makes is good input for this one.
              fc.constant(undefined),
            ),
            anyBytes,
            fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
            validValues(definition.options),
            async (drawn, other, cuts, options) => {
              let bytes: Uint8Array = drawn ?? other
              if (!drawn && from === 'gives') {
                const made = await run(
                  'takes',
                  declaration.takes.kind === 'bytes' ? other : Buffer.from(other).toString('latin1'),
                  options,
                )
                if (!isProblem(made))
                  bytes = typeof made.gives === 'string' ? new TextEncoder().encode(made.gives) : made.gives
              }
              const input =
                declaration[from].kind === 'bytes' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
              const whole = await run(from, input, options)
              const stream = wayOf(module, from).stream?.(options, context)
              const pieces: Uint8Array[] = []
              let refused: Refusal | undefined
              for (let at = 0, cut = 0; at < bytes.length && !refused; cut++) {
                const size = cuts[cut % cuts.length] ?? 1
                const piece = stream?.push(bytes.slice(at, at + size))
                if (piece && isProblem(piece)) refused = piece as Refusal
                else if (piece) pieces.push(piece)
                at += size
              }
              const last = refused ?? stream?.end()
              if (!last) throw new Error('no stream')
              if (isProblem(last)) {
                expect(isProblem(whole)).toBe(true)
                const { at } = last as Refusal
                const before =
                  at && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, at.offset)).length
                if (declaration[from].kind === 'text') expect((whole as Refusal).at?.offset).toBe(before)
                return
              }
              if (isProblem(whole)) throw new Error(`only the whole input is refused: ${whole.message}`)
              const streamed = Buffer.concat([...pieces, last.bytes])
              expect(streamed.equals(Buffer.from(whole.gives as string))).toBe(true)
              expect(last.notices ?? []).toEqual(from === 'gives' ? whole.notices : (last.notices ?? []))
            },
          ),
          { seed: 20260103, numRuns: 400 },
        )
    },
  )
})
