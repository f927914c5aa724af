import { isRecord } from './is-record'
import { defineStore, type Store } from './store'

export type Texts<Name extends string> = Readonly<Record<Name, string>>

/** Longer texts live until the page closes, in UTF-16 units: the storage of a whole site is about five million. */
const longestKept = 100_000

/** What stands in a few boxes of free text, each under a name. */
export function defineTexts<Name extends string>(key: string, names: readonly Name[]): Store<Texts<Name>> {
  const fill = (textOf: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
  return defineStore<Texts<Name>>({
    key,
    version: 1,
    initial: fill(() => ''),
    read: (raw) =>
      isRecord(raw) && names.every((name) => typeof raw[name] === 'string')
        ? fill((name) => String(raw[name]))
        : undefined,
  })
}

/** What of such texts is kept. */
export function keepableTexts<Name extends string>(texts: Texts<Name>): Texts<Name> {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, text.length > longestKept ? '' : text]),
  ) as Record<Name, string>
}
