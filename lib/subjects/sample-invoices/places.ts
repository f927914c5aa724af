/** Countries whose invoices can be drawn. */
export type SampleCountry = 'us' | 'uk' | 'de' | 'fr' | 'es' | 'in'

/** What made-up businesses of a country are put together from. Rates of tax are usual ones, and no statement of law. */
export interface SamplePlace {
  language: 'en' | 'de' | 'fr' | 'es'
  currency: string
  taxName: 'sales' | 'vat' | 'cgst'
  /** Fractions; a line has one of them. */
  rates: readonly number[]
  endings: readonly string[]
  streets: readonly string[]
  towns: readonly string[]
  country: string
  /** What is sold: description, unit, and between which whole prices. */
  goods: readonly (readonly [name: string, unit: string, least: number, most: number])[]
}

const english = [
  ['Office chair, black', 'pcs', 89, 240],
  ['Desk lamp, brass', 'pcs', 29, 75],
  ['Copy paper A4, box of 5', 'box', 18, 32],
  ['Consulting', 'hours', 70, 160],
  ['Software licence, one year', 'seat', 48, 320],
  ['Site visit', 'visit', 120, 260],
  ['Network cable, 10 m', 'pcs', 6, 14],
  ['Cleaning of premises', 'month', 180, 640],
  ['Translation, 100 words', 'unit', 9, 19],
  ['Pallet delivery', 'pallet', 55, 130],
  ['Coffee beans, 1 kg', 'bag', 14, 28],
  ['Maintenance of printer', 'visit', 60, 140],
] as const

