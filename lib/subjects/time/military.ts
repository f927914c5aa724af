import { readClock } from './clock'

/** Zone letters of ACP 121 with their names and hours ahead of UTC. J is the place where one is. */
export const zoneLetters = {
  Z: ['Zulu', 0],
  A: ['Alfa', 1],
  B: ['Bravo', 2],
  C: ['Charlie', 3],
  D: ['Delta', 4],
  E: ['Echo', 5],
  F: ['Foxtrot', 6],
  G: ['Golf', 7],
  H: ['Hotel', 8],
  I: ['India', 9],
  K: ['Kilo', 10],
  L: ['Lima', 11],
  M: ['Mike', 12],
  N: ['November', -1],
  O: ['Oscar', -2],
  P: ['Papa', -3],
  Q: ['Quebec', -4],
  R: ['Romeo', -5],
  S: ['Sierra', -6],
  T: ['Tango', -7],
  U: ['Uniform', -8],
  V: ['Victor', -9],
  W: ['Whiskey', -10],
  X: ['X-ray', -11],
  Y: ['Yankee', -12],
} as const satisfies Record<string, readonly [string, number]>
export type ZoneLetter = keyof typeof zoneLetters

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** 0 to 59 in words. */
function words(number: number): string {
  if (number < 20) return ones[number] ?? ''
  return `${tens[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `-${ones[number % 10]}`}`
}

const pair = (number: number) => (number < 10 ? `zero ${words(number)}` : words(number))

/** As it is said: fifteen thirty hours, zero six hundred hours. Whole minutes since midnight, 1440 for the end of the day. */
export function spokenTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${pair(hour)} ${rest === 0 ? 'hundred' : pair(rest)} hours`
}

const spoken = new Map(Array.from({ length: 1441 }, (_, minute) => [bare(spokenTime(minute)), minute * 60] as const))

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[-,]/g, ' ')
    .replaceAll(/\boh?\b/g, 'zero')
    .replaceAll(/\b(hours?|o'?clock)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Seconds since midnight of a time as `readClock` has it, in military words, or with a zone letter behind it: 1530Z. */
export function readMilitary(text: string): { seconds: number; letter?: ZoneLetter } | undefined {
  const said = spoken.get(bare(text))
  if (said !== undefined) return { seconds: said }
  const [, time = '', letter] = /^(\d{4}) ?([A-IK-Z])$/i.exec(text.trim()) ?? []
  const seconds = readClock(time || text)
  if (seconds === undefined) return undefined
  const known = letter?.toUpperCase()
  return known !== undefined && isLetter(known) ? { seconds, letter: known } : { seconds }
}

function isLetter(text: string): text is ZoneLetter {
  return Object.hasOwn(zoneLetters, text)
}
