import { describe, expect, it } from 'vitest'
import { unitSigns, writeAbroad, type SignLanguage } from '@/lib/subjects/time/length-abroad'
import { weekdayIn, weekdayWords } from '@/lib/subjects/time/weekday-words'

type Language = keyof typeof weekdayWords

describe('words of other languages', () => {
  it.each(Object.keys(weekdayWords) as Language[])('names weekdays in %s as the CLDR does', (language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    // 4 January 1970 was a Sunday.
    const names = [3, 4, 5, 6, 7, 8, 9].map((day) => format.format(day * 86_400_000))
    expect(names.map((_, at) => weekdayIn(language, at))).toEqual(names)
  })

  it.each((Object.keys(unitSigns) as SignLanguage[]).filter((one) => one !== 'en'))(
    'shortens units in %s',
    (language) => {
      const short = (value: number, unit: string) =>
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
      const parts = [1, 22].map((days) =>
        [short(days, 'day'), short(22, 'hour'), short(22, 'minute'), short(22, 'second')]
          .join(' ')
          .replaceAll(/\s/g, '\u00A0'),
      )
      const found = [1n, 22n].map((days) =>
        writeAbroad((((days * 24n + 22n) * 60n + 22n) * 60n + 22n) * 1_000_000_000n, language).replaceAll(
          /\s/g,
          '\u00A0',
        ),
      )
      expect(found).toEqual(parts)
    },
  )
})
