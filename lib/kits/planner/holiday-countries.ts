import { commonHolidays } from '@/lib/law/de/public-holidays'
import { legalHolidays } from '@/lib/law/fr/public-holidays'
import { bankHolidays } from '@/lib/law/uk/public-holidays'
import { federalHolidays } from '@/lib/law/us/public-holidays'

/** Countries whose public holidays a book can leave out, as a choice names them. */
export const holidayCountries = {
  none: 'None',
  us: 'United States: federal holidays',
  uk: 'England and Wales: bank holidays',
  de: 'Germany: holidays of all states',
  fr: 'France',
}
export type HolidayCountry = keyof typeof holidayCountries

const laws = { none: undefined, us: federalHolidays, uk: bankHolidays, de: commonHolidays, fr: legalHolidays }

/** The rule that names a country's public holidays; undefined for none. */
export const holidayLawOf = (country: HolidayCountry) => laws[country]
