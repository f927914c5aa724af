import type { Report, ReportFinding, ReportPart, ReportTable } from '@/lib/base/report/report'
import { counted } from '@/lib/messages/counted'
import { choiceOf } from './choose'
import type { Field } from './fields'
import { findHttp, type Found } from './find'
import type { MediaType } from './media-types'
import type { Method } from './methods'
import { mostLines, readExchange, type ReadLine } from './read'
import { snippetsOf } from './snippets'
import { classOf, heuristicallyCacheable, retryWords, statusOf, type Status } from './statuses'

export type HttpQuestion =
  | { task: 'find'; text: string; only: string }
  | { task: 'choose'; situation: string }
  | { task: 'read'; text: string }

const yes = (is: boolean) => (is ? 'Yes' : 'No')

function statusTable(found: readonly Status[]): ReportTable {
  return {
    label: 'Status codes',
    columns: ['Code', 'Name', 'Meaning', 'Cacheable by default', 'Try again?', 'Where from'],
    rows: found.map(({ code, name, means, retry, reference }) => [
      String(code),
      name,
      means,
      yes(heuristicallyCacheable.has(code)),
      retryWords[retry],
      reference,
    ]),
  }
}

function fieldTable(found: readonly Field[]): ReportTable {
  return {
    label: 'Header fields',
    columns: ['Field', 'Meaning', 'Standing', 'Where from'],
    rows: found.map(({ name, means = '', standing, reference }) => [name, means, standing, reference]),
  }
}

function methodTable(found: readonly Method[]): ReportTable {
  return {
    label: 'Methods',
    columns: ['Method', 'Meaning', 'Safe', 'Idempotent', 'Where from'],
    rows: found.map(({ name, means, isSafe, isIdempotent, reference }) => [
      name,
      means,
      yes(isSafe),
      yes(isIdempotent),
      reference,
    ]),
  }
}

function typeTable(found: readonly MediaType[]): ReportTable {
  return {
    label: 'Media types',
    columns: ['Type', 'File endings', 'Registered with IANA'],
    rows: found.map(({ type, endings, isRegistered }) => [
      type,
      endings.map((ending) => `.${ending}`).join(' '),
      yes(isRegistered),
    ]),
  }
}

/** What is known of one code, with how to answer with it. */
function statusPart({ code, cause, fix, retry, reference, of }: Status): ReportPart {
  return {
    findings: [
      { tone: 'plain', says: `Usual cause: ${cause}` },
      { tone: 'plain', says: `What to do: ${fix}` },
      { tone: 'plain', says: `Try again? ${retryWords[retry]}.` },
      {
        tone: 'plain',
        says: heuristicallyCacheable.has(code)
          ? 'A cache may keep it without being told so.'
          : 'A cache keeps it only where a field such as Cache-Control allows.',
        source: 'RFC 9110, section 15.1',
      },
      of === undefined
        ? { tone: 'plain', says: `Defined in ${reference}.` }
        : { tone: 'warn', says: `No standard has it: ${of} made it up.` },
    ],
    texts: snippetsOf(code),
  }
}

function tablesOf(found: Found, only: string): ReportTable[] {
  const tables = {
    statuses: statusTable(found.statuses),
    fields: fieldTable(found.fields),
    methods: methodTable(found.methods),
    types: typeTable(found.types),
  }
  return Object.entries(tables).flatMap(([name, table]) => (only === 'all' || only === name ? [table] : []))
}

function codeReport(code: number): Report | undefined {
  const status = statusOf(code)
  if (status)
    return {
      headline: `${code} ${status.name}: ${status.means}`,
      tone: code >= 400 ? 'warn' : 'plain',
      parts: [statusPart(status)],
    }
  const group = classOf(code)
  if (!group) return undefined
  return {
    headline: `${code} is not a known code. A client treats it as ${group.asIf}. ${group.name}: ${group.means}`,
    tone: 'warn',
    parts: [{ findings: [{ tone: 'plain', says: 'The first digit decides.', source: 'RFC 9110, section 15' }] }],
  }
}

function oneFound({ statuses, fields, methods, types }: Found, text: string): string | undefined {
  const wish = text.trim().toLowerCase()
  const method = methods.find(({ name }) => name.toLowerCase() === wish)
  if (method) return `${method.name}: ${method.means}`
  const field = fields.find(({ name }) => name.toLowerCase() === wish.replace(/:$/, ''))
  if (field) return `${field.name}: ${field.means ?? `defined in ${field.reference}.`}`
  const type = types[0]
  const ending = /^\.?([\w+-]+)$/.exec(wish)?.[1]
  if (type && ending && type.endings.includes(ending)) return `.${ending} files are ${type.type}.`
  if (type?.type === wish && type.endings.length > 0) return `${type.type} files end in .${type.endings.join(', .')}.`
  const status = statuses.find(({ name }) => name.toLowerCase() === wish)
  return status && `${status.code} ${status.name}: ${status.means}`
}

