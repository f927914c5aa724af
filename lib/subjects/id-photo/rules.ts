import type { Source } from '@/lib/base/source'

/* Sizes of photographs for documents, each as an official page says it. What no official page was read for is not here. */

export interface Range {
  least: number
  most: number
}

export interface PhotoRule {
  name: string
  /** Of the photograph and all that is measured in it: millimetres, or hundredths of its height where only pixels are prescribed. */
  unit: 'mm' | '%'
  width: number
  height: number
  /** From the chin to the crown, hair left out of account. */
  head?: Range
  /** Free above the crown. */
  top?: Range
  /** From the lower edge to the eyes. */
  eyes?: Range
  /** Of a file that is sent in. */
  pixels?: { width: number; height: number }
  /** Of that file, in bytes. */
  bytes?: { least?: number; most: number }
  background: string
  /** Said beside it. */
  remark?: string
  sources: readonly Source[]
  /** The day on which the pages were read. */
  checkedOn: string
}

const checkedOn = '2026-11-28'

/** Two inches. */
const twoInches = 50.8

const usEmbassy: Source = {
  title: 'U.S. Embassy: Photo requirements, U.S. passport',
  href: 'https://bg.usembassy.gov/visas/nonimmigrant-visas/photo-requirements/',
}

export const photoRules = {
  'us-passport': {
    name: 'United States, passport: 2 × 2 in',
    unit: 'mm',
    width: twoInches,
    height: twoInches,
    head: { least: 25, most: 35 },
    background: 'Plain white or off-white',
    sources: [usEmbassy],
    checkedOn,
  },
  'us-visa': {
    name: 'United States, visa, file: 1200 × 1200 px',
    unit: 'mm',
    width: twoInches,
    height: twoInches,
    head: { least: 25, most: 35 },
    pixels: { width: 1200, height: 1200 },
    bytes: { most: 240_000 },
    background: 'White or off-white',
    remark: 'A square JPEG of 600 to 1200 pixels a side in sRGB, at most 240 kB.',
    sources: [
      {
        title: 'U.S. Department of State: Digital image requirements, visa application',
        href: 'http://travel.state.gov/visa/guide/guide_3882.html',
      },
      usEmbassy,
    ],
    checkedOn,
  },
  'schengen-visa': {
    name: 'Schengen visa, by a German embassy: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 32, most: 36 },
    background: 'Plain and light, best neutral grey',
    remark: 'Other Schengen states may ask for another background: look at the page of the consulate you apply to.',
    sources: [
      {
        title: 'Auswärtiges Amt, Deutsche Botschaft Lima: Biometrische Passbilder, 22.06.2023',
        href: 'https://lima.diplo.de/pe-de/konsularservice/-/2103678',
      },
    ],
    checkedOn,
  },
  'de-passport': {
    name: 'Germany, passport abroad: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 32, most: 36 },
    background: 'Light, without shadows',
    remark: 'Offices in Germany may take only photographs that were sent to them by a studio or taken there.',
    sources: [
      {
        title: 'Auswärtiges Amt, Deutsche Botschaft Havanna: Biometrische Fotos',
        href: 'https://havanna.diplo.de/cu-de/service/02-PaesseAusweise/-/2478946',
      },
      {
        title: 'Auswärtiges Amt, Deutsche Botschaft Dublin: Passfotos',
        href: 'https://dublin.diplo.de/ie-de/-/2339064',
      },
    ],
    checkedOn,
  },
  'fr-passport': {
    name: 'France, passport and identity card: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 32, most: 36 },
    background: 'Plain and light, such as light blue or light grey; white is forbidden',
    sources: [
      {
        title: "France Titres: La photographie d'identité, 30/09/24",
        href: 'https://passeport.ants.gouv.fr/Vos-demarches/Photographie-d-identite',
      },
    ],
    checkedOn,
  },
  'pl-passport': {
    name: 'Poland, passport: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 31, most: 36 },
    eyes: { least: 20, most: 30 },
    background: 'Plain and light, evenly lit',
    sources: [
      {
        title: 'Mazowiecki Urząd Wojewódzki: Fotografia paszportowa',
        href: 'https://www.gov.pl/web/uw-mazowiecki/fotografia-paszportowa',
      },
      {
        title: 'Konsulat Generalny RP w Kantonie: Fotografia',
        href: 'https://kanton.msz.gov.pl/pl/informacje/paszporty/fotografia/fotografia',
      },
    ],
    checkedOn,
  },
  'au-passport': {
    name: 'Australia, passport: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 32, most: 36 },
    background: 'Plain and light',
    remark: 'Larger prints are taken too and are not to be trimmed.',
    sources: [
      {
        title: 'Embassy of Australia, United States: Passport photos',
        href: 'http://usa.embassy.gov.au/whwh/PassportphotosPassportphotos.html',
      },
    ],
    checkedOn,
  },
  'jp-passport': {
    name: 'Japan, passport: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 32, most: 36 },
    top: { least: 2, most: 6 },
    background: 'None, with no shadow, in a plain pale colour',
    sources: [
      {
        title: '宮崎県: パスポート用写真について',
        href: 'http://www.pref.miyazaki.lg.jp/kokusai-keizaikoryu/kanko/koryu/shashin.html',
      },
      { title: '登別市: 旅券申請の写真', href: 'https://cms.city.noboribetsu.lg.jp/docs/2017091400051' },
    ],
    checkedOn,
  },
  'hk-passport': {
    name: 'Hong Kong, travel documents: 40 × 50 mm',
    unit: 'mm',
    width: 40,
    height: 50,
    head: { least: 32, most: 36 },
    background: 'Plain white',
    sources: [
      {
        title: 'Immigration Department, Hong Kong: Photo requirements for travel document',
        href: 'https://www.immd.gov.hk/eng/residents/immigration/traveldoc/photorequirements.html',
      },
    ],
    checkedOn,
  },
  'sg-passport': {
    name: 'Singapore, passport, print: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    background: 'Plain white, without shadows',
    remark: 'The photograph must not be altered.',
    sources: [
      {
        title: 'Immigration & Checkpoints Authority, Singapore: Passport photo guidelines',
        href: 'https://www.ica.gov.sg/common/passport-photo-guidelines',
      },
    ],
    checkedOn,
  },
  'sg-upload': {
    name: 'Singapore, passport, file: 400 × 514 px',
    unit: '%',
    width: (400 / 514) * 100,
    height: 100,
    pixels: { width: 400, height: 514 },
    bytes: { most: 2_000_000 },
    background: 'Plain white, without shadows',
    remark: 'The photograph must not be altered.',
    sources: [
      {
        title: 'Immigration & Checkpoints Authority, Singapore: Passport photo guidelines',
        href: 'https://www.ica.gov.sg/common/passport-photo-guidelines',
      },
    ],
    checkedOn,
  },
  'cn-visa': {
    name: 'China, visa: 33 × 48 mm',
    unit: 'mm',
    width: 33,
    height: 48,
    head: { least: 28, most: 33 },
    background: 'White or close to white',
    remark: 'The width of the head is prescribed too: 15 to 22 mm by the Commissioner’s Office in Hong Kong.',
    sources: [
      {
        title: 'Commissioner’s Office of the Foreign Ministry in Hong Kong: Photo of visa application',
        href: 'http://www.fmcoprc.gov.hk/eng/fwxx/wgrqz/t1418248.htm',
      },
      { title: 'Nanjing: Standards of photo submission for aliens', href: 'http://english.nanjing.gov.cn/crj/zpbz/' },
    ],
    checkedOn,
  },
  'in-passport': {
    name: 'India, passport and OCI: 2 × 2 in',
    unit: 'mm',
    width: twoInches,
    height: twoInches,
    head: { least: 35.6, most: 40.6 },
    background: 'Plain and light',
    remark: 'The face counts from the edge of the forehead to the chin.',
    sources: [
      {
        title: 'Embassy of India, Harare: Latest guidelines for passport and OCI photos',
        href: 'https://eoi.gov.in/harare/?3439',
      },
    ],
    checkedOn,
  },
  'nz-upload': {
    name: 'New Zealand, passport, file: 1500 × 2000 px',
    unit: '%',
    width: 75,
    height: 100,
    pixels: { width: 1500, height: 2000 },
    bytes: { least: 500_000, most: 10_000_000 },
    background: 'See the examples on the page',
    remark: 'A JPEG of 900 × 1200 to 4500 × 6000 pixels, of 500 kB to 10 MB.',
    sources: [
      {
        title: 'New Zealand passports: Passport photos, adults',
        href: 'https://www.passports.govt.nz/Passport-photos---adults',
      },
    ],
    checkedOn,
  },
  'sa-visa': {
    name: 'Saudi Arabia, tourist visa, file: 200 × 200 px',
    unit: '%',
    width: 100,
    height: 100,
    head: { least: 70, most: 80 },
    pixels: { width: 200, height: 200 },
    bytes: { least: 5000, most: 100_000 },
    background: 'White, without a pattern',
    sources: [
      { title: 'Visit Saudi: Photo specifications', href: 'https://visa.visitsaudi.com/Home/PhotoSpecifications' },
    ],
    checkedOn,
  },
  'tc-passport': {
    name: 'Turks and Caicos Islands, passport: 35 × 45 mm',
    unit: 'mm',
    width: 35,
    height: 45,
    head: { least: 29, most: 34 },
    background: 'Plain cream or light grey',
    sources: [
      { title: 'Turks and Caicos Islands: Passport photo requirements', href: 'https://gov.tc/passports/photos' },
    ],
    checkedOn,
  },
} as const satisfies Record<string, PhotoRule>

export type PhotoRuleId = keyof typeof photoRules
