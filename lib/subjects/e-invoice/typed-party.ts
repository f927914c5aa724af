import { typedLines } from '@/lib/base/text/typed-lines'
import type { Address, Contact, Party } from './model'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phone = /^(?:(?:tel|telephone|phone|telefon|fon)\.?:?\s*)?(\+?[\d()/ .-]{6,})$/i

/** A line with post code and town, the code before or behind: '20457 Hamburg', 'D-20457 Hamburg', 'London SW1A 1AA', 'Portside 4021'. */
const townLines: readonly [RegExp, code: number, town: number][] = [
  [/^(?:[A-Z]{1,3}-)?(\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{3,6})\s+(\D.*)$/u, 1, 2],
  [/^(.*?\D),?\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4,6})$/u, 2, 1],
]

function townOf(line: string): Pick<Address, 'city' | 'postCode'> | undefined {
  for (const [pattern, code, town] of townLines) {
    const found = pattern.exec(line)
    if (found) return { postCode: found[code] ?? '', city: (found[town] ?? '').replace(/,$/, '').trim() }
  }
  return undefined
}

/**
 * A party as it is typed, a line each: the name, the street, post code and town. Lines with an email address or telephone number are the
 * contact's. A last line without a post code is the town where a street stands before it.
 */
export function typedParty(typed: string): Pick<Party, 'name' | 'address' | 'contact'> & { rest: readonly string[] } {
  const lines = typedLines(typed)
  const [name = '', ...others] = lines
  const contact: Contact = {}
  const places: string[] = []
  for (const line of others) {
    const number = phone.exec(line)?.[1]
    if (email.test(line)) contact.email ??= line
    else if (number !== undefined && number.replaceAll(/\D/g, '').length >= 6) contact.phone ??= number.trim()
    else places.push(line)
  }
  const at = places.findLastIndex((line) => townOf(line) !== undefined)
  const last = at < 0 && places.length > 1 ? places.length - 1 : at
  const town = last < 0 ? {} : (townOf(places[last] ?? '') ?? { city: places[last] ?? '' })
  const [street, more, ...rest] = places.filter((_, position) => position !== last)
  return {
    name,
    address: {
      ...(street === undefined ? {} : { street }),
      ...(more === undefined ? {} : { more }),
      ...(rest.length > 0 ? { third: rest.join(', ') } : {}),
      ...town,
    },
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    rest,
  }
}
