/**
 * Words that mean one thing: the first stands for all of its line, in what is searched and in what is typed. Only what means the
 * same everywhere; what means it beside another word is a line of `phrases.ts`.
 */
const lines = [
  'kilogram kg kgs kilo kilos kilogramme',
  'gram g gm gms gramme',
  'milligram mg',
  'microgram mcg ug',
  'pound lb lbs',
  'ounce oz',
  'stone st',
  'ton tonne tonnes tons',
  'meter m metre mtr',
  'centimeter cm cms centimetre',
  'millimeter mm mms millimetre',
  'kilometer km kms kilometre',
  'mile mi',
  'yard yd yds',
  'foot ft feet',
  'liter l ltr litre',
  'milliliter ml mls millilitre',
  'gallon gal gals',
  'hectare ha',
  'knot kt kts kn',
  'kmh kph',
  'joule j',
  'kilojoule kj',
  'kilocalorie kcal kcals',
  'calorie cal cals calory',
  'kilowatt kw',
  'horsepower hp bhp',
  'watt w',
  'kilopascal kpa',
  'celsius centigrade celcius',
  'fahrenheit farenheit fahrenhiet',
  'degree deg degs',
  'radian rad rads',
  'second sec secs',
  'minute min mins',
  'hour hr hrs',
  'year yr yrs',
  'byte bytes',
  'kilobyte kb',
  'megabyte mb',
  'gigabyte gb',
  'terabyte tb',
  'square sq sqr',
  'cubic cu',
  'percent percentage pct percents',
  'color colour',
  'favor favour',
  'labor labour',
  'center centre',
  'gray grey',
  'uppercase caps',
  'forecast projection projected',
  'tire tyre',
  'check cheque',
  'license licence',
  'catalog catalogue',
  'program programme',
  'curriculum cv',
  'installment instalment',
  'quotation quote quot',
  'uuid guid',
  'ecommerce ecom',
  'email mail',
  'website webpage',
  'breakeven bep',
  'clickthrough clickthru',
  'colleague coworker',
  'timezone tz',
  'qr qrcode',
  'crypto cryptocurrency cryptocurrencies',
  'mill millage',
]

const canonical = new Map(
  lines.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return [first, ...others].map((word) => [word, first] as const)
  }),
)

/** The word that stands for this one; the word itself where no line has it. */
export function sameWord(word: string): string {
  return canonical.get(word) ?? word
}
