import type { OptionsDictionary } from '@zxcvbn-ts/core'
import { counted, whole } from '@/lib/messages/counted'
import type { Policy, Rule } from './task'
import { mostCharacters } from './task'

/** Least characters by NIST SP 800-63B-4, section 3.1.1.2: of a password alone, and of one beside a second factor. */
const leastBy = { alone: 15, second: 8 } as const

const kinds = {
  lower: { says: 'a small letter', has: /\p{Ll}/u },
  upper: { says: 'a capital', has: /\p{Lu}/u },
  digit: { says: 'a digit', has: /\p{Nd}/u },
  symbol: { says: 'a sign or space', has: /[^\p{L}\p{N}]/u },
} as const

const places = ['lower', 'upper', 'digit', 'symbol'] as const

/** Whether the whole of a password is an entry of a list; capitals make no difference. */
function listedIn(text: string, dictionary: OptionsDictionary, isWanted: (name: string) => boolean): boolean {
  const lower = text.toLowerCase()
  return Object.entries(dictionary).some(([name, list]) => isWanted(name) && list.includes(lower))
}

function blockRules(text: string, dictionary: OptionsDictionary, own: readonly string[]): Rule[] {
  const lower = text.toLowerCase()
  const isLeaked = listedIn(text, dictionary, (name) => name.startsWith('passwords'))
  const isWord = listedIn(text, dictionary, (name) => !name.startsWith('passwords'))
  const mine = own.find((word) => lower.includes(word))
  return [
    {
      says: 'Not on the list of leaked passwords',
      here: isLeaked ? 'It is on the list' : 'Not found',
      isMet: !isLeaked,
    },
    { says: 'No word of a dictionary alone', here: isWord ? 'One word or name' : 'No single word', isMet: !isWord },
    ...(own.length > 0
      ? [
          {
            says: 'None of your own words within',
            here: mine === undefined ? 'None found' : 'One is within',
            isMet: mine === undefined,
          },
        ]
      : []),
  ]
}

/** What a policy says of a password, rule by rule. Characters are code points, as NIST counts them. */
export function rulesOf(
  text: string,
  { kind, least: ownLeast, most, needs }: Policy,
  { dictionary, own }: { dictionary: OptionsDictionary; own: readonly string[] },
): Rule[] {
  const { length } = [...text]
  const least = kind === 'own' ? ownLeast : leastBy[kind]
  const here = counted(length, 'character', 'characters')
  const atLeast: Rule = { says: `At least ${whole(least)} characters`, here, isMet: length >= least }
  if (kind !== 'own') return [atLeast, ...blockRules(text, dictionary, own)]
  return [
    atLeast,
    { says: `At most ${whole(most)} characters`, here, isMet: length <= most },
    ...places
      .filter((place) => needs[place])
      .map((place): Rule => {
        const isMet = kinds[place].has.test(text)
        return { says: `At least ${kinds[place].says}`, here: isMet ? 'There is one' : 'There is none', isMet }
      }),
    ...blockRules(text, dictionary, own),
  ]
}

/** What boxes, keyboards and servers may do to a password so that it fails later. */
export function remarksOf(text: string, { isCut, hadBreaks }: { isCut: boolean; hadBreaks: boolean }): string[] {
  const bytes = new TextEncoder().encode(text).length
  const { length } = [...text]
  return [
    ...(isCut ? [`Only the first ${whole(mostCharacters)} characters were looked at.`] : []),
    ...(hadBreaks ? ['Line breaks were left out: a password box does not take them.'] : []),
    ...(/^\s|\s$/u.test(text)
      ? ['It begins or ends with a space, which some sites cut off and which gets lost in copying.']
      : []),
    ...(bytes > 72 ? [`It has ${whole(bytes)} bytes. Sites that use bcrypt look at the first 72 alone.`] : []),
    ...(length > 64 ? ['NIST asks sites to allow 64 characters; many allow no more.'] : []),
    ...(text.normalize('NFC') !== text || text.normalize('NFD') !== text
      ? [
          'It has letters with marks, which devices write in two ways. A site that does not treat both alike refuses it on another device.',
        ]
      : []),
    ...(/\p{Cc}|\p{Cf}/u.test(text) ? ['It has characters that cannot be seen. They may not be typed again.'] : []),
  ]
}