function findReport(text: string, only: string): Report {
  const asCode = /^(?:http(?:\/[\d.]+)?\s+)?(\d{1,5})$/i.exec(text.trim())?.[1]
  if (asCode) {
    const known = codeReport(Number(asCode))
    if (known) return known
    return {
      headline: `${asCode} is no status code: they lie between 100 and 599.`,
      tone: 'bad',
      parts: [],
    }
  }
  const found = findHttp(text)
  const tables = tablesOf(found, only)
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count === 0)
    return { headline: 'Nothing by that name. Try a shorter word, a code or a file ending.', tone: 'warn', parts: [] }
  const single = found.statuses.length === 1 && count === 1 ? found.statuses[0] : undefined
  return {
    headline: oneFound(found, text) ?? `${counted(count, 'entry', 'entries')} found, the best first.`,
    tone: 'plain',
    parts: [...(single ? [statusPart(single)] : []), { tables }],
  }
}

function chooseReport(situation: string): Report {
  const choice = choiceOf(situation)
  const status = choice && statusOf(choice.code)
  if (!choice || !status) throw new RangeError(`No such situation: ${situation}`)
  return {
    headline: `Return ${status.code} ${status.name}. ${choice.why}`,
    tone: 'good',
    parts: [
      { findings: choice.not.map((says): ReportFinding => ({ tone: 'plain', says: `Not ${says}.` })) },
      statusPart(status),
    ],
  }
}

const secretFields = new Set(['authorization', 'cookie', 'proxy-authorization', 'set-cookie'])

function readFindings(lines: readonly ReadLine[]): ReportFinding[] {
  const secrets = lines.filter(({ field }) => field !== undefined && secretFields.has(field.toLowerCase()))
  const old = lines.filter(({ says }) => /\((?:deprecated|obsoleted)\)|remove the line/i.test(says))
  return [
    ...secrets.map(({ line, field = '' }): ReportFinding => ({
      tone: 'warn',
      says: `${field} may hold a login.`,
      detail: 'Take its value out before you show this to others.',
      at: { line, column: 1 },
    })),
    ...old.map(({ line, field = '' }): ReportFinding => ({
      tone: 'warn',
      says: `${field} is out of date.`,
      at: { line, column: 1 },
    })),
    ...lines.flatMap(({ line, kind, says }): ReportFinding[] =>
      kind === 'unknown' ? [{ tone: 'warn', says, at: { line, column: 1 } }] : [],
    ),
  ]
}

function readReport(text: string): Report {
  const lines = readExchange(text)
  const codes = lines.flatMap(({ code }) => code ?? [])
  const last = codes.at(-1)
  const fieldCount = lines.filter(({ kind }) => kind === 'field').length
  const status = last === undefined ? undefined : statusOf(last)
  const shown = lines.filter(({ kind }) => kind !== 'body')
  const isCut = text.split(/\r\n|\n|\r/, mostLines + 1).length > mostLines
  const headline =
    last === undefined
      ? `${counted(fieldCount, 'header', 'headers')} explained; no status line.`
      : `${codes.length > 1 ? `${codes.join(', then ')}. ` : ''}${last} ${status?.name ?? 'is not a known code'}${status ? `: ${status.means}` : '.'}`
  return {
    headline,
    tone: last !== undefined && last >= 400 ? 'warn' : 'plain',
    parts: [
      { findings: readFindings(lines) },
      {
        tables: [
          {
            label: 'Line by line',
            columns: ['Line', 'Text', 'What it means'],
            rows: shown.map(({ line, text: words, says }) => [String(line), words, says]),
          },
        ],
        notes: isCut ? ['Only the first 5,000 lines were read.'] : [],
      },
      ...(status && status.code >= 300 ? [{ heading: `${status.code} ${status.name}`, ...statusPart(status) }] : []),
    ],
  }
}

/** Explains a code, a field, a method or a media type, chooses a code, or reads a pasted exchange. */
export function httpReport(question: HttpQuestion): Report {
  if (question.task === 'choose') return chooseReport(question.situation)
  if (question.task === 'read') return readReport(question.text)
  return findReport(question.text, question.only)
}
