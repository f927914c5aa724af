import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { counted } from '@/lib/messages/counted'
import { decodeMessage, messageBytes, MessageRefused } from './message'
import { policyFindings } from './mail'
import { responseCode, typeName, type DnsRecord } from './types'
import { readZone } from './zone'

/** What a resolver answered to one question, as its JSON has it. */
export interface ResolverReply {
  resolver: string
  name: string
  type: string
  /** Of the HTTP answer; undefined where none came. */
  status: number | undefined
  body: string
}

export interface DnsQuestion {
  /** Records, a message in hexadecimal or Base64, or a resolver's JSON, that was pasted. */
  text: string
  replies: readonly ResolverReply[]
}

interface Answered {
  resolver: string
  name: string
  type: string
  code: number
  isSigned: boolean
  records: readonly DnsRecord[]
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

function recordsIn(list: unknown): DnsRecord[] {
  if (!Array.isArray(list)) return []
  return list.filter(isPlain).map(({ name, type, TTL, data }) => ({
    name: String(name),
    ...(typeof TTL === 'number' && { ttl: TTL }),
    type: typeof type === 'number' ? typeName(type) : String(type),
    data: String(data),
  }))
}

/** The JSON of a resolver, as Google and Cloudflare write it; undefined for anything else. */
function jsonAnswer(body: string): Omit<Answered, 'resolver' | 'name' | 'type'> | undefined {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return undefined
  }
  if (!isPlain(read) || typeof read.Status !== 'number') return undefined
  return { code: read.Status, isSigned: read.AD === true, records: recordsIn(read.Answer) }
}

const seconds = (ttl: number | undefined) => (ttl === undefined ? '' : String(ttl))

function recordTable(label: string, records: readonly DnsRecord[]): ReportPart {
  const rows = records.map(({ name, ttl, type, data }) => [name, seconds(ttl), type, data])
  return { tables: [{ label, columns: ['Name', 'Seconds it is kept', 'Type', 'Value'], rows }] }
}

const zoneLine = ({ name, ttl, type, data }: DnsRecord) =>
  [name.endsWith('.') || name === '@' ? name : `${name}.`, ttl ?? '', 'IN', type, data]
    .filter((part) => part !== '')
    .join('\t')

function zonePart(records: readonly DnsRecord[]): ReportPart {
  if (records.length === 0) return {}
  return { texts: [{ label: 'As lines of a zone file', text: `${records.map(zoneLine).join('\n')}\n` }] }
}

/** One record for each name, type and value. */
function distinct(records: readonly DnsRecord[]): DnsRecord[] {
  const seen = new Map<string, DnsRecord>()
  for (const record of records) seen.set(`${record.name.toLowerCase()} ${record.type} ${record.data}`, record)
  return [...seen.values()]
}

