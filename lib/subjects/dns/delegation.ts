/** Whether a domain has name servers: `set`, `none` where the registry does not know the name, `unclear` for any other answer. */
export type Delegation = 'set' | 'none' | 'unclear'

/** What a resolver's JSON, asked for the NS records of a name, says of it (RFC 1035: code 0 no error, 3 no such name). */
export function delegationOf(body: string | undefined): Delegation {
  try {
    const read = JSON.parse(body ?? '') as { Status?: unknown; Answer?: unknown } | null
    if (read?.Status === 3) return 'none'
    return read?.Status === 0 && Array.isArray(read.Answer) && read.Answer.length > 0 ? 'set' : 'unclear'
  } catch {
    return 'unclear'
  }
}
