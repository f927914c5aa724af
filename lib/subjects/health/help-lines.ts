import type { RegionCode } from '@/lib/base/region/types'

/** Who listens in a country, as the operator or a public authority there publishes it. */
interface HelpLine {
  region: RegionCode
  country: string
  name: string
  reach: string
}

/**
 * Lines for people in a crisis of the mind. Read at: California Department of Corrections and Rehabilitation, 19 July 2022 (988); Government of
 * Canada, 30 November 2023 (9-8-8); Hertfordshire Partnership NHS Trust, 10 September 2024 (Samaritans); Lifeline (13 11 14); New Zealand
 * Minister of Health, 29 June 2017 (1737); Ministry of Health, Singapore, 18 June 2025 (1771).
 */
const helpLines: readonly HelpLine[] = [
  { region: 'us', country: 'United States', name: '988 Suicide & Crisis Lifeline', reach: 'Call or text 988' },
  { region: 'uk', country: 'United Kingdom', name: 'Samaritans', reach: 'Call 116 123, free' },
  { region: 'ca', country: 'Canada', name: '9-8-8: Suicide Crisis Helpline', reach: 'Call or text 9-8-8' },
  { region: 'au', country: 'Australia', name: 'Lifeline', reach: 'Call 13 11 14' },
  { region: 'nz', country: 'New Zealand', name: '1737, Need to talk?', reach: 'Call or text 1737, free' },
  { region: 'sg', country: 'Singapore', name: 'national mindline', reach: 'Call 1771, or WhatsApp +65 6669 1771' },
]

/** What to do where a line of the region is known, and where none is. */
export function whereToTurn(region: RegionCode): string {
  const line = helpLines.find((one) => one.region === region)
  const danger = 'If you are in danger now, call the emergency number of your country'
  return line
    ? `${line.name}: ${decapital(line.reach)}, at any hour. ${danger}.`
    : `${danger}, or go to the nearest emergency department. Lines that listen at any hour are in the table below.`
}

const decapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The lines as a table, that of the visitor's own region first. */
export function helpLineRows(region: RegionCode): { country: string; name: string; reach: string }[] {
  const own = helpLines.filter((line) => line.region === region)
  const others = helpLines.filter((line) => line.region !== region)
  return [...own, ...others].map(({ country, name, reach }) => ({ country, name, reach }))
}
