import { folded } from '@/lib/base/text/folded'
import { linesOf, takesMany, targetsOf, type BatchForm, type Target } from './targets'

/** What each column of a table stands for, by the id of its target; undefined where it is not used. */
export type Mapping = readonly (string | undefined)[]

const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .trim()

/** What columns are called in spreadsheets, by the last part of a target's id. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  number: ['no', 'nr', 'number', 'document', 'document no', 'invoice', 'invoice no', 'invoice nr', 'quote', 'order'],
  date: ['date', 'issued', 'issue date', 'day', 'invoice date'],
  deadline: ['due', 'due date', 'due on', 'pay by', 'valid until', 'deadline', 'delivery date'],
  toId: ['tax number', 'tax id', 'vat id', 'vat no', 'vat number', 'gstin', 'client vat number', 'customer vat number'],
  reference: ['reference', 'po', 'po number', 'order number', 'your reference'],
  description: ['item', 'product', 'service', 'article', 'goods', 'text', 'what', 'items'],
  quantity: ['qty', 'quantity', 'hours', 'pieces', 'pcs', 'count', 'units'],
  unit: ['uom', 'unit of measure'],
  price: ['price', 'rate', 'unit cost', 'price each', 'net price', 'unit rate', 'hourly rate'],
  tax: ['vat', 'gst', 'tax rate', 'vat rate', 'gst rate', 'tax %', 'vat %', 'gst %', 'sales tax'],
  discount: ['rebate', 'discount %'],
  currency: ['ccy', 'currency code'],
  notes: ['note', 'remarks', 'comment', 'comments'],
}
// oxfmt-ignore
const partyNames = [
  'client', 'client name', 'customer', 'customer name', 'buyer', 'company', 'company name', 'name', 'full name', 'recipient', 'supplier',
  'address', 'street', 'client address', 'customer address', 'address line 1', 'address line 2', 'postcode', 'post code', 'zip',
  'zip code', 'postal code', 'city', 'town', 'state', 'county', 'country', 'email', 'e mail', 'contact',
]
const personNames = ['name', 'full name', 'person']
/** They may also be a sum of several pieces, so that they are a price only where no column has a quantity. */
const amountNames = ['amount', 'sum', 'total', 'fee', 'net', 'net amount']

const words = (text: string) => text.split(' ')
const holds = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word))

/** Whether one name is the other with a word or two more, and never more of others than of its own. */
function isAlike(one: string, other: string): boolean {
  const [longer, shorter] = one.length >= other.length ? [words(one), words(other)] : [words(other), words(one)]
  return (
    shorter.join('').length >= 3 &&
    longer.length - shorter.length <= Math.min(2, shorter.length) &&
    holds(longer, shorter)
  )
}

/** Of names that have words in common. */
const mereLikeness = 60

interface Guessing {
  party: string | undefined
  person: string | undefined
}

function likeness(heading: string, written: string, { id, field }: Target, { party, person }: Guessing): number {
  const name = id.split('.').at(-1) ?? id
  const label = plain(field.label)
  if (heading === label) return 100
  if (heading === plain(name) || heading === plain(name.replace(/([A-Z])/g, ' $1'))) return 95
  if (field.kind === 'long-text' && plain(written.split(/[:(]/)[0] ?? '') === label) return 90
  if (otherNames[name]?.includes(heading)) return 80
  if (id === party && partyNames.includes(heading)) return 75
  if (id === person && personNames.includes(heading)) return 75
  return isAlike(heading, label) ? mereLikeness : 0
}

/**
 * Guesses what the columns of a table stand for from their names: those of the form first, then what such columns are usually called.
 * No two columns get one target, but for the lines of an address. A name that nothing resembles is left to the visitor.
 */
export function guessMapping(headings: readonly string[], form: BatchForm): Mapping {
  const targets = targetsOf(form)
  const person = targets.find(({ field }) => field.kind === 'text' && field.as === 'name' && !field.refines)?.id
  const guessing = { party: form.records?.client?.party, person }
  const pairs = headings.flatMap((heading, at) => {
    const scored = targets.map((target) => ({
      at,
      target,
      score: likeness(plain(heading), heading, target, guessing),
    }))
    // "Date" is like every date of the form: what merely resembles one of several is no guess.
    const isVague = scored.filter(({ score }) => score > 0).length > 1
    return isVague ? scored.filter(({ score }) => score > mereLikeness) : scored
  })
  const mapping: (string | undefined)[] = headings.map(() => undefined)
  const taken = new Set<string>()
  const give = (at: number, target: Target) => {
    if (mapping[at] !== undefined || (taken.has(target.id) && !takesMany(target))) return
    mapping[at] = target.id
    taken.add(target.id)
  }
  for (const { at, target, score } of pairs.toSorted((one, other) => other.score - one.score))
    if (score > 0 && plain(headings[at] ?? '') !== '') give(at, target)
  const lines = linesOf(form)?.name
  const price = targets.find(({ id }) => id === `${lines}.price` || id === `${lines}.amount`)
  const amount = headings.findIndex((heading, at) => mapping[at] === undefined && amountNames.includes(plain(heading)))
  if (price && amount >= 0 && !taken.has(`${lines}.quantity`)) give(amount, price)
  return mapping
}

/**
 * The column whose equal values make rows one document: that of the number, of the client or of the person. Undefined where each row
 * is a document by itself, as where no column belongs to a line.
 */
export function guessTogether(mapping: Mapping, form: BatchForm): number | undefined {
  const { records } = form
  const columnOf = (id: string | undefined) => (id === undefined ? -1 : mapping.indexOf(id))
  const number = columnOf(records?.number)
  if (number >= 0) return number
  const hasLines = targetsOf(form).some(({ id, row }) => row !== undefined && mapping.includes(id))
  if (!hasLines) return undefined
  const own =
    records?.client?.party ??
    targetsOf(form).find(({ field, row }) => field.kind === 'text' && !row && !field.refines && field.as === 'name')?.id
  const found = columnOf(own)
  return found >= 0 ? found : undefined
}
