import { editDistance } from '@/lib/base/text/edit-distance'

/** Cities that are not in a zone's own name, with the zone whose clocks they keep. */
const cities = `
Abu Dhabi=Asia/Dubai;Ahmedabad=Asia/Kolkata;Ankara=Europe/Istanbul;Atlanta=America/New_York;Austin=America/Chicago;
Bangalore=Asia/Kolkata;Barcelona=Europe/Madrid;Beijing=Asia/Shanghai;Bengaluru=Asia/Kolkata;Bern=Europe/Zurich;
Birmingham=Europe/London;Boston=America/New_York;Brasilia=America/Sao_Paulo;Calgary=America/Edmonton;Canberra=Australia/Sydney;
Cape Town=Africa/Johannesburg;Charlotte=America/New_York;Chennai=Asia/Kolkata;Cologne=Europe/Berlin;Dallas=America/Chicago;
Delhi=Asia/Kolkata;Doha=Asia/Qatar;Durban=Africa/Johannesburg;Edinburgh=Europe/London;Florence=Europe/Rome;Frankfurt=Europe/Berlin;
Geneva=Europe/Zurich;Glasgow=Europe/London;Guangzhou=Asia/Shanghai;Hamburg=Europe/Berlin;Hanoi=Asia/Ho_Chi_Minh;
Houston=America/Chicago;Hyderabad=Asia/Kolkata;Islamabad=Asia/Karachi;Kyoto=Asia/Tokyo;Las Vegas=America/Los_Angeles;
Lyon=Europe/Paris;Manchester=Europe/London;Marseille=Europe/Paris;Miami=America/New_York;Milan=Europe/Rome;
Minneapolis=America/Chicago;Montreal=America/Toronto;Mumbai=Asia/Kolkata;Munich=Europe/Berlin;Naples=Europe/Rome;
New Delhi=Asia/Kolkata;New York City=America/New_York;Orlando=America/New_York;Osaka=Asia/Tokyo;Ottawa=America/Toronto;
Philadelphia=America/New_York;Portland=America/Los_Angeles;Porto=Europe/Lisbon;Pune=Asia/Kolkata;Quebec=America/Toronto;
Rio de Janeiro=America/Sao_Paulo;Rotterdam=Europe/Amsterdam;Saint Petersburg=Europe/Moscow;San Diego=America/Los_Angeles;
San Francisco=America/Los_Angeles;Seattle=America/Los_Angeles;Sharjah=Asia/Dubai;Shenzhen=Asia/Shanghai;Stuttgart=Europe/Berlin;
Tel Aviv=Asia/Jerusalem;The Hague=Europe/Amsterdam;Turin=Europe/Rome;Venice=Europe/Rome;Washington=America/New_York;
Wellington=Pacific/Auckland;Philadelphia=America/New_York;Salt Lake City=America/Denver;San Antonio=America/Chicago;
Kolkata=Asia/Kolkata;Calcutta=Asia/Kolkata;Saigon=Asia/Ho_Chi_Minh;Kathmandu=Asia/Kathmandu;Yangon=Asia/Yangon;Kyiv=Europe/Kiev
`

/** Zones offered where the browser cannot list its own. */
const usual = `Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos Africa/Nairobi America/Anchorage
America/Argentina/Buenos_Aires America/Bogota America/Chicago America/Denver America/Halifax America/Lima
America/Los_Angeles America/Mexico_City America/New_York America/Phoenix America/Santiago America/Sao_Paulo America/St_Johns
America/Toronto America/Vancouver Asia/Bangkok Asia/Colombo Asia/Dhaka Asia/Dubai Asia/Ho_Chi_Minh Asia/Hong_Kong Asia/Jakarta
Asia/Jerusalem Asia/Karachi Asia/Kathmandu Asia/Kolkata Asia/Kuala_Lumpur Asia/Manila Asia/Qatar Asia/Riyadh Asia/Seoul
Asia/Shanghai Asia/Singapore Asia/Taipei Asia/Tehran Asia/Tokyo Atlantic/Azores Atlantic/Reykjavik Australia/Adelaide
Australia/Brisbane Australia/Darwin Australia/Lord_Howe Australia/Melbourne Australia/Perth Australia/Sydney Europe/Amsterdam
Europe/Athens Europe/Berlin Europe/Brussels Europe/Copenhagen Europe/Dublin Europe/Helsinki Europe/Istanbul Europe/Kiev
Europe/Lisbon Europe/London Europe/Madrid Europe/Moscow Europe/Oslo Europe/Paris Europe/Prague Europe/Rome Europe/Stockholm
Europe/Vienna Europe/Warsaw Europe/Zurich Pacific/Auckland Pacific/Chatham Pacific/Fiji Pacific/Honolulu Pacific/Kiritimati`