export const samplePlaces: Readonly<Record<SampleCountry, SamplePlace>> = {
  us: {
    language: 'en',
    currency: 'USD',
    taxName: 'sales',
    rates: [0.07],
    endings: ['Inc.', 'LLC', '& Co.', 'Supply Corp.'],
    streets: ['Foundry Street', 'Mill Lane', 'Second Avenue', 'Orchard Drive', 'Depot Road'],
    towns: ['Portside, ZZ', 'Riverton Falls, ZZ', 'Alder Creek, ZZ', 'North Quay, ZZ'],
    country: 'United States',
    goods: english,
  },
  uk: {
    language: 'en',
    currency: 'GBP',
    taxName: 'vat',
    rates: [0.2, 0.05],
    endings: ['Ltd', '& Sons Ltd', 'LLP', 'Trading Ltd'],
    streets: ['Quay Street', 'Station Road', 'Church Lane', 'Mill Hill', 'Market Square'],
    towns: ['Portside', 'Alderbridge', 'Little Harrow', 'Wexmouth'],
    country: 'United Kingdom',
    goods: english,
  },
  de: {
    language: 'de',
    currency: 'EUR',
    taxName: 'vat',
    rates: [0.19, 0.07],
    endings: ['GmbH', 'KG', 'e. K.', 'Handels GmbH'],
    streets: ['Lindenweg', 'Hafenstraße', 'Am Mühlbach', 'Gartenallee', 'Werkstraße'],
    towns: ['Neuhafen', 'Altmühlen', 'Sankt Erlen', 'Obertal'],
    country: 'Deutschland',
    goods: [
      ['Bürostuhl, schwarz', 'Stück', 89, 240],
      ['Schreibtischlampe, Messing', 'Stück', 29, 75],
      ['Kopierpapier A4, 5er-Karton', 'Karton', 18, 32],
      ['Beratung', 'Stunden', 70, 160],
      ['Softwarelizenz, ein Jahr', 'Platz', 48, 320],
      ['Anfahrt', 'pauschal', 45, 90],
      ['Netzwerkkabel, 10 m', 'Stück', 6, 14],
      ['Gebäudereinigung', 'Monat', 180, 640],
      ['Übersetzung, 100 Wörter', 'Einheit', 9, 19],
      ['Kaffeebohnen, 1 kg', 'Beutel', 14, 28],
    ],
  },
  fr: {
    language: 'fr',
    currency: 'EUR',
    taxName: 'vat',
    rates: [0.2, 0.1],
    endings: ['SARL', 'SAS', '& Fils', 'SA'],
    streets: ['rue du Moulin', 'avenue des Tilleuls', 'quai du Port', 'place du Marché', 'chemin Vert'],
    towns: ['Port-Neuf', 'Villeneuve-les-Aulnes', 'Sainte-Orée', 'Beaurivage'],
    country: 'France',
    goods: [
      ['Chaise de bureau, noire', 'pièce', 89, 240],
      ['Lampe de bureau, laiton', 'pièce', 29, 75],
      ['Papier A4, carton de 5', 'carton', 18, 32],
      ['Conseil', 'heures', 70, 160],
      ['Licence logicielle, un an', 'poste', 48, 320],
      ['Déplacement', 'forfait', 45, 90],
      ['Câble réseau, 10 m', 'pièce', 6, 14],
      ['Nettoyage des locaux', 'mois', 180, 640],
      ['Café en grains, 1 kg', 'sachet', 14, 28],
    ],
  },
  es: {
    language: 'es',
    currency: 'EUR',
    taxName: 'vat',
    rates: [0.21, 0.1],
    endings: ['S.L.', 'S.A.', 'y Cía. S.L.'],
    streets: ['Calle del Molino', 'Avenida del Puerto', 'Plaza Mayor', 'Camino Viejo', 'Calle Nueva'],
    towns: ['Puertonuevo', 'Villarroble', 'San Ebro', 'Altamar'],
    country: 'España',
    goods: [
      ['Silla de oficina, negra', 'ud.', 89, 240],
      ['Lámpara de mesa, latón', 'ud.', 29, 75],
      ['Papel A4, caja de 5', 'caja', 18, 32],
      ['Asesoría', 'horas', 70, 160],
      ['Licencia de software, un año', 'puesto', 48, 320],
      ['Desplazamiento', 'visita', 45, 90],
      ['Cable de red, 10 m', 'ud.', 6, 14],
      ['Limpieza de locales', 'mes', 180, 640],
      ['Café en grano, 1 kg', 'bolsa', 14, 28],
    ],
  },
  in: {
    language: 'en',
    currency: 'INR',
    taxName: 'cgst',
    rates: [0.18, 0.05],
    endings: ['Pvt. Ltd.', 'Traders', 'Enterprises', '& Brothers'],
    streets: ['Station Road', 'Temple Street', 'Ring Road', 'Market Yard', 'Lake View Road'],
    towns: ['Rampur Nagar', 'Alder Puram', 'Navi Ghat', 'Suryapet East'],
    country: 'India',
    goods: [
      ['Office chair, black', 'nos.', 3400, 9800],
      ['Desk lamp, brass', 'nos.', 900, 2600],
      ['Copier paper A4, box of 5', 'box', 1100, 1900],
      ['Consulting', 'hours', 1500, 4500],
      ['Software licence, one year', 'seat', 2400, 18_000],
      ['Site visit', 'visit', 1200, 3600],
      ['Network cable, 10 m', 'nos.', 240, 620],
      ['Housekeeping', 'month', 9000, 32_000],
      ['Tea, 1 kg', 'kg', 420, 980],
    ],
  },
}

/** First and second words of made-up names. */
export const nameWords = {
  first: [
    'Harbour',
    'Alder',
    'Northlight',
    'Ostrava',
    'Linden',
    'Copper',
    'Meridian',
    'Juniper',
    'Falcon',
    'Granite',
    'Willow',
    'Saffron',
  ],
  second: [
    'Studio',
    'Tools',
    'Foods',
    'Print',
    'Logistics',
    'Systems',
    'Ceramics',
    'Books',
    'Textiles',
    'Garden',
    'Optics',
    'Media',
  ],
} as const
