/* Templates of letters and contracts: Markdown with placeholders, read at build. The browser gets what comes of it as data. */
import type {
  Clause,
  Inline,
  Signer,
  Template,
  TemplateBlock,
  TemplateItem,
  Test,
  Writing,
} from '@/lib/families/letters-contracts/template'

/** What is wrong with a template, and where. */
export class TemplateFault extends Error {
  constructor(
    readonly line: number,
    says: string,
  ) {
    super(says)
  }
}

/** A clause that a template includes; the compile step puts the compiled clause in its place. */
export interface Inclusion {
  include: { from: string }
  at: number
}

interface Line {
  text: string
  at: number
}

const writingWords: readonly Writing[] = ['text', 'date', 'money', 'number', 'percent', 'choice']
const fieldName = /^[a-z][A-Za-z0-9]*$/

function nameIn(word: string | undefined, at: number, tag: string): string {
  if (word === undefined || !fieldName.test(word))
    throw new TemplateFault(at, `{{${tag}}} must name a field, such as {{jobTitle}}`)
  return word
}

function readTest(text: string, at: number): Test {
  const words = text.trim().split(/\s+/)
  const negated = words[0] === 'not'
  const [field, is, ...rest] = negated ? words.slice(1) : words
  const name = nameIn(field, at, `#if ${text.trim()}`)
  if (is === undefined) return { field: name, ...(negated ? { not: true } : {}), at }
  const isNot = rest[0] === 'not'
  const values = (isNot ? rest.slice(1) : rest).filter((word) => word !== 'or')
  if (is !== 'is' || values.length === 0 || negated)
    throw new TemplateFault(at, `the condition "${text.trim()}" must be "field", "not field" or "field is option"`)
  return { field: name, is: values, ...(isNot ? { not: true } : {}), at }
}

const readTests = (text: string, at: number): Test[] => text.split(/\s+and\s+/).map((one) => readTest(one, at))

type Token = { text: string; at: number } | { tag: string; at: number } | { mark: '**' | '*'; at: number }