/** Abbreviations and what they may stand for; those with several are asked about. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  UTC: ['UTC'],
  GMT: ['UTC'],
  Z: ['UTC'],
  ET: ['America/New_York'],
  EST: ['America/New_York'],
  EDT: ['America/New_York'],
  CT: ['America/Chicago'],
  CDT: ['America/Chicago', 'America/Havana'],
  CST: ['America/Chicago', 'Asia/Shanghai', 'America/Havana'],
  MT: ['America/Denver'],
  MST: ['America/Denver', 'America/Phoenix'],
  MDT: ['America/Denver'],
  PT: ['America/Los_Angeles'],
  PST: ['America/Los_Angeles'],
  PDT: ['America/Los_Angeles'],
  AKST: ['America/Anchorage'],
  AKDT: ['America/Anchorage'],
  HST: ['Pacific/Honolulu'],
  AST: ['America/Halifax', 'Asia/Riyadh'],
  ADT: ['America/Halifax'],
  NST: ['America/St_Johns'],
  BRT: ['America/Sao_Paulo'],
  IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  BST: ['Europe/London', 'Asia/Dhaka'],
  WET: ['Europe/Lisbon'],
  CET: ['Europe/Berlin'],
  CEST: ['Europe/Berlin'],
  EET: ['Europe/Athens'],
  EEST: ['Europe/Athens'],
  MSK: ['Europe/Moscow'],
  SAST: ['Africa/Johannesburg'],
  WAT: ['Africa/Lagos'],
  EAT: ['Africa/Nairobi'],
  GST: ['Asia/Dubai'],
  PKT: ['Asia/Karachi'],
  SGT: ['Asia/Singapore'],
  HKT: ['Asia/Hong_Kong'],
  JST: ['Asia/Tokyo'],
  KST: ['Asia/Seoul'],
  WIB: ['Asia/Jakarta'],
  AWST: ['Australia/Perth'],
  ACST: ['Australia/Adelaide', 'Australia/Darwin'],
  AEST: ['Australia/Sydney', 'Australia/Brisbane'],
  AEDT: ['Australia/Sydney'],
  NZST: ['Pacific/Auckland'],
  NZDT: ['Pacific/Auckland'],
  EASTERN: ['America/New_York', 'Australia/Sydney', 'Australia/Brisbane'],
  CENTRAL: ['America/Chicago', 'Australia/Adelaide'],
  MOUNTAIN: ['America/Denver'],
  PACIFIC: ['America/Los_Angeles'],
}
const zonesOfAbbreviation = new Map(Object.entries(abbreviations))

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+-]+/g, ' ')
    .trim()
}

/** A zone's city: the last part of its name. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

const places = new Map<string, { name: string; zone: string }>()

/** All names that can be chosen: every zone's city and the aliases, sorted. */
export function allPlaces(): readonly { name: string; zone: string }[] {
  if (places.size === 0) {
    const zones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
    for (const zone of ['UTC', ...usual.split(/\s+/), ...zones]) {
      if (zone.startsWith('Etc/')) continue
      const name = cityOf(zone)
      if (!places.has(plain(name))) places.set(plain(name), { name, zone })
    }
    for (const pair of cities.split(/[;\n]+/)) {
      const [name, zone] = pair.split('=')
      if (name && zone) places.set(plain(name), { name, zone })
    }
  }
  return [...places.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** What a name of a place, a zone, an abbreviation or an offset such as UTC+5:30 may mean; `near` when it means nothing. */
export type FoundZones = { zones: readonly string[] } | { near: string | undefined }

export function findZones(text: string, isZone: (zone: string) => boolean): FoundZones {
  const word = text.trim()
  const short = zonesOfAbbreviation.get(word.toUpperCase())
  if (short) return { zones: short }
  const offset = /^(?:utc|gmt)?\s*([+-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(word)
  if (offset) return zoneOfOffset(offset[1] === '+' ? 1 : -1, Number(offset[2]), Number(offset[3] ?? 0))
  if (word.includes('/') && isZone(word)) return { zones: [word] }
  const all = allPlaces()
  const known = places.get(plain(word))
  if (known) return { zones: [known.zone] }
  const wanted = plain(word)
  if (wanted.length < 3) return { near: undefined }
  const start = all.find(({ name }) => plain(name).startsWith(wanted))
  let near = start?.name
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1
  if (!near)
    for (const { name } of all) {
      const away = editDistance(wanted, plain(name))
      if (away < least) [near, least] = [name, away]
    }
  return { near }
}

/** Fixed offsets are written as browsers take them: +05:30. */
function zoneOfOffset(sign: 1 | -1, hours: number, minutes: number): FoundZones {
  if (hours > 14 || (hours === 14 && minutes > 0)) return { near: undefined }
  if (hours === 0 && minutes === 0) return { zones: ['UTC'] }
  return { zones: [`${sign === 1 ? '+' : '-'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`] }
}

/** The one zone that a typed city, zone or offset means; undefined where there is none or several. */
export function onlyZone(text: string, isZone: (zone: string) => boolean): string | undefined {
  const found = findZones(text, isZone)
  return 'zones' in found && found.zones.length === 1 ? found.zones[0] : undefined
}
