export {
  longestShift,
  partialProductsIn,
  workWord,
  writtenColumns,
  writtenDivisionIn,
  type Worked,
  type WordOperation,
} from '@/lib/subjects/number-bases/arithmetic'
export { readNumber } from '@/lib/subjects/number-bases/read'
export { writeNumber, writtenText } from '@/lib/subjects/number-bases/write'
export { wholeText } from '@/lib/subjects/numbers/exact'