/** Text, placeholders and marks of one paragraph. A backslash before a sign takes its meaning, at the end of a line it breaks it. */
function tokensOf(lines: readonly Line[]): Token[] {
  const tokens: Token[] = []
  lines.forEach(({ text, at }, position) => {
    const isLast = position === lines.length - 1
    const breaks = text.endsWith('\\')
    const whole = breaks ? text.slice(0, -1) : text
    for (const [piece] of whole.matchAll(/\{\{[^}]*\}\}|\\[*{\\]|\*\*|\*|[^*{\\]+|[{\\]/g)) {
      if (piece.startsWith('{{')) tokens.push({ tag: piece.slice(2, -2).trim(), at })
      else if (piece === '**' || piece === '*') tokens.push({ mark: piece, at })
      else tokens.push({ text: /^\\./.test(piece) ? piece.slice(1) : piece, at })
    }
    if (!isLast) tokens.push({ text: breaks ? '\n' : ' ', at })
  })
  return tokens
}

const ofBlocks = ['letterhead', 'party', 'lines', 'table', 'sign', 'page-break', '>']

function readPlaceholder(tag: string, at: number): Inline {
  const words = tag.split(/\s+/)
  const [first = '', second, one, many] = words
  if (ofBlocks.includes(first) || first.startsWith('>'))
    throw new TemplateFault(at, `{{${tag}}} stands on a line of its own`)
  if (first === 'clause') {
    if (!second || !/^[a-z][a-z-]*$/.test(second)) throw new TemplateFault(at, `{{${tag}}} must name a clause`)
    return { clause: second, at }
  }
  if (first === 'count') {
    if (!one) throw new TemplateFault(at, `{{${tag}}} must say what is counted: {{count months month}}`)
    return { count: nameIn(second, at, tag), one, many: many ?? `${one}s`, at }
  }
  if (words.length === 1) return { put: nameIn(first, at, tag), at }
  const writing = writingWords.find((word) => word === first)
  if (!writing || words.length > 2)
    throw new TemplateFault(at, `{{${tag}}} is no placeholder: ${first} is none of ${writingWords.join(', ')}, count`)
  return { put: nameIn(second, at, tag), as: writing, at }
}

type Ends = '**' | '*' | 'if' | 'end'

class InlineReader {
  #position = 0
  constructor(private readonly tokens: readonly Token[]) {}

  read(until: Ends, opened = 0): { inlines: Inline[]; ended: 'else' | 'if' | Ends } {
    const inlines: Inline[] = []
    for (;;) {
      const token = this.tokens[this.#position++]
      if (token === undefined) {
        if (until === 'end') return { inlines, ended: 'end' }
        throw new TemplateFault(
          opened,
          until === 'if' ? 'this condition is not closed: {{/if}} is missing' : `${until} is not closed`,
        )
      }
      if ('mark' in token) {
        if (token.mark === until) return { inlines, ended: until }
        const { inlines: inner } = this.read(token.mark, token.at)
        inlines.push(token.mark === '**' ? { bold: inner } : { italic: inner })
      } else if ('text' in token) {
        const last = inlines.at(-1)
        if (typeof last === 'string') inlines[inlines.length - 1] = last + token.text
        else inlines.push(token.text)
      } else if (token.tag === '/if' || token.tag === 'else') {
        if (until !== 'if')
          throw new TemplateFault(token.at, `{{${token.tag}}} closes no condition that was opened before it`)
        return { inlines, ended: token.tag === 'else' ? 'else' : 'if' }
      } else if (token.tag.startsWith('#if ')) inlines.push(this.#condition(token.tag.slice(4), token.at))
      else inlines.push(readPlaceholder(token.tag, token.at))
    }
  }

  #condition(text: string, at: number): Inline {
    const when = readTests(text, at)
    const { inlines: show, ended } = this.read('if', at)
    if (ended !== 'else') return { when, show }
    const { inlines: otherwise, ended: last } = this.read('if', at)
    if (last === 'else') throw new TemplateFault(at, 'this condition has two {{else}}')
    return { when, show, otherwise }
  }
}

function readInline(lines: readonly Line[]): Inline[] {
  return new InlineReader(tokensOf(lines)).read('end').inlines
}

const itemStart = /^( *)(?:(-)|\d+\.) +(.*)$/

/** Lines of a list, and of the lists within it, as items. A line that goes on is indented. */
function readItems(lines: readonly Line[]): TemplateItem[] {
  const indent = /^ */.exec(lines[0]?.text ?? '')?.[0].length ?? 0
  const starts = lines.flatMap(({ text }, position) => {
    const [, spaces = ''] = itemStart.exec(text) ?? []
    return itemStart.test(text) && spaces.length === indent ? [position] : []
  })
  return starts.map((start, at) => {
    const own = lines.slice(start, starts[at + 1])
    const inner = own.findIndex(({ text }, position) => position > 0 && itemStart.test(text))
    const textLines = inner === -1 ? own : own.slice(0, inner)
    const text = readInline(
      textLines.map((line, position) => ({
        ...line,
        text: position === 0 ? (itemStart.exec(line.text)?.[3] ?? '') : line.text.trim(),
      })),
    )
    return inner === -1 ? { text } : { text, items: readItems(own.slice(inner)) }
  })
}

function readSigners(text: string, at: number): Signer[] {
  return text.split('|').map((one) => {
    const [role = '', names = ''] = one.split(':')
    const [name, title] = names
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    if (role.trim() === '')
      throw new TemplateFault(at, '{{sign …}} must say who signs: {{sign For the company: signerName}}')
    return {
      role: [role.trim()],
      ...(name ? { name: nameIn(name, at, `sign ${text}`) } : {}),
      ...(title ? { title: nameIn(title, at, `sign ${text}`) } : {}),
    }
  })
}

type ReadBlock = TemplateBlock | Inclusion

function readDirective(tag: string, at: number): ReadBlock | undefined {
  const [word = '', name, third] = tag.split(/\s+/)
  if (word.startsWith('>')) {
    const from = tag.slice(1).trim()
    if (!/^[a-z-]+\/[a-z-]+$/.test(from))
      throw new TemplateFault(at, `{{${tag}}} must name a clause by group and name: {{> confidentiality/term}}`)
    return { include: { from }, at }
  }
  if (word === 'letterhead') return { party: nameIn(name, at, tag), letterhead: true, at }
  if (word === 'party') return { party: nameIn(name, at, tag), at }
  if (word === 'lines') return { lines: nameIn(name, at, tag), at }
  if (word === 'table') {
    if (third !== undefined && third !== 'total' && third !== 'boxes')
      throw new TemplateFault(at, `{{${tag}}}: after the name there may be "total" or "boxes" and nothing else`)
    return { table: nameIn(name, at, tag), ...(third ? { [third]: true } : {}), at }
  }
  if (word === 'sign') return { signers: readSigners(tag.slice(4).trim(), at), at }
  if (word === 'page-break') return { pageBreak: true }
  return undefined
}

const tagAlone = /^\{\{([^}]*)\}\}$/

class BlockReader {
  #position = 0
  constructor(private readonly lines: readonly Line[]) {}

  read(opened?: number): { blocks: ReadBlock[]; ended: 'else' | 'if' | 'end' } {
    const blocks: ReadBlock[] = []
    for (;;) {
      const line = this.lines[this.#position]
      if (line === undefined) {
        if (opened === undefined) return { blocks, ended: 'end' }
        throw new TemplateFault(opened, 'this condition is not closed: {{/if}} is missing')
      }
      const tag = tagAlone.exec(line.text.trim())?.[1]?.trim()
      if (line.text.trim() === '') this.#position++
      else if (tag === 'else' || tag === '/if') {
        if (opened === undefined)
          throw new TemplateFault(line.at, `{{${tag}}} closes no condition that was opened before it`)
        this.#position++
        return { blocks, ended: tag === 'else' ? 'else' : 'if' }
      } else if (tag?.startsWith('#if ')) {
        this.#position++
        blocks.push(this.#condition(tag.slice(4), line.at))
      } else blocks.push(this.#block(line, tag))
    }
  }

  #condition(text: string, at: number): ReadBlock {
    const when = readTests(text, at)
    const { blocks: show, ended } = this.read(at)
    if (ended !== 'else') return { when, show } as TemplateBlock
    const { blocks: otherwise, ended: last } = this.read(at)
    if (last === 'else') throw new TemplateFault(at, 'this condition has two {{else}}')
    return { when, show, otherwise } as TemplateBlock
  }

  /** Lines up to the next empty one, or to one that is a block of its own. */
  #paragraph(): Line[] {
    const start = this.#position
    while (this.#position < this.lines.length) {
      const text = this.lines[this.#position]?.text.trim() ?? ''
      const tag = tagAlone.exec(text)?.[1]?.trim()
      const isBlockTag =
        tag !== undefined && (/^(?:#if |\/if$|else$|>)/.test(tag) || ofBlocks.includes(tag.split(/\s+/)[0] ?? ''))
      if (text === '' || isBlockTag) break
      this.#position++
    }
    return this.lines.slice(start, this.#position)
  }

  #block(line: Line, tag: string | undefined): ReadBlock {
    const directive = tag === undefined ? undefined : readDirective(tag, line.at)
    const [, hashes, heading = '', anchor] = /^(#{1,3}) +(.*?)(?: +\{#([a-z-]+)\})?$/.exec(line.text.trim()) ?? []
    if (directive || hashes !== undefined || /^-{3,}$/.test(line.text.trim())) this.#position++
    if (directive) return directive
    if (hashes !== undefined)
      return {
        heading: hashes.length as 1 | 2 | 3,
        text: readInline([{ text: heading, at: line.at }]),
        ...(anchor ? { anchor } : {}),
        at: line.at,
      }
    if (/^-{3,}$/.test(line.text.trim())) return { rule: true }
    const lines = this.#paragraph()
    const [, , bullet] = itemStart.exec(line.text) ?? []
    if (!itemStart.test(line.text))
      return { paragraph: readInline(lines.map((one) => ({ ...one, text: one.text.trim() }))) }
    return bullet ? { list: readItems(lines) } : { numbered: readItems(lines) }
  }
}

interface Head {
  values: Readonly<Record<string, Line>>
  body: Line[]
}

function readHead(source: string, needed: readonly string[], allowed: readonly string[]): Head {
  const lines = source.split(/\r?\n/).map((text, position): Line => ({ text, at: position + 1 }))
  const end = lines.findIndex(({ text }, position) => position > 0 && text === '---')
  if (lines[0]?.text !== '---' || end === -1)
    throw new TemplateFault(1, `a template begins with a head between two lines of ---: ${needed.join(', ')}`)
  const values: Record<string, Line> = {}
  for (const { text, at } of lines.slice(1, end)) {
    const [, key, value = ''] = /^([a-z]+): +(.+)$/.exec(text) ?? []
    if (key === undefined) throw new TemplateFault(at, `"${text}" is no line of a head, such as version: 2026-11-23`)
    if (![...needed, ...allowed].includes(key))
      throw new TemplateFault(at, `the head has no ${key}: it may say ${[...needed, ...allowed].join(', ')}`)
    values[key] = { text: value, at }
  }
  const missing = needed.find((key) => values[key] === undefined)
  if (missing) throw new TemplateFault(1, `the head must say ${missing}`)
  const version = values.version
  if (version && !/^\d{4}-\d\d-\d\d$/.test(version.text))
    throw new TemplateFault(version.at, `the version is the day of the text, such as 2026-11-23`)
  return { values, body: lines.slice(end + 1) }
}

/** A template: its head says title, version and, where its headings are numbered, `contract: yes`. Throws a TemplateFault. */
export function parseTemplate(source: string): Template {
  const { values, body } = readHead(source, ['title', 'version'], ['contract'])
  return {
    title: values.title ? readInline([values.title]) : [],
    version: values.version?.text ?? '',
    ...(values.contract ? { contract: true } : {}),
    blocks: new BlockReader(body).read().blocks as TemplateBlock[],
  }
}

/** A clause of the library, whose name is that of its file. Throws a TemplateFault. */
export function parseClause(source: string, name: string): Clause {
  const { values, body } = readHead(source, ['title', 'note', 'suits', 'version'], ['source'])
  const [title = '', href] = values.source?.text.split('|').map((part) => part.trim()) ?? []
  return {
    name,
    title: values.title?.text ?? '',
    note: values.note?.text ?? '',
    suits: (values.suits?.text ?? '').split(',').map((one) => one.trim()),
    version: values.version?.text ?? '',
    ...(title ? { source: { title, ...(href ? { href } : {}) } } : {}),
    blocks: new BlockReader(body).read().blocks as TemplateBlock[],
  }
}
