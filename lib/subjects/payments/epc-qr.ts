import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { checkBic } from '@/lib/subjects/identifiers/bic'
import { compacted } from '@/lib/subjects/identifiers/check'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { checkCreditorReference } from './reference'
import { isIbanOnly, isSepaCountry } from './sepa-countries'
import { charactersOf, oneLine, shortAmount } from './texts'

/** What a transfer code holds; what is not wanted is empty. */
export interface SepaTransfer {
  name: string
  iban: string
  bic: string
  /** Euro cents; undefined where the payer writes the amount. */
  cents: number | undefined
  /** A purpose of ISO 20022, four letters or digits at most. */
  purpose: string
  /** A structured reference; excludes `text`. */
  reference: string
  /** What the payment is for, in free text; excludes `reference`. */
  text: string
  /** A note that the payer sees and that is not passed on. */
  note: string
}

export type SepaTransferProblem = Problem<keyof SepaTransfer>

/** What no code may exceed: a symbol of version 13 at error correction level M, which the guidelines ask for. EPC069-12, 2.1. */
export const longestEpcContent = 331

const largestCents = 99_999_999_999

interface Account {
  iban: string
  bic: string
}

function accountOf({ iban, bic }: SepaTransfer): Account | SepaTransferProblem {
  if (iban.trim() === '') return problem('iban', 'must be filled in')
  const account = checkIban(iban)
  if (!account.fits) return problem('iban', account.fault)
  if (!isSepaCountry(account.country))
    return problem('iban', 'must be of a country that SEPA transfers reach; use an international transfer instead')
  if (bic.trim() === '') {
    return isIbanOnly(account.country)
      ? { iban: account.compact, bic: '' }
      : problem('bic', 'must be filled in, because the account is outside the European Economic Area')
  }
  const bank = checkBic(bic)
  return bank.fits ? { iban: account.compact, bic: bank.compact } : problem('bic', bank.fault)
}

function referenceOf(typed: string): string | SepaTransferProblem {
  const compact = compacted(typed)
  if (compact === '') return ''
  if (compact.startsWith('RF')) {
    const checked = checkCreditorReference(compact)
    return checked.fits ? checked.compact : problem('reference', checked.fault)
  }
  return /^[0-9A-Z]{1,35}$/.test(compact)
    ? compact
    : problem('reference', 'must be 35 letters or digits at most; anything else goes into the text')
}

/** The first text that is longer than its element. */
function tooLong(texts: Pick<SepaTransfer, 'name' | 'text' | 'note'>): SepaTransferProblem | undefined {
  const most = { name: 70, text: 140, note: 70 }
  const [field] = (['name', 'text', 'note'] as const).filter((one) => charactersOf(texts[one]) > most[one])
  return field && problem(field, `must be ${most[field]} characters or shorter; this has ${charactersOf(texts[field])}`)
}

/**
 * The content of a QR code that fills in a SEPA credit transfer: European Payments Council, EPC069-12, version 002, in UTF-8 with
 * line feeds, without the elements that are empty at the end. Draw it at level M.
 */
export function epcContent(transfer: SepaTransfer): string | SepaTransferProblem {
  const name = oneLine(transfer.name)
  if (name === '') return problem('name', 'must be filled in')
  const account = accountOf(transfer)
  if (isProblem(account)) return account
  const { cents } = transfer
  if (cents !== undefined && !(Number.isInteger(cents) && cents >= 1 && cents <= largestCents))
    return problem('cents', 'must be from 0.01 to 999999999.99')
  const purpose = compacted(transfer.purpose)
  if (!/^[0-9A-Z]{0,4}$/.test(purpose)) return problem('purpose', 'must be four letters or digits at most')
  const reference = referenceOf(transfer.reference)
  if (typeof reference !== 'string') return reference
  const [text, note] = [oneLine(transfer.text), oneLine(transfer.note)]
  if (reference !== '' && text !== '')
    return problem('text', 'must be empty where there is a reference; a transfer carries only one of the two')
  const long = tooLong({ name, text, note })
  if (long) return long
  const amount = cents === undefined ? '' : `EUR${shortAmount(cents)}`
  const content = ['BCD', '002', '1', 'SCT', account.bic, name, account.iban, amount, purpose, reference, text, note]
    .join('\n')
    .replace(/\n+$/, '')
  const bytes = new TextEncoder().encode(content).length
  return bytes <= longestEpcContent
    ? content
    : problem(
        text === '' ? 'name' : 'text',
        `must be shorter: the code holds ${longestEpcContent} bytes, and this makes ${bytes}; letters outside English take two or more`,
      )
}
