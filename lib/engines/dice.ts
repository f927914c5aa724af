/* Dice: notation, rolls and exact chances. */
export { readDiceRoll } from '@/lib/subjects/dice/notation'
export { rollDice, type Rolled } from '@/lib/subjects/dice/roll'
export { chanceOfAtLeast, diceChances, momentsOf } from '@/lib/subjects/dice/chances'
export { chancesPicture } from '@/lib/subjects/dice/picture'
export { keyFor, randomStream } from '@/lib/base/random/stream'
