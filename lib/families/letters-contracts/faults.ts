import { editDistance } from '@/lib/base/text/edit-distance'
import type { Field, Fields } from '@/lib/kits/fields/types'
import type { LetterData } from './member'
import type { Clause, Inline, Template, TemplateBlock, TemplateItem, Test, Writing } from './template'

/** What is wrong with a template and its form; the compile step shows it with file and line. */
export class LetterFault extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    says: string,
  ) {
    super(says)
  }
}

const kindsOf: Readonly<Record<Writing, readonly Field['kind'][]>> = {
  text: ['text', 'long-text'],
  date: ['date', 'month'],
  money: ['money'],
  number: ['number', 'integer', 'quantity'],
  percent: ['percent', 'rate'],
  choice: ['choice'],
}
const inlineKinds = Object.values(kindsOf).flat()

function nearest(wanted: string, names: readonly string[]): string {
  const [best] = names.toSorted((one, other) => editDistance(wanted, one) - editDistance(wanted, other))
  return best === undefined ? '' : ` The nearest is ${best}.`
}

class Checker {
  readonly used = new Set<string>()
  readonly anchors = new Set<string>()
  readonly references: { clause: string; file: string; at: number }[] = []
  #file: string

  constructor(private readonly letter: LetterData) {
    this.#file = letter.template.file ?? 'a template'
  }

  #fail(at: number | undefined, says: string): never {
    throw new LetterFault(this.#file, at ?? 1, says)
  }

