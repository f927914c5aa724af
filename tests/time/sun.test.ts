import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dayCount } from '@/lib/subjects/time/calendar'
import { sunCrossing } from '@/lib/subjects/time/sun'

const rows = readFileSync(path.resolve(import.meta.dirname, '../vectors/sun/rises.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

it('finds the Sun within a minute of another series and another search', () => {
  const wrong = rows.filter(([day = '', latitude, longitude, level, rise, set]) => {
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    const found = sunCrossing(dayCount(day), place, Number(level))
    if (typeof found === 'string') return found !== rise
    return !(Math.abs(found.rise - Number(rise)) < 1 && Math.abs(found.set - Number(set)) < 1)
  })
  expect(wrong).toEqual([])
})
