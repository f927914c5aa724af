/* Pwned Passwords of Have I Been Pwned, asked by the first five digits of a hash (https://haveibeenpwned.com/API/v3#PwnedPasswords). */

export const breachHost = 'api.pwnedpasswords.com'

/** The range of hashes in which one lies. */
export const rangeUrl = (sha1: string) => `https://${breachHost}/range/${sha1.slice(0, 5)}`

/**
 * How often a password was seen in leaks, by the lines of its range: suffix, colon, count. Lines of padding count 0. Undefined where the
 * text is no such list.
 */
export function breachCount(body: string, sha1: string): number | undefined {
  const lines = body.trim().split(/\r?\n/)
  if (!lines.every((line) => /^[0-9A-F]{35}:\d+$/i.test(line.trim()))) return undefined
  const suffix = sha1.slice(5).toUpperCase()
  const line = lines.find((one) => one.trim().toUpperCase().startsWith(suffix))
  return line === undefined ? 0 : Number(line.trim().split(':')[1])
}
