import type { RegionCode } from '@/lib/base/region/types'

/** Who listens in a country, as the operator, a public authority or the press there publishes it. */
interface HelpLine {
  region: RegionCode
  country: string
  name: string
  reach: string
  /** When somebody answers; left out where it is at any hour. */
  hours?: string
}

const unknown = 'Its hours were not found'

/**
 * Lines for people in a crisis of the mind, by the names of countries. Each number was read on two public pages, which
 * tests/vectors/help-lines/readings.tsv lists with their days and with what they say of the hours. A line that was not found twice is not here.
 */
export const helpLines: readonly HelpLine[] = [
  { region: 'ar', country: 'Argentina', name: 'Línea Nacional de Salud Mental', reach: 'Call 0800 999 0091, free' },
  { region: 'au', country: 'Australia', name: 'Lifeline', reach: 'Call 13 11 14' },
  { region: 'br', country: 'Brazil', name: 'CVV, Centro de Valorização da Vida', reach: 'Call 188, free' },
  { region: 'ca', country: 'Canada', name: '9-8-8: Suicide Crisis Helpline', reach: 'Call or text 9-8-8' },
  {
    region: 'cl',
    country: 'Chile',
    name: 'Línea de Prevención del Suicidio',
    reach: 'Call *4141 from a mobile phone, free',
  },
  { region: 'co', country: 'Colombia', name: 'Línea 106', reach: 'Call 106, free' },
  { region: 'dk', country: 'Denmark', name: 'Livslinien', reach: 'Call 70 201 201', hours: unknown },
  { region: 'fr', country: 'France', name: '3114, Numéro national de prévention du suicide', reach: 'Call 3114, free' },
  { region: 'de', country: 'Germany', name: 'TelefonSeelsorge', reach: 'Call 0800 111 0 111, free' },
  { region: 'hk', country: 'Hong Kong', name: 'Mental Health Support Hotline', reach: 'Call 18111' },
  { region: 'in', country: 'India', name: 'Tele-MANAS', reach: 'Call 14416, free' },
  { region: 'ie', country: 'Ireland', name: 'Samaritans', reach: 'Call 116 123, free' },
  {
    region: 'it',
    country: 'Italy',
    name: 'Telefono Amico Italia',
    reach: 'Call 02 2327 2327',
    hours: 'From 9:00 to midnight',
  },
  { region: 'jp', country: 'Japan', name: 'Yorisoi Hotline', reach: 'Call 0120-279-338, free' },
  { region: 'ke', country: 'Kenya', name: 'Kenya Red Cross, tele-counseling', reach: 'Call 1199', hours: unknown },
  { region: 'my', country: 'Malaysia', name: 'Talian HEAL', reach: 'Call 15555', hours: 'From 8:00 to midnight' },
  { region: 'mx', country: 'Mexico', name: 'Línea de la Vida', reach: 'Call 800 911 2000, free' },
  { region: 'nl', country: 'Netherlands', name: '113 Zelfmoordpreventie', reach: 'Call 113 or 0800-0113' },
  { region: 'nz', country: 'New Zealand', name: '1737, Need to talk?', reach: 'Call or text 1737, free' },
  {
    region: 'ng',
    country: 'Nigeria',
    name: 'SURPIN, Suicide Research and Prevention Initiative',
    reach: 'Call 0800 078 7746, free',
    hours: unknown,
  },
  { region: 'no', country: 'Norway', name: 'Mental Helse Hjelpetelefonen', reach: 'Call 116 123, free' },
  { region: 'ph', country: 'Philippines', name: 'NCMH Crisis Hotline', reach: 'Call 0917-899-8727' },
  {
    region: 'pl',
    country: 'Poland',
    name: 'Telefon wsparcia emocjonalnego dla dorosłych',
    reach: 'Call 116 123, free',
  },
  { region: 'sg', country: 'Singapore', name: 'national mindline', reach: 'Call 1771, or WhatsApp +65 6669 1771' },
  { region: 'za', country: 'South Africa', name: 'SADAG, Suicide Crisis Helpline', reach: 'Call 0800 567 567, free' },
  { region: 'kr', country: 'South Korea', name: 'Suicide prevention line 109', reach: 'Call 109' },
  { region: 'es', country: 'Spain', name: 'Línea 024', reach: 'Call 024, free' },
  { region: 'se', country: 'Sweden', name: 'Mind Självmordslinjen', reach: 'Call 90101' },
  {
    region: 'ch',
    country: 'Switzerland',
    name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
    reach: 'Call 143',
  },
  { region: 'th', country: 'Thailand', name: 'Mental Health Hotline', reach: 'Call 1323' },
  {
    region: 'ae',
    country: 'United Arab Emirates',
    name: 'Mental Support Line',
    reach: 'Call 800 4673 (800 HOPE), free',
    hours: 'From 8:00 to 20:00',
  },
  { region: 'uk', country: 'United Kingdom', name: 'Samaritans', reach: 'Call 116 123, free' },
  { region: 'us', country: 'United States', name: '988 Suicide & Crisis Lifeline', reach: 'Call or text 988' },
]

/** What to do where a line of the region is known, and where none is. */
export function whereToTurn(region: RegionCode): string {
  const line = helpLines.find((one) => one.region === region)
  const danger = 'If you are in danger now, call the emergency number of your country'
  return line
    ? `${line.name}: ${decapital(line.reach)}${whenOf(line)}. ${danger}.`
    : `${danger}, or go to the nearest emergency department. Lines that listen are in the table below.`
}

function whenOf({ hours }: HelpLine): string {
  if (hours === undefined) return ', at any hour'
  return hours === unknown ? '' : `, ${decapital(hours)}`
}

const decapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The lines as a table, that of the visitor's own region first. */
export function helpLineRows(region: RegionCode): { country: string; name: string; reach: string; hours: string }[] {
  const own = helpLines.filter((line) => line.region === region)
  const others = helpLines.filter((line) => line.region !== region)
  return [...own, ...others].map(({ country, name, reach, hours = 'At any hour' }) => ({ country, name, reach, hours }))
}
