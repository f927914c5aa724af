import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import type { Block, Document } from '@/lib/kits/document/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { readForm } from '@/lib/kits/fields/read'
import type { AnyValue, AnyValues, Field, Fields, Scalar } from '@/lib/kits/fields/types'
import { generatorContext, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { unfilledIn } from '@/lib/kits/generator/unfilled'
import { fillBusiness, fillClient } from '@/lib/kits/records/fill'
import { businessForm, clientForm, type Business, type Client } from '@/lib/kits/records/profile'
import { browserModule, definitionOf, isDrawn, provedTools } from '@/tests/every/compiled'

const members = await Promise.all(
  provedTools
    .filter(([id, { family }]) => family === 'letters-contracts' && isDrawn({ id }))
    .map(async ([id, { node, browser }]) => ({
      id,
      definition: await definitionOf<AnyGenerator>(node),
      module: (await browserModule<{ default: GeneratorModule }>(browser)).default,
    })),
)

/** More combinations than this are cut to those in which two choices meet. */
const mostWhole = 3000

const answersOf = (field: Field): readonly AnyValue[] =>
  field.kind === 'choice' ? Object.keys(field.options) : field.kind === 'toggle' ? [false, true] : []

/** Every way to answer the choices and ticks; where those are too many, every two answers together. */
function waysToAnswer(form: Fields): AnyValues[] {
  const asked = Object.entries(form).filter(([name, field]) => answersOf(field).length > 0 && name !== 'paper')
  const count = asked.reduce((product, [, field]) => product * answersOf(field).length, 1)
  if (count <= mostWhole)
    return asked.reduce<AnyValues[]>(
      (ways, [name, field]) => ways.flatMap((way) => answersOf(field).map((answer) => ({ ...way, [name]: answer }))),
      [{}],
    )
  return asked.flatMap(([one, first], at) =>
    asked
      .slice(at + 1)
      .flatMap(([other, second]) =>
        answersOf(first).flatMap((a) => answersOf(second).map((b) => ({ [one]: a, [other]: b }))),
      ),
  )
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** What somebody may have typed: a word for a text, an amount, a day. */
function sample(name: string, field: Field): AnyValue {
  if (field.kind === 'text') return `A${name}`
  if (field.kind === 'long-text') return `First ${name}\nSecond ${name}`
  if (field.kind === 'date') return '2027-03-05'
  if (field.kind === 'month') return '2027-03'
  if (field.kind === 'file') return pixel
  if (field.kind === 'rows') {
    const cells = Object.entries(field.columns).map(([column, cell]) => [
      column,
      answersOf(cell)[0] ?? sample(column, cell),
    ])
    return [Object.fromEntries(cells) as Readonly<Record<string, Scalar | undefined>>]
  }
  return 'initial' in field && field.initial !== undefined ? (field.initial as AnyValue) : 7
}

const keptBusiness = {
  ...(initialValues(businessForm) as unknown as Business),
  name: 'Harbour Kept Ltd',
  contact: 'Ana Keeper',
  street: '12 Quay Street',
  city: 'Portside',
  email: 'ana@harbour.example',
}
const keptClient = {
  ...(initialValues(clientForm) as unknown as Client),
  name: 'Finch Kept GmbH',
  street: '7 Mill Lane',
}

const typedFields = (form: Fields) => Object.entries(form).filter(([, field]) => answersOf(field).length === 0)

/** All left empty, all filled in, each alone filled in, each alone left empty. */
function waysToFill(form: Fields): { name: string; given: AnyValues }[] {
  const typed = typedFields(form)
  const nothing = Object.fromEntries(
    typed.map(([name, field]) => [
      name,
      field.kind === 'rows' ? [] : field.kind === 'text' || field.kind === 'long-text' ? '' : undefined,
    ]),
  )
  const needed = Object.fromEntries(
    typed.flatMap(([name, field]) => {
      const initial = initialValues({ [name]: field })[name]
      return typeof initial === 'number' || (field.kind === 'rows' && (field.min ?? 1) > 0) ? [[name, initial]] : []
    }),
  )
  const empty = { ...nothing, ...needed }
  const full = Object.fromEntries(typed.map(([name, field]) => [name, sample(name, field)]))
  return [
    { name: 'nothing', given: empty },
    { name: 'everything', given: full },
    ...typed.map(([name]) => ({ name: `only ${name}`, given: { ...empty, [name]: full[name] } })),
    ...typed.map(([name]) => ({ name: `all but ${name}`, given: { ...full, [name]: empty[name] } })),
  ]
}

function emptyHeadings({ blocks }: Document): string[] {
  return blocks.flatMap((block, at) => {
    const next: Block | undefined = blocks[at + 1]
    if (block.kind !== 'heading') return []
    const isEmpty = next === undefined || (next.kind === 'heading' && next.level <= block.level)
    return isEmpty || next.kind === 'signature' ? [block.text] : []
  })
}

const untidy: readonly (readonly [string, RegExp])[] = [
  ['a placeholder', /\{\{|\}\}/],
  ['empty brackets', /\[\s*\]|\(\s*\)/],
  ['two spaces', /[^\s] {2,}[^\s]/],
  ['a space before a stop', / [.,;:!?](?:\s|$)/],
  ['two stops', /[,;:]\s*[.,;:]|\.\.(?!\.)/],
  ['a word that is no text', /undefined|NaN|\[object/],
  ['a line that ends on a joining word', /^[^\t\n]*(?<!,) (?:and|or|of|the|at|in|by|to)$/m],
  ['a bullet without text', /^\s*-\s*$/m],
]

describe.each(members)('$id', ({ definition, module }) => {
  const { form, law } = definition
  const visitor = regionOf('global')

  /** The document, or nothing where these entries contradict each other. */
  function built(given: AnyValues) {
    const values = initialValues(form, given)
    const context = generatorContext(law, values, visitor)
    const document = module.build(values, context)
    return isProblem(document) ? undefined : { document, text: documentText(document, context.show), values, context }
  }

  const ways = waysToAnswer(form).flatMap((answers) =>
    waysToFill(form)
      // Every way of filling in meets the first answers, the two extremes meet all.
      .filter(({ name }) => name === 'nothing' || name === 'everything')
      .map(({ name, given }) => ({ name: `${name}, ${JSON.stringify(answers)}`, given: { ...given, ...answers } })),
  )
  const fillings = waysToFill(form)

  it('is tidy in every combination of its choices', () => {
    const faults = new Set<string>()
    let documents = 0
    for (const { name, given } of [...ways, ...fillings]) {
      const one = built(given)
      if (!one) continue
      documents++
      for (const [what, pattern] of untidy) {
        const found = pattern.exec(one.text)
        if (found) faults.add(`${what}: "${one.text.slice(Math.max(0, found.index - 40), found.index + 40)}" (${name})`)
      }
      for (const heading of emptyHeadings(one.document)) faults.add(`nothing under "${heading}" (${name})`)
    }
    expect([...faults].slice(0, 5)).toEqual([])
    // The check has seen documents of both kinds.
    expect(documents).toBeGreaterThan(ways.length / 4)
  })

  it('leaves no bracket where all is filled in', () => {
    const left = ways
      .filter(({ name }) => name.startsWith('everything'))
      .flatMap(({ given }) => {
        const one = built(given)
        return one ? unfilledIn(one.document) : []
      })
    expect([...new Set(left)]).toEqual([])
  })

  it('has no clause that was written for another law than the chosen one', () => {
    const strangers = ways.flatMap(({ given }) => {
      const one = built(given)
      if (!one) return []
      const chosen = typeof law === 'object' ? String(one.values[law.field]) : (law ?? 'global')
      return (module.notes?.(one.values, one.context) ?? [])
        .filter(({ suits }) => !suits.includes('global') && !suits.includes(chosen))
        .map(({ title }) => `${title} (${chosen})`)
    })
    expect([...new Set(strangers)]).toEqual([])
  })

  it('takes the name of the business and of the client that the visitor keeps', () => {
    const { form, law, records } = definition
    expect(records).toBeDefined()
    if (!records) return
    const boxes = {
      ...(records.business && fillBusiness(form, records, keptBusiness)),
      ...(records.client && fillClient(form, records, keptClient)),
    }
    const context = generatorContext(law, initialValues(form), regionOf('global'))
    const read = readForm(form, boxes, context.show)
    expect(read.errors).toEqual({})
    const document = module.build(read.values, context)
    if (isProblem(document)) throw new Error(`${document.field}: ${document.message}`)
    const text = documentText(document, context.show)
    if (records.business) expect(text).toContain(keptBusiness.name)
    if (records.client) expect(text).toContain(keptClient.name)
  })

  it('builds the same in Node as in the browser', () => {
    for (const { given } of fillings) {
      const values = initialValues(form, given)
      const context = generatorContext(law, values, visitor)
      expect(module.build(values, context)).toEqual(definition.build(values, context))
    }
  })
})
