import type { EInvoice } from './model'

/** BT-23: billing of Peppol, which XRechnung uses too. */
export const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const core = 'urn:cen.eu:en16931:2017'

/** What an invoice says that it follows (BT-24), by the names of the form. */
export const specifications = {
  en16931: core,
  peppol: `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  xrechnung: `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
} as const
export type Profile = keyof typeof specifications

export const profileNames: Readonly<Record<Profile, string>> = {
  en16931: 'EN 16931',
  peppol: 'Peppol BIS Billing 3',
  xrechnung: 'XRechnung 3.0',
}

/** Other specifications that invoices name, each by how its identifier begins or what it holds. */
const others: readonly { pattern: RegExp; name: string; isPart?: true }[] = [
  { pattern: /urn:factur-x\.eu:1p0:minimum|urn:zugferd\.de:2p0:minimum/i, name: 'Factur-X MINIMUM', isPart: true },
  { pattern: /urn:factur-x\.eu:1p0:basicwl|urn:zugferd\.de:2p0:basicwl/i, name: 'Factur-X BASIC WL', isPart: true },
  { pattern: /factur-x\.eu:1p0:basic|zugferd\.de:2p0:basic/i, name: 'Factur-X BASIC' },
  { pattern: /factur-x\.eu:1p0:extended|zugferd\.de:2p\d:extended/i, name: 'Factur-X EXTENDED' },
  { pattern: /#conformant#.*extension:xrechnung/i, name: 'XRechnung with its extension' },
  { pattern: /xrechnung_\d/i, name: 'XRechnung' },
]

/** The rules that an invoice asks to be held against. An extension of EN 16931 keeps all of its core. */
export function profileOf({ specification = '' }: EInvoice): Profile {
  if (/xrechnung_\d/i.test(specification)) return 'xrechnung'
  return specification.startsWith(specifications.peppol) ? 'peppol' : 'en16931'
}

/** What an invoice says that it follows, in words; `isPart` where it holds too little to be an invoice by itself. */
export function specificationName({ specification = '' }: EInvoice): { name: string; isPart: boolean } {
  const exact = (Object.keys(specifications) as Profile[]).find((key) => specifications[key] === specification.trim())
  if (exact) return { name: profileNames[exact], isPart: false }
  const known = others.find(({ pattern }) => pattern.test(specification))
  if (known) return { name: known.name, isPart: known.isPart ?? false }
  if (specification.startsWith(specifications.peppol)) return { name: profileNames.peppol, isPart: false }
  if (specification.startsWith(core))
    return { name: `EN 16931 with additions (${specification.slice(0, 120)})`, isPart: false }
  return { name: specification.slice(0, 120) || 'not named', isPart: false }
}
