/* German words and names in the order in which they are guessed. */
import { dictionary } from '@zxcvbn-ts/language-de'
import { namedLists } from '@/lib/subjects/password-strength/lists'

export const words = namedLists(dictionary, 'de')
