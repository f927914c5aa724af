import { bytesWritten } from './written-bytes'

/**
 * A signature as people paste it, as lower-case hexadecimal digits: bare, with `sha256=` or `v1=` before it, in hexadecimal or in
 * either alphabet of Base64. `bytes` is the length that it must have; undefined where it has another.
 */
export function readSignature(text: string, bytes: number): string | undefined {
  const whole = text.trim().replace(/^["'](.*)["']$/, '$1')
  const named = whole.replace(/^[A-Za-z][\w-]*\s*[=:]\s*(?=\S)/, '')
  const hex = [whole, named].map((value) => value.replaceAll(/[\s:]/g, '')).find((value) => isHex(value, bytes))
  if (hex !== undefined) return hex.toLowerCase()
  const decoded = bytesWritten(named, 'base64')
  if ('says' in decoded || decoded.length !== bytes) return undefined
  return Array.from(decoded, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isHex(text: string, bytes: number): boolean {
  return text.length === bytes * 2 && /^[0-9a-f]+$/i.test(text)
}

/** Whether two texts of hexadecimal digits are equal, in a time that does not depend on where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at % Math.max(1, other.length))
  return difference === 0
}

/** Base64 in the URL-safe alphabet without padding (RFC 4648, section 5) of standard Base64. */
export function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
