/* Whether a certificate is for a host (RFC 9525): by its alternative names alone, never by the common name. */
import type { Certificate } from './certificate'

/** The eight groups of an IPv6 address, or the four numbers of an IPv4 address, as one text; undefined for a name. */
export function addressIn(text: string): string | undefined {
  const plain = text.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain))
    return plain.split('.').every((part) => Number(part) < 256) ? plain.split('.').map(Number).join('.') : undefined
  if (!plain.includes(':') || !/^[0-9a-f:.]+$/.test(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (plain.split('::').length > 2 || (tail === undefined ? missing !== 0 : missing < 1)) return undefined
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!all.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The name of a certificate that a host is found by; undefined where none fits. A star stands for one whole label, the first. */
export function matchedName(host: string, { names }: Pick<Certificate, 'names'>): string | undefined {
  const address = addressIn(host)
  if (address !== undefined) return names.find((name) => addressIn(name) === address)
  const wanted = host.toLowerCase().replace(/\.$/, '').split('.')
  return names.find((name) => {
    const labels = name.toLowerCase().replace(/\.$/, '').split('.')
    if (labels.length !== wanted.length || addressIn(name) !== undefined || name.includes('@')) return false
    return labels.every((label, at) => label === wanted[at] || (at === 0 && label === '*' && labels.length > 2))
  })
}
