import type { Spread } from './chances'

const width = 480
const height = 150
const bottom = 130
/** More totals than this are drawn by the few that share a bar. */
const mostBars = 120

/** The chances of all totals as bars, the one that was rolled in another colour. `write` writes a total. */
export function chancesPicture(
  { first, chances }: Spread,
  rolled: number | undefined,
  write: (total: number) => string,
): string {
  const each = Math.ceil(chances.length / mostBars)
  const bars = Array.from({ length: Math.ceil(chances.length / each) }, (_, at) => {
    const part = chances.slice(at * each, (at + 1) * each)
    return { from: first + at * each, chance: part.reduce((sum, chance) => sum + chance, 0) }
  })
  const most = Math.max(...bars.map(({ chance }) => chance))
  const step = width / bars.length
  const drawn = bars.map(({ from, chance }, at) => {
    const tall = Math.max(0.5, (chance / most) * (bottom - 10))
    const isRolled = rolled !== undefined && rolled >= from && rolled < from + each
    const place = `x="${(at * step + step * 0.1).toFixed(1)}" y="${(bottom - tall).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${tall.toFixed(1)}"`
    return `<rect ${place} fill="${isRolled ? '#d97706' : '#5b8db8'}"/>`
  })
  const label = (total: number, at: number, anchor: string) =>
    `<text x="${at}" y="${bottom + 15}" text-anchor="${anchor}" font-size="12" font-family="sans-serif" fill="#7a8794">${write(total)}</text>`
  const last = first + chances.length - 1
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}${label(first, 0, 'start')}${label(last, width, 'end')}</svg>`
}
