/** How a versioned value is written: its version, its revision (counts writes), who wrote it, and the value. */
export interface Envelope {
  version: number
  revision: number
  writer: string
  value: unknown
}

/** Reads the text of an envelope; undefined when it is not one. */
export function parseEnvelope(text: string): Envelope | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  const { version, revision, writer, value } = parsed as Record<string, unknown>
  if (!isPositiveInteger(version) || !isPositiveInteger(revision) || typeof writer !== 'string') return undefined
  if (!('value' in parsed)) return undefined
  return { version, revision, writer, value }
}

export function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
