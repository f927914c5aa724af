import type { RandomStream } from '@/lib/base/random/stream'

const digits = '0123456789'

/** Runs up and down, with and without passing from 9 to 0. */
function isRun(pin: string): boolean {
  const round = digits + digits
  const back = [...round].reverse().join('')
  return pin.length <= 10 && (round.includes(pin) || back.includes(pin))
}

/** A part that is repeated until the end: 1111, 1212, 123123. */
function isRepeated(pin: string): boolean {
  for (let part = 1; part <= pin.length / 2; part++)
    if (pin.length % part === 0 && pin.slice(0, part).repeat(pin.length / part) === pin) return true
  return false
}

/** Years from 1900 to 2099, which people choose for a birth and others try first. */
function isYear(pin: string): boolean {
  return pin.length === 4 && /^(19|20)/.test(pin)
}

/** PINs that are tried first: one digit or part repeated, digits in a row, the same from behind, a year. */
export function isObviousPin(pin: string): boolean {
  return isRepeated(pin) || isRun(pin) || isYear(pin) || (pin.length <= 5 && [...pin].reverse().join('') === pin)
}

/** How many PINs of a length are left: counted one by one up to six digits, by patterns beyond. */
export function pinCount(length: number): number {
  const known = counts.get(length)
  if (known !== undefined) return known
  const obvious = new Set<string>()
  if (length <= 6) {
    for (let number = 0; number < 10 ** length; number++) {
      const pin = String(number).padStart(length, '0')
      if (isObviousPin(pin)) obvious.add(pin)
    }
  } else {
    for (let part = 1; part <= length / 2; part++) {
      if (length % part !== 0) continue
      for (let number = 0; number < 10 ** part; number++)
        obvious.add(
          String(number)
            .padStart(part, '0')
            .repeat(length / part),
        )
    }
    for (let start = 0; start < 10 && length <= 10; start++) {
      const up = Array.from({ length }, (_, at) => (start + at) % 10).join('')
      const down = Array.from({ length }, (_, at) => (start + 20 - at) % 10).join('')
      obvious.add(up).add(down)
    }
  }
  const left = 10 ** length - obvious.size
  counts.set(length, left)
  return left
}
const counts = new Map<number, number>()

/** A PIN that is not obvious, each equally likely: an obvious one is drawn again. */
export function drawPin(length: number, random: RandomStream): string {
  for (;;) {
    const pin = Array.from({ length }, () => digits[random.below(10)]).join('')
    if (!isObviousPin(pin)) return pin
  }
}
