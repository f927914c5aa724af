import { fromBase64, toBase64 } from '@/lib/base/encoding/base64-text'

/** The member that marks what JSON has no form for. An object that happens to own it is itself wrapped. */
const mark = '$tallykit'

/** A structured value as JSON can hold it: Blobs and byte arrays become base64, dates ISO text. */
export async function encodePortable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    return { [mark]: 'blob', type: value.type, data: toBase64(new Uint8Array(await value.arrayBuffer())) }
  }
  if (value instanceof ArrayBuffer) return { [mark]: 'buffer', data: toBase64(new Uint8Array(value)) }
  if (value instanceof Uint8Array) return { [mark]: 'bytes', data: toBase64(value) }
  if (value instanceof Date) return { [mark]: 'date', data: value.toISOString() }
  if (Array.isArray(value)) return Promise.all(value.map(encodePortable))
  if (typeof value !== 'object' || value === null) return value
  // Not by assignment: a member called __proto__ would be swallowed.
  const members = Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([key, member]) => [key, await encodePortable(member)] as const)),
  )
  return Object.hasOwn(members, mark) ? { [mark]: 'object', data: members } : members
}

/** The inverse of encodePortable. What carries an unknown mark is returned as it is. */
export function decodePortable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodePortable)
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  if (!Object.hasOwn(members, mark)) return decodeMembers(members)
  const { data, type } = members
  if (members[mark] === 'object' && typeof data === 'object' && data !== null) {
    return decodeMembers(data as Record<string, unknown>)
  }
  if (typeof data !== 'string') return value
  switch (members[mark]) {
    case 'blob':
      return new Blob([fromBase64(data)], { type: typeof type === 'string' ? type : '' })
    case 'buffer':
      return fromBase64(data).buffer
    case 'bytes':
      return fromBase64(data)
    case 'date':
      return new Date(data)
    default:
      return value
  }
}

function decodeMembers(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, decodePortable(member)]))
}
