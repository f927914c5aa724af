/** Percent-encoded but for what RFC 3986 calls unreserved. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The part before the last @ may hold signs that mean something in an address line; RFC 6068, section 2. */
function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+')
  return `${local}@${encodeURIComponent(address.slice(at + 1))
    .replaceAll('%3A', ':')
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')}`
}

/** A mailto: address (RFC 6068). Line breaks of the body are %0D%0A. Several addresses are parted by commas. */
export function mailtoAddress(to: readonly string[], subject: string, body: string): string {
  const fields = [
    ...(subject === '' ? [] : [`subject=${encodeStrictly(subject)}`]),
    ...(body === '' ? [] : [`body=${encodeStrictly(body.replace(/\r\n?|\n/g, '\r\n'))}`]),
  ]
  return `mailto:${to.map(encodeAddress).join(',')}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** An sms: address (RFC 5724) of an international or local number; spaces, dots, brackets and hyphens are left out. */
export function smsAddress(number: string, message: string): string {
  return `sms:${number.replace(/[\s().-]/g, '')}${message === '' ? '' : `?body=${encodeStrictly(message)}`}`
}

function coordinate(degrees: number): string {
  return String(Number(degrees.toFixed(7)) + 0)
}

/**
 * A geo: address (RFC 5870) in WGS 84, to seven decimals (about a centimetre). At the poles the longitude is 0, which
 * equals any other there (section 6.4).
 */
export function geoAddress(latitude: number, longitude: number): string {
  return `geo:${plainDecimal(coordinate(latitude))},${plainDecimal(Math.abs(latitude) === 90 ? '0' : coordinate(longitude))}`
}

/** The format has no exponents: 1e-7 is 0.0000001. */
function plainDecimal(number: string): string {
  return number.includes('e') ? Number(number).toFixed(7) : number
}
