import { amountSentence, type wordStyles } from '@/lib/base/money/in-words'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Value } from '@/lib/kits/document/types'
import { choice } from '@/lib/kits/fields/define'
import type { GeneratorContext } from '@/lib/kits/generator/types'

/* What letters and contracts do with amounts: add them up in whole minor units, and write them in figures and words. */

/** The sum of the amounts that are filled in, in whole minor units. */
export function sumInMinor(amounts: readonly (number | undefined)[], minorDigits: number): number {
  return amounts.reduce<number>((sum, amount) => sum + (toMinor(amount ?? 0, minorDigits) ?? 0), 0)
}

type Money = Pick<GeneratorContext, 'minorDigits' | 'show' | 'currency'>

/** Whole minor units as the visitor's region writes them. */
export function moneyFromMinor(minor: number, { minorDigits, show }: Money): string {
  return show.money(fromMinor(minor, minorDigits))
}

/** Whole minor units as a cell of a table, which a sum under it adds up. */
export function moneyCell(minor: number, { currency }: Money): Value {
  return { kind: 'money', minor, currency }
}

/**
 * How far amounts are from the one they must add up to: '$1.00 short' or '$2.50 over'; undefined where they add up to it, where it
 * is missing and where there are none.
 */
export function offBy(
  amounts: readonly (number | undefined)[],
  stated: number | undefined,
  money: Money,
): string | undefined {
  const wanted = stated === undefined ? undefined : toMinor(stated, money.minorDigits)
  const sum = sumInMinor(amounts, money.minorDigits)
  if (amounts.length === 0 || wanted === undefined || sum === wanted) return undefined
  return `${moneyFromMinor(Math.abs(wanted - sum), money)} ${sum < wanted ? 'short' : 'over'}`
}

/** How amounts are written in words. */
export function amountWords(section: string) {
  return choice('Amount in words', {
    options: {
      'without and': 'One hundred five',
      'with and': 'One hundred and five',
      indian: 'In lakhs and crores',
      none: 'Not in words',
    },
    initial: 'with and',
    initialIn: { us: 'without and', global: 'without and', in: 'indian' },
    as: 'menu',
    refines: true,
    section,
  })
}

/**
 * Whole minor units in English words as a sentence begins: 'One hundred dollars'. undefined where no words are wanted and for a
 * currency whose names are not known.
 */
export function inWordsFromMinor(
  minor: number,
  style: keyof typeof wordStyles | 'none',
  { currency }: Money,
): string | undefined {
  return amountSentence(minor, currency, style) || undefined
}