/** Where two resolvers say different things of the same name and type. */
function differences(answered: readonly Answered[]): ReportFinding[] {
  const groups = new Map<string, Answered[]>()
  for (const one of answered) {
    const key = `${one.name} ${one.type}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.entries()].flatMap(([key, all]) => {
    const said = all.map(
      ({ code, records }) =>
        `${String(code)} ${records
          .map(({ data }) => data)
          .toSorted()
          .join(' ')}`,
    )
    if (all.length < 2 || new Set(said).size === 1) return []
    return [
      {
        tone: 'warn' as const,
        says: `${key}: ${all.map(({ resolver }) => resolver).join(' and ')} answer differently.`,
        detail:
          'Either a change is on its way and one of them still keeps the old answer, or the domain answers by place.',
      },
    ]
  })
}

function failures(replies: readonly ResolverReply[]): ReportFinding[] {
  return replies.flatMap(({ resolver, name, type, status, body }) => {
    if (status === undefined || (status === 200 && jsonAnswer(body))) return []
    const why = status === 429 ? 'It was asked too often from your network.' : 'This is no answer to the question.'
    return [{ tone: 'warn' as const, says: `${resolver} answered ${String(status)} for ${name} ${type}.`, detail: why }]
  })
}

function codeFindings(answered: readonly Answered[]): ReportFinding[] {
  return answered.flatMap(({ resolver, name, type, code, records }) => {
    if (code === 0 && records.length > 0) return []
    const { name: word, says } = responseCode(code)
    return [
      {
        tone: code === 0 ? ('plain' as const) : ('warn' as const),
        says: code === 0 ? `${name} has no ${type} record (${resolver}).` : `${name} ${type}: ${word} (${resolver}).`,
        ...(code !== 0 && { detail: says }),
      },
    ]
  })
}

function repliesReport(replies: readonly ResolverReply[]): Report {
  const answered = replies.flatMap((reply): Answered[] => {
    const read = reply.status === 200 ? jsonAnswer(reply.body) : undefined
    return read ? [{ resolver: reply.resolver, name: reply.name, type: reply.type, ...read }] : []
  })
  const records = distinct(answered.flatMap((one) => one.records))
  // The policy for mail that fails is part of the domain's own answer.
  const names = new Set(replies.map(({ name }) => name.replace(/^_dmarc\./, ''))).size
  const missing = answered.filter(({ code }) => code === 3).length
  const signed = answered.filter(({ isSigned }) => isSigned).length
  const isGone = answered.length > 0 && missing === answered.length
  return {
    headline: isGone
      ? `${names === 1 ? `${replies[0]?.name ?? ''} does` : 'None of the names do'} not exist.`
      : `${counted(records.length, 'record', 'records')} for ${names === 1 ? (replies[0]?.name ?? '') : counted(names, 'name', 'names')}.`,
    tone: isGone || answered.length === 0 ? 'warn' : 'good',
    figures: [
      { label: 'Answers', text: String(answered.length) },
      { label: 'Confirmed by DNSSEC', text: String(signed) },
    ],
    parts: [
      recordTable('Records', records),
      {
        heading: 'What they say',
        findings: [
          ...policyFindings(records),
          ...differences(answered),
          ...codeFindings(answered),
          ...failures(replies),
        ],
      },
      zonePart(records),
    ],
  }
}

function messageReport(bytes: Uint8Array): Report {
  try {
    const { isResponse, code, flags, questions, answers, authority, additional } = decodeMessage(bytes)
    const asked = questions.map(({ name, type }) => `${name} ${type}`).join(', ')
    return {
      headline: isResponse
        ? `An answer about ${asked || 'nothing'}: ${responseCode(code).name}, ${counted(answers.length, 'record', 'records')}.`
        : `A question about ${asked || 'nothing'}.`,
      tone: code === 0 ? 'good' : 'warn',
      figures: [
        { label: 'Flags', text: flags.join(' ') || 'none' },
        { label: 'Size', text: counted(bytes.length, 'byte', 'bytes') },
      ],
      parts: [
        recordTable('Answers', answers),
        recordTable('Authority', authority),
        recordTable('Additional', additional),
        { heading: 'What they say', findings: policyFindings(answers) },
        zonePart(answers),
      ],
    }
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error
    return { headline: `These bytes are no DNS message. ${error.message}`, tone: 'bad', parts: [] }
  }
}

function zoneReport(text: string): Report {
  const { records, unread } = readZone(text)
  if (records.length === 0)
    return {
      headline: 'No record was found in the text.',
      tone: 'bad',
      parts: [
        {
          notes: [
            'Paste lines such as “example.com. 300 IN MX 10 mail.example.com.”, as dig prints them or a zone file has them.',
          ],
        },
      ],
    }
  return {
    headline: `${counted(records.length, 'record', 'records')} read${unread.length > 0 ? `, ${counted(unread.length, 'line', 'lines')} not` : ''}.`,
    tone: unread.length > 0 ? 'warn' : 'good',
    parts: [
      recordTable('Records', records),
      {
        heading: 'What they say',
        findings: [
          ...policyFindings(records),
          ...unread.slice(0, 20).map(({ line, text: raw }) => ({
            tone: 'warn' as const,
            says: `Line ${String(line)} is no record: ${raw.slice(0, 80)}`,
          })),
        ],
      },
      zonePart(records),
    ],
  }
}

/** What resolvers answered, or what pasted records, bytes or JSON say. Undefined where there is neither. */
export function dnsReport({ text, replies }: DnsQuestion): Report {
  if (replies.some(({ status }) => status !== undefined)) return repliesReport(replies)
  const pasted = text.trim()
  const json = jsonAnswer(pasted)
  if (json)
    return repliesReport([
      {
        resolver: 'the pasted answer',
        name: json.records[0]?.name ?? 'the name',
        type: json.records[0]?.type ?? '',
        status: 200,
        body: pasted,
      },
    ])
  const bytes = messageBytes(pasted)
  return bytes ? messageReport(bytes) : zoneReport(text)
}
