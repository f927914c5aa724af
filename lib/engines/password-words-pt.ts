/* Portuguese words and names in the order in which they are guessed. */
export { dictionary as words } from '@zxcvbn-ts/language-pt-br'
