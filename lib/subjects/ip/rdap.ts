/* What registries answer about a network (RFC 9083). */
import type { ReportPart } from '@/lib/base/report/report'

export interface RdapReply {
  host: string
  status: number
  body: string
}

interface Entity {
  roles: readonly string[]
  name: string
  kind: string
}

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])
const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The property of a jCard (RFC 7095). */
function cardValue(entity: Plain, name: string): string {
  const properties = listIn(listIn(entity.vcardArray)[1])
  const found = properties.map(listIn).find((property) => property[0] === name)
  return found ? textIn(found[3]) : ''
}

function entitiesOf(answer: Plain): Entity[] {
  return listIn(answer.entities)
    .filter(isPlain)
    .map((entity) => ({
      roles: listIn(entity.roles).map(textIn),
      name: cardValue(entity, 'fn') || textIn(entity.handle),
      kind: cardValue(entity, 'kind'),
    }))
}

function prefixesOf(answer: Plain): string {
  return listIn(answer.cidr0_cidrs)
    .filter(isPlain)
    .map((one) => `${textIn(one.v4prefix) || textIn(one.v6prefix)}/${textIn(one.length)}`)
    .join(', ')
}

function failure({ host, status }: RdapReply): ReportPart {
  const why =
    status === 404
      ? 'It holds nothing about this address.'
      : status === 429
        ? 'It was asked too often from your network. Wait some minutes.'
        : 'Try again later.'
  return {
    findings: [
      { tone: 'warn', says: `${host} answered ${String(status)}.`, detail: why, source: 'RFC 7480, section 5' },
    ],
  }
}

/** Owner, country and range from a registry's answer. */
export function readRdap(reply: RdapReply): ReportPart {
  if (reply.status !== 200) return failure(reply)
  let answer: unknown
  try {
    answer = JSON.parse(reply.body)
  } catch {
    return {
      findings: [{ tone: 'warn', says: `${reply.host} answered with something that is no JSON.`, source: 'RFC 9083' }],
    }
  }
  if (!isPlain(answer))
    return { findings: [{ tone: 'warn', says: `${reply.host} answered with no object.`, source: 'RFC 9083' }] }
  const entities = entitiesOf(answer)
  const withRole = (role: string) =>
    entities
      .filter(({ roles }) => roles.includes(role))
      .map(({ name }) => name)
      .join(', ')
  const events = listIn(answer.events).filter(isPlain)
  const dayOf = (action: string) =>
    textIn(events.find(({ eventAction }) => eventAction === action)?.eventDate).slice(0, 10)
  const rows = [
    ['Network', textIn(answer.name)],
    ['Holder', withRole('registrant')],
    ['From', textIn(answer.startAddress)],
    ['To', textIn(answer.endAddress)],
    ['Prefixes', prefixesOf(answer)],
    ['Country of the registration', textIn(answer.country)],
    ['Type', textIn(answer.type)],
    ['Registered', dayOf('registration')],
    ['Last changed', dayOf('last changed')],
    ['Where to report abuse', withRole('abuse')],
  ].filter(([, text]) => text !== '')
  return {
    heading: `What ${reply.host} holds`,
    tables: [{ label: 'Registration', columns: ['Field', 'Value'], rows }],
    notes: ['The country is that of the registration. Where a device stands, an address does not say.'],
  }
}
