import { checkCodes } from './code-rules'
import { checkCore } from './core-rules'
import { findingsOf, type Finding } from './finding'
import type { EInvoice } from './model'
import { checkGerman, checkPeppol } from './profile-rules'
import { profileOf, type Profile } from './profiles'
import { checkSums } from './sum-rules'
import { checkVat } from './vat-rules'

/**
 * What an invoice breaks of EN 16931-1, and of Peppol BIS Billing 3 or XRechnung where it says that it follows them, each rule once for
 * each place. Rules about the XML itself (how often an element stands there) are not among them.
 */
export function findings(invoice: EInvoice, profile: Profile = profileOf(invoice)): Finding[] {
  return findingsOf((tell) => {
    checkCore(invoice, tell)
    checkSums(invoice, tell)
    checkVat(invoice, tell)
    checkCodes(invoice, tell)
    if (profile !== 'en16931') checkPeppol(invoice, profile === 'peppol', tell)
    if (profile === 'xrechnung') checkGerman(invoice, tell)
  })
}
