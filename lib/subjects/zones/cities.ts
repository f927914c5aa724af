import { editDistance } from '@/lib/base/text/edit-distance'
import { cityTable } from './city-table'

export interface City {
  name: string
  zone: string
  /** Two letters of ISO 3166. */
  country: string
  /** Degrees north and east. */
  latitude: number
  longitude: number
  /** Thousands of people. */
  people: number
}

interface Known extends City {
  keys: readonly string[]
}

/** What a city was called before, or is called elsewhere. */
const aliases: Readonly<Record<string, string>> = {
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  bangalore: 'bengaluru',
  peking: 'beijing',
  canton: 'guangzhou',
  saigon: 'ho chi minh city',
  rangoon: 'yangon',
  kiev: 'kyiv',
  munchen: 'munich',
  koln: 'cologne',
  wien: 'vienna',
  roma: 'rome',
  milano: 'milan',
  napoli: 'naples',
  firenze: 'florence',
  torino: 'turin',
  venezia: 'venice',
  praha: 'prague',
  warszawa: 'warsaw',
  lisboa: 'lisbon',
  kobenhavn: 'copenhagen',
  moskva: 'moscow',
  nyc: 'new york',
  'new york city': 'new york',
  sf: 'san francisco',
  la: 'los angeles',
  'washington dc': 'washington d c',
  washington: 'washington d c',
  constantinople: 'istanbul',
  leningrad: 'saint petersburg',
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

let known: readonly Known[] | undefined

function readTable(): readonly Known[] {
  return cityTable.split('\n').flatMap((line) => {
    const [zone = '', list = ''] = line.split('|')
    return list.split(';').map((city): Known => {
      const [name = '', other = '', country = '', latitude, longitude, people] = city.split(',')
      const keys = other === '' ? [plain(name)] : [plain(name), plain(other)]
      return {
        name,
        zone,
        country,
        keys,
        latitude: Number(latitude),
        longitude: Number(longitude),
        people: Number(people),
      }
    })
  })
}

/** Every city of the table, the largest first. */
function cities(): readonly Known[] {
  known ??= [...readTable()].sort((one, other) => other.people - one.people)
  return known
}

export const cityCount = (): number => cities().length

/** The word and, behind a comma, the country that a city was asked for by. */
function partsOf(text: string): { word: string; country: string } {
  const [city = '', country = ''] = text.slice(0, 200).split(',')
  const word = plain(city)
  return { word: aliases[word] ?? word, country: plain(country) }
}

function isIn(city: City, country: string, nameOf: (code: string) => string | undefined): boolean {
  return country === '' || plain(city.country) === country || plain(nameOf(city.country) ?? '').startsWith(country)
}

const strip = ({ name, zone, country, latitude, longitude, people }: Known): City => ({
  name,
  zone,
  country,
  latitude,
  longitude,
  people,
})

/** Cities whose name begins with what is typed, the largest first, `most` of them. `nameOf` gives a country's name. */
export function suggestCities(
  text: string,
  most: number,
  nameOf: (code: string) => string | undefined,
): readonly City[] {
  const { word, country } = partsOf(text)
  if (word.length < 2) return []
  const found: City[] = []
  for (const city of cities()) {
    if (!city.keys.some((key) => key.startsWith(word)) || !isIn(city, country, nameOf)) continue
    found.push(strip(city))
    if (found.length === most) break
  }
  return found
}

/**
 * The cities of a name, the largest first, without those a hundredth of its size; where there is none, the nearest name. A country
 * behind a comma narrows them: Birmingham, US.
 */
export function findCities(
  text: string,
  nameOf: (code: string) => string | undefined,
): { cities: readonly City[] } | { near: City | undefined } {
  const { word, country } = partsOf(text)
  const same = cities().filter((city) => city.keys.includes(word) && isIn(city, country, nameOf))
  const [largest] = same
  if (largest)
    return {
      cities: same
        .filter(({ people }) => people * 100 >= largest.people)
        .slice(0, 6)
        .map(strip),
    }
  if (word.length < 3) return { near: undefined }
  const [start] = suggestCities(text, 1, nameOf)
  if (start) return { near: start }
  let near: Known | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const city of cities())
    for (const key of city.keys) {
      if (Math.abs(key.length - word.length) >= least) continue
      const away = editDistance(word, key)
      if (away < least) [near, least] = [city, away]
    }
  return { near: near && strip(near) }
}
