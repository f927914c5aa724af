/* What the browser runs for the members of lib/families/letters-contracts: a function of the same name, the checks left out. */
export { letterModule as defineLetter } from '@/lib/families/letters-contracts/build'
