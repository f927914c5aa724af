import { problem, type Problem } from '@/lib/base/problem'
import type { Block } from '@/lib/kits/document/types'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { epcContent } from '@/lib/subjects/payments/epc-qr'
import { upiContent } from '@/lib/subjects/payments/upi'
import { encodeQr } from '@/lib/subjects/qr/encode'
import { qrSvg } from '@/lib/subjects/qr/svg'
import type { Entries } from './form'
import type { Words } from './words'

/** What a code asks for: the deposit where there is one, else all that is to be paid. Minor units. */
function asked({ deposit, toPay }: InvoiceSums): number {
  return deposit > 0 ? deposit : toPay
}

/** Banks pass on so many characters of a name. */
const longestName = 70

function payee({ from }: Entries): string {
  const [name = ''] = from.trim().split('\n')
  return [...name.trim()].slice(0, longestName).join('')
}

/** The words that a payment carries: which document it is for. */
function purposeOf(kindTitle: string, { number }: Entries): string {
  return [...`${kindTitle} ${number}`].slice(0, 80).join('')
}

function contentOf(title: string, entries: Entries, sums: InvoiceSums): string | Problem<string> | undefined {
  const { iban, bic = '', upi } = entries
  const amount = asked(sums)
  if (amount <= 0 || payee(entries) === '') return undefined
  if (iban && sums.currency === 'EUR') {
    const content = epcContent({
      name: payee(entries),
      iban,
      bic,
      cents: amount,
      purpose: '',
      reference: '',
      text: purposeOf(title, entries),
      note: '',
    })
    return typeof content === 'string' ? content : besideField(content)
  }
  if (!upi || sums.currency !== 'INR') return undefined
  const content = upiContent({
    address: upi,
    name: payee(entries),
    paise: amount,
    note: purposeOf(title, entries),
    reference: '',
    category: '',
  })
  return typeof content === 'string' ? content : besideField(content)
}

/** A fault of the payment beside the field of the form that it comes from. */
function besideField({ field, message }: Problem<string>): Problem<string> {
  const fields = new Map([
    ['iban', 'iban'],
    ['bic', 'bic'],
    ['address', 'upi'],
    ['name', 'from'],
  ])
  return problem(fields.get(field ?? '') ?? 'lines', message)
}

/** The account as people read it, refused where its check digits do not fit. */
export function accountLine({ iban }: Entries, words: Words): string | Problem<string> {
  if (!iban) return ''
  const account = checkIban(iban)
  return account.fits ? words.iban(account.written) : problem('iban', account.fault)
}

/**
 * A code that fills in the payment in a banking app: EPC069-12 for an IBAN and euros, UPI for a UPI id and rupees; nothing for other
 * currencies, and where nothing is to be paid.
 */
export function payCode(title: string, entries: Entries, sums: InvoiceSums, words: Words): Block[] | Problem<string> {
  const content = contentOf(title, entries, sums)
  if (content === undefined) return []
  if (typeof content !== 'string') return content
  // The guidelines of the European Payments Council ask for level M.
  const matrix = encodeQr(content, 'M')
  if (!matrix) return []
  const svg = qrSvg({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' })
  return [{ kind: 'image', svg, alt: words.payCode, width: 35 }]
}
