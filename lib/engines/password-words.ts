/* Leaked passwords, English words and names, and the keyboards of zxcvbn. */
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary } from '@zxcvbn-ts/language-en'
import type { WordLists } from '@/lib/subjects/password-strength/lists'

export const words: WordLists = { dictionary: { ...common, ...dictionary }, graphs: adjacencyGraphs }
