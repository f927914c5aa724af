/* What the form offers of the long code lists, in words. */

/** ISO 3166-1 countries that e-invoices mostly go between. Greece is GR here, and EL before its VAT numbers. */
export const countryNames: Readonly<Record<string, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CA: 'Canada',
  CH: 'Switzerland',
  CN: 'China',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  EE: 'Estonia',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GB: 'United Kingdom',
  GR: 'Greece',
  HR: 'Croatia',
  HU: 'Hungary',
  IE: 'Ireland',
  IN: 'India',
  IS: 'Iceland',
  IT: 'Italy',
  JP: 'Japan',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  LV: 'Latvia',
  MT: 'Malta',
  NL: 'Netherlands',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SG: 'Singapore',
  SI: 'Slovenia',
  SK: 'Slovakia',
  TR: 'Türkiye',
  UA: 'Ukraine',
  US: 'United States',
}

/** Schemes of electronic addresses (EAS): how a network finds the receiver. */
export const addressSchemes: Readonly<Record<string, string>> = {
  EM: 'Email address (EM)',
  '0204': 'Leitweg-ID (0204)',
  '0088': 'GLN of GS1 (0088)',
  '0060': 'DUNS number (0060)',
  '9930': 'German VAT number (9930)',
  '9915': 'Austrian authority (9915)',
  '9914': 'Austrian VAT number (9914)',
  '0208': 'Belgian enterprise number (0208)',
  '0184': 'Danish CVR number (0184)',
  '0191': 'Estonian registry code (0191)',
  '0216': 'Finnish OVT code (0216)',
  '0225': 'French address for e-invoices (0225)',
  '0009': 'French SIRET (0009)',
  '0002': 'French SIREN (0002)',
  '9933': 'Greek VAT number (9933)',
  '9935': 'Irish VAT number (9935)',
  '0211': 'Italian VAT number (0211)',
  '0201': 'Italian IPA code (0201)',
  '0106': 'Dutch KvK number (0106)',
  '0190': 'Dutch OIN (0190)',
  '0192': 'Norwegian organisation number (0192)',
  '9945': 'Polish VAT number (9945)',
  '9946': 'Portuguese VAT number (9946)',
  '9920': 'Spanish VAT number (9920)',
  '0007': 'Swedish organisation number (0007)',
  '0183': 'Swiss UID (0183)',
  '9932': 'British VAT number (9932)',
}

/** Types of UNTDID 1001. */
export const documentTypes = {
  '380': 'Invoice (380)',
  '381': 'Credit note (381)',
  '384': 'Corrected invoice (384)',
  '326': 'Partial invoice (326)',
  '389': 'Self-billed invoice (389)',
} as const

/** Ways to pay of UNTDID 4461. */
export const paymentCodes = {
  '58': 'SEPA transfer (58)',
  '30': 'Bank transfer (30)',
  '59': 'SEPA direct debit (59)',
  '48': 'Card (48)',
  '10': 'Cash (10)',
  '1': 'Not agreed (1)',
} as const

/** Why a line is at 0%. */
export const zeroReasons = {
  Z: 'Zero rated (Z)',
  E: 'Exempt (E)',
  AE: 'Reverse charge (AE)',
  K: 'Intra-Community supply (K)',
  G: 'Export outside the EU (G)',
  O: 'Outside the scope of VAT (O)',
} as const

/** VAT categories of UNTDID 5305. */
export const vatCategories = {
  auto: 'Auto',
  S: 'Standard (S)',
  ...zeroReasons,
  L: 'Canary Islands IGIC (L)',
  M: 'Ceuta and Melilla IPSI (M)',
} as const

/** Units as people write them, by their codes of UN/ECE recommendation 20. */
const unitWords: Readonly<Record<string, string>> = {
  C62: 'one unit units',
  H87: 'pc pcs piece pieces stk stück',
  HUR: 'h hr hrs hour hours std stunde stunden',
  DAY: 'd day days tag tage',
  WEE: 'week weeks woche wochen',
  MON: 'month months monat monate',
  ANN: 'year years jahr jahre',
  MIN: 'min minute minutes',
  KGM: 'kg kilo kilogram kilograms',
  GRM: 'g gram grams',
  TNE: 't tonne tonnes',
  MTR: 'm metre metres meter meters',
  KMT: 'km kilometre kilometres kilometer kilometers',
  MTK: 'm2 m² sqm qm',
  MTQ: 'm3 m³ cbm',
  LTR: 'l litre litres liter liters',
  KWH: 'kwh',
  XBX: 'box boxes',
  SET: 'set sets',
  LS: 'flat lump pauschal',
}
const codeOfWord = new Map(
  Object.entries(unitWords).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** The code of a unit that was typed: one where nothing was, what was typed where no word for it is known. */
export function unitCode(typed: string | undefined): string {
  const plain = typed?.trim() ?? ''
  return plain === '' ? 'C62' : (codeOfWord.get(plain.toLowerCase()) ?? plain.toUpperCase())
}

/** The unit of a code in a word; the code itself where none is known. */
export function unitName(code: string | undefined): string {
  if (code === undefined || code === 'C62' || code === 'H87') return ''
  return unitWords[code]?.split(' ')[0] ?? code
}
