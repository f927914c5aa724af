/* Numbers, days and lottery rows by chance. */
export {
  drawn,
  drawnNormal,
  drawnOnce,
  drawnRow,
  games,
  rowsOf,
  sizeOf,
  type Game,
  type Pool,
} from '@/lib/subjects/random/numbers'
export { keyFor, randomStream } from '@/lib/base/random/stream'