  #field(name: string, at: number | undefined): Field {
    const field = this.letter.form[name]
    this.used.add(name)
    if (!field) this.#fail(at, `there is no field ${name}.${nearest(name, this.#names())}`)
    return field
  }

  #names(): string[] {
    const { form, derived = {}, tables = {} } = this.letter
    return [...Object.keys(form), ...Object.keys(derived), ...Object.keys(tables)]
  }

  #isDerived(name: string): boolean {
    const isDerived = this.letter.derived?.[name] !== undefined
    if (isDerived) this.used.add(name)
    return isDerived
  }

  #isTable(name: string): boolean {
    const isTable = this.letter.tables?.[name] !== undefined
    if (isTable) this.used.add(name)
    return isTable
  }

  /** A field of one of these kinds. */
  #fieldOf(name: string, kinds: readonly Field['kind'][], at: number | undefined, tag: string): Field {
    const field = this.#field(name, at)
    if (!kinds.includes(field.kind)) this.#fail(at, `${tag} is for ${kinds.join(' or ')}, and ${name} is ${field.kind}`)
    return field
  }

  #put({ put: name, as, at }: Extract<Inline, { put: string }>, given: ReadonlySet<string>) {
    if (this.#isDerived(name)) {
      if (as && as !== 'text') this.#fail(at, `${name} is derived, and derived values are text, not ${as}`)
      return
    }
    const field = this.#fieldOf(name, as ? kindsOf[as] : inlineKinds, at, as ? `{{${as} ${name}}}` : `{{${name}}}`)
    if (field.optional && !field.later && !given.has(name))
      this.#fail(
        at,
        `${name} may be left empty, so it stands within {{#if ${name}}}, or its field is marked later: true`,
      )
  }

  #tests(tests: readonly Test[]): string[] {
    return tests.flatMap(({ field: name, is, not, at }) => {
      if (this.#isTable(name)) {
        if (is) this.#fail(at, `${name} is a table and has no options`)
        return not ? [] : (this.letter.tables?.[name]?.from ?? [])
      }
      if (this.#isDerived(name)) {
        if (is) this.#fail(at, `${name} is derived and has no options`)
        // What it is derived from is filled in where it is there.
        return not ? [] : [name, ...(this.letter.derived?.[name]?.from ?? [])]
      }
      const field = this.#field(name, at)
      if (is === undefined) {
        if (field.kind === 'choice')
          this.#fail(
            at,
            `${name} is a choice and always has a value: say "${name} is ${Object.keys(field.options)[0]}"`,
          )
        return not ? [] : [name]
      }
      if (field.kind !== 'choice') this.#fail(at, `${name} is ${field.kind} and has no options: say "#if ${name}"`)
      for (const option of is)
        if (!Object.hasOwn(field.options, option))
          this.#fail(at, `${name} has no option ${option}.${nearest(option, Object.keys(field.options))}`)
      return []
    })
  }

  inlines(inlines: readonly Inline[], given: ReadonlySet<string>) {
    for (const inline of inlines) {
      if (typeof inline === 'string') continue
      if ('put' in inline) this.#put(inline, given)
      else if ('count' in inline) {
        const field = this.#fieldOf(inline.count, ['integer', 'number'], inline.at, '{{count …}}')
        if (field.optional && !field.later && !given.has(inline.count))
          this.#fail(inline.at, `${inline.count} may be left empty, so it stands within {{#if ${inline.count}}}`)
      } else if ('clause' in inline)
        this.references.push({ clause: inline.clause, file: this.#file, at: inline.at ?? 1 })
      else if ('when' in inline) {
        this.inlines(inline.show, new Set([...given, ...this.#tests(inline.when)]))
        this.inlines(inline.otherwise ?? [], given)
      } else this.inlines('bold' in inline ? inline.bold : inline.italic, given)
    }
  }

  #items(items: readonly TemplateItem[], given: ReadonlySet<string>) {
    for (const { text, items: inner } of items) {
      this.inlines(text, given)
      this.#items(inner ?? [], given)
    }
  }

  #anchor(name: string, at: number | undefined) {
    if (this.anchors.has(name)) this.#fail(at, `there are two clauses called ${name}`)
    this.anchors.add(name)
  }

  #party(party: string, at: number | undefined) {
    this.#fieldOf(`${party}Name`, ['text'], at, `{{party ${party}}}`)
    for (const [part, kinds] of [
      ['Address', ['long-text']],
      ['Contact', ['text']],
    ] as const)
      if (this.letter.form[`${party}${part}`]) this.#fieldOf(`${party}${part}`, kinds, at, `{{party ${party}}}`)
  }

  #table({ table: name, total, boxes, at }: Extract<TemplateBlock, { table: string }>) {
    if (!this.#isTable(name)) this.#fieldOf(name, ['rows'], at, `{{table ${name}}}`)
    else if (total || boxes) this.#fail(at, `${name} is worked out, and its columns say themselves what is added up`)
  }

  #clause(clause: Clause, at: number | undefined, given: ReadonlySet<string>) {
    this.#anchor(clause.name, at)
    const file = this.#file
    this.#file = clause.file ?? clause.name
    this.blocks(clause.blocks, given)
    this.#file = file
  }

  blocks(blocks: readonly TemplateBlock[], given: ReadonlySet<string>) {
    for (const block of blocks) {
      if ('heading' in block) {
        // A heading is plain text: brackets in it could not be found before it is printed.
        if (block.text.some((part) => typeof part !== 'string'))
          this.#fail(block.at, 'a heading holds words alone; put what is filled in into a paragraph')
        if (block.anchor) this.#anchor(block.anchor, block.at)
      } else if ('paragraph' in block) this.inlines(block.paragraph, given)
      else if ('list' in block) this.#items(block.list, given)
      else if ('numbered' in block) this.#items(block.numbered, given)
      else if ('when' in block) {
        this.blocks(block.show, new Set([...given, ...this.#tests(block.when)]))
        this.blocks(block.otherwise ?? [], given)
      } else if ('party' in block) this.#party(block.party, block.at)
      else if ('lines' in block) this.#fieldOf(block.lines, ['long-text'], block.at, `{{lines ${block.lines}}}`)
      else if ('table' in block) this.#table(block)
      else if ('include' in block) this.#clause(block.include, block.at, given)
      else if ('signers' in block)
        for (const name of block.signers.flatMap((signer) => [signer.name, signer.title]))
          if (name !== undefined) this.#fieldOf(name, ['text'], block.at, '{{sign …}}')
    }
  }
}

/** Whether the template has a letterhead, which is what looks differ in. */
export function hasLetterhead({ blocks }: Pick<Template, 'blocks'>): boolean {
  return blocks.some((block) =>
    'when' in block
      ? hasLetterhead({ blocks: [...block.show, ...(block.otherwise ?? [])] })
      : 'party' in block && block.letterhead === true,
  )
}

function checkUnused(
  { form, derived = {}, tables = {}, unwritten = [], template }: LetterData,
  used: ReadonlySet<string>,
) {
  const from = [...Object.values(derived), ...Object.values(tables)].flatMap((one) => one.from)
  const known = new Set([...used, ...from, ...unwritten])
  const file = template.file ?? 'a template'
  const stray = from.find((name) => !form[name]) ?? unwritten.find((name) => !form[name])
  if (stray) throw new LetterFault(file, 1, `there is no field ${stray}.${nearest(stray, Object.keys(form))}`)
  const unused = [...Object.keys(form), ...Object.keys(derived), ...Object.keys(tables)].find(
    (name) => !known.has(name),
  )
  if (unused) throw new LetterFault(file, 1, `the text never names ${unused}, which the form asks for`)
}

/** Throws a LetterFault for a template that does not fit its form. */
export function checkLetter(letter: LetterData<Fields>) {
  const checker = new Checker(letter)
  const none = new Set<string>()
  checker.inlines(
    letter.template.title.filter((part) => typeof part === 'string' || !('put' in part)),
    none,
  )
  for (const part of letter.template.title)
    if (typeof part !== 'string' && 'put' in part) checker.inlines([part], new Set([part.put]))
  checker.blocks(letter.template.blocks, none)
  const dangling = checker.references.find(({ clause }) => !checker.anchors.has(clause))
  if (dangling)
    throw new LetterFault(
      dangling.file,
      dangling.at,
      `there is no clause ${dangling.clause}.${nearest(dangling.clause, [...checker.anchors])}`,
    )
  checkUnused(letter, checker.used)
}
