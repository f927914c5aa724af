/* Days in other calendars by Unicode's ICU (the Intl of Node.js), seeded: node tests/vectors/calendars/make.mjs > tests/vectors/calendars/icu.tsv */
const names = { hebrew: [200, 5000], coptic: [400, 2400], ethiopic: [400, 2400], 'islamic-civil': [700, 2400], persian: [1926, 2120], indian: [400, 2400], japanese: [1874, 2026] }
const day = 86_400_000
let seed = 20_261_127
const random = () => {
  // Park and Miller's minimal standard generator.
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
for (const [name, [from, to]] of Object.entries(names)) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, { era: 'short', year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, { month: 'long', timeZone: 'UTC' })
  const [first, last] = [from, to].map((year) => new Date(0).setUTCFullYear(year, 5, 1) / day)
  for (let turn = 0; turn < 300; turn++) {
    const count = Math.floor(first + random() * (last - first))
    const parts = Object.fromEntries(format.formatToParts(count * day).map(({ type, value }) => [type, value]))
    const month = name === 'hebrew' ? long.format(count * day) : parts.month
    const iso = new Date(count * day).toISOString().slice(0, 10)
    console.log([name, iso, parts.relatedYear ?? parts.year, month, parts.day, parts.era ?? ''].join('\t'))
  }
}
