import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { documentMarkdown } from '@/lib/kits/document/markdown'
import { documentText } from '@/lib/kits/document/text'
import type { Block, Document } from '@/lib/kits/document/types'
import { initialValue, initialValues } from '@/lib/kits/fields/initial'
import type { AnyValue, AnyValues, Field, Fields, Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { generatorContext, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { unfilledIn } from '@/lib/kits/generator/unfilled'
import { browserModule, definitionOf, isDrawn, provedTools } from '@/tests/every/compiled'

const members = await Promise.all(
  provedTools
    .filter(([id, { family }]) => family === 'sectioned-documents' && isDrawn({ id }))
    .map(async ([id, { node, browser }]) => ({
      id,
      definition: await definitionOf<AnyGenerator>(node),
      module: (await browserModule<{ default: GeneratorModule }>(browser)).default,
    })),
)

/** They need lines of their own to matter, and are proved with the sums of invoices. */
const ofInvoices = ['secondRate', 'zero', 'rounding']

/** Another entry than the field begins with. */
function otherScalar(name: string, field: ScalarField): Scalar | undefined {
  const initial = initialValue(field)
  if (field.kind === 'choice') return Object.keys(field.options).find((key) => key !== initial)
  if (field.kind === 'toggle') return initial !== true
  if (field.kind === 'date') return '2028-02-29'
  if (field.kind === 'month') return '2028-02'
  if (field.kind === 'colour') return '#aa3311'
  if (field.kind === 'text' && field.pattern) return '14:05'
  if (field.kind === 'text' || field.kind === 'long-text') return `Own ${name}`
  if (field.kind === 'percent' || field.kind === 'rate') return 0.25
  return initial === 4 ? 3 : 4
}

function other(name: string, field: Field): AnyValue {
  if (field.kind !== 'rows') return otherScalar(name, field)
  return [
    Object.fromEntries(Object.entries(field.columns).map(([column, cell]) => [column, otherScalar(column, cell)])),
  ]
}

function emptied(field: Field): AnyValue {
  if (field.kind === 'rows') return field.min === 0 ? [] : initialValue(field)
  if (field.kind === 'text' && field.pattern && !field.optional) return initialValue(field)
  if (field.kind === 'text' || field.kind === 'long-text') return field.optional ? undefined : ''
  return field.optional ? undefined : initialValue(field)
}

const all = (form: Fields, of: (name: string, field: Field) => AnyValue): AnyValues =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, of(name, field)]))

function emptyHeadings({ blocks }: Document): string[] {
  return blocks.flatMap((block, at) => {
    const next: Block | undefined = blocks[at + 1]
    if (block.kind !== 'heading' || block.level === 1) return []
    return next === undefined || (next.kind === 'heading' && next.level <= block.level) ? [block.text] : []
  })
}

const untidy = /undefined|NaN|\[object|\[\s*\]|^\s*-\s*$|: +$|[^\s] {2,}[^\s]/m

/** Words of a text in their order, without the marks of lists and lines to sign on. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}€$£%]+/gu) ?? []

describe.each(members)('$id', ({ id, definition, module }) => {
  const { form, law } = definition
  const visitor = regionOf('global')

  function built(given: AnyValues) {
    const values = initialValues(form, given)
    const context = generatorContext(law, values, visitor)
    const document = module.build(values, context)
    if (isProblem(document)) return { document: undefined, text: '', values, context }
    return { document, text: documentText(document, context.show), values, context }
  }

  /** Fields that only count beside others: a rate of a loan, the name of a tax. */
  const whole = all(form, other)
  const fillings: { name: string; given: AnyValues }[] = [
    { name: 'as it begins', given: {} },
    { name: 'nothing', given: all(form, (_, field) => emptied(field)) },
    { name: 'everything', given: whole },
    ...Object.entries(form).map(([name, field]) => ({ name: `only ${name}`, given: { [name]: other(name, field) } })),
    ...Object.entries(form).map(([name, field]) => ({ name: `without ${name}`, given: { [name]: emptied(field) } })),
    ...Object.entries(form).map(([name, field]) => ({
      name: `all but ${name}`,
      given: { ...whole, [name]: emptied(field) },
    })),
  ]

  it('is tidy, and has no heading without a text, whatever is filled in', () => {
    const faults = new Set<string>()
    let documents = 0
    for (const { name, given } of fillings) {
      const { document, text } = built(given)
      if (!document) continue
      documents++
      const found = untidy.exec(text)
      if (found) faults.add(`"${text.slice(Math.max(0, found.index - 30), found.index + 40)}" (${name})`)
      for (const heading of emptyHeadings(document)) faults.add(`nothing under "${heading}" (${name})`)
    }
    expect([...faults].slice(0, 5)).toEqual([])
    expect(documents).toBeGreaterThan(fillings.length / 2)
  })

  it('takes every entry into the document or into one of its files', () => {
    const said = (given: AnyValues) => {
      const { document, values, context } = built(given)
      const { json: _, ...files } = module.files ?? {}
      const made = Object.values(files).map((file) => ('make' in file ? file.make(values, context) : ''))
      return JSON.stringify([document, made])
    }
    const bases: AnyValues[] = [
      {},
      {
        look: 'bold',
        loan: 900,
        equipment: 900,
        taxName: 'own',
        posted: '2027-01-01',
        place: 'Here',
        payFrom: 3,
      },
    ]
    const ignored = Object.entries(form).filter(([name, field]) => {
      if (field.kind === 'file') return false
      return bases.every((base) => {
        const values = initialValues(form, base)
        if (!isShown(field, values)) return true
        return said(base) === said({ ...base, [name]: other(name, field) })
      })
    })
    expect(ignored.map(([name]) => name).filter((name) => !ofInvoices.includes(name))).toEqual([])
  })

  it('marks words in brackets as not filled in', () => {
    const long = Object.entries(form).findLast(([, field]) => field.kind === 'long-text')
    if (!long) return
    const { document } = built({ [long[0]]: 'Dear [name of the client], see [1].' })
    expect(document && unfilledIn(document)).toEqual(['name of the client'])
  })

  it('says the same in Markdown, read by another program', () => {
    const marked = new Marked({ gfm: true })
    for (const { name, given } of fillings.slice(0, 3)) {
      const { document, text, context } = built(given)
      if (!document) continue
      const html = marked.parse(documentMarkdown(document, context.show), { async: false })
      // The marks of a numbered list are its reader's.
      const counted = html.replace(/<ol[^>]*>([^]*?)<\/ol>/g, (_, items: string) => {
        let number = 0
        return items.replace(/<li>/g, () => ` ${++number} `)
      })
      const read = counted
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
      expect(wordsOf(read), `${id}, ${name}`).toEqual(wordsOf(text))
    }
  })

  it('comes back from its own JSON file', () => {
    const { values, context } = built(whole)
    const file = module.files?.json
    const content = file && 'make' in file ? String(file.make(values, context)) : ''
    const saved = JSON.parse(content) as { values: AnyValues }
    const { logo: _, ...kept } = JSON.parse(JSON.stringify(values)) as AnyValues
    expect(saved.values).toEqual(kept)
  })

  it('builds the same in Node as in the browser', () => {
    for (const { given } of fillings) {
      const { values, context } = built(given)
      expect(module.build(values, context)).toEqual(definition.build(values, context))
    }
  })
})
