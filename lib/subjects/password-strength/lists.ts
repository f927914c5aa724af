import type { OptionsDictionary, OptionsGraph } from '@zxcvbn-ts/core'

/** Words in the order in which they are guessed, by the name of their list, which says the language after a hyphen. */
export interface WordLists {
  dictionary: OptionsDictionary
  graphs: OptionsGraph
}

/** Names each list of a package by its language, as the newer packages do themselves. */
export function namedLists(dictionary: OptionsDictionary, language: string): OptionsDictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([name, words]) => [name.includes('-') ? name : `${name}-${language}`, words]),
  )
}
