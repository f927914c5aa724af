/* Spelling alphabets: a word for each letter, in the order of the letters. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const words = {
  nato: 'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
  police:
    'Adam Boy Charles David Edward Frank George Henry Ida John King Lincoln Mary Nora Ocean Paul Queen Robert Sam Tom Union Victor William X-ray Young Zebra',
  german:
    'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau',
  french:
    'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé',
  spanish:
    'Antonio Barcelona Carmen Dolores Enrique Francia Gerona Historia Inés José Kilo Lorenzo Madrid Navarra Oviedo París Querido Ramón Sábado Tarragona Ulises Valencia Washington Xiquena Yegua Zaragoza',
  italian:
    'Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kappa Livorno Milano Napoli Otranto Padova Quadro Roma Savona Torino Udine Venezia Washington Xilofono Yacht Zara',
  swedish:
    'Adam Bertil Cesar David Erik Filip Gustav Helge Ivar Johan Kalle Ludvig Martin Niklas Olof Petter Qvintus Rudolf Sigurd Tore Urban Viktor Wilhelm Xerxes Yngve Zäta',
} as const

export type SpellingAlphabet = keyof typeof words

const more: Readonly<Partial<Record<SpellingAlphabet, Readonly<Record<string, string>>>>> = {
  german: { Ä: 'Umlaut Aachen', Ö: 'Umlaut Offenbach', Ü: 'Umlaut Unna', ß: 'Eszett' },
  spanish: { Ñ: 'Ñoño' },
  swedish: { Å: 'Åke', Ä: 'Ärlig', Ö: 'Östen' },
}

/** ICAO Annex 10, volume II, table 5-1, as it is written; said "tree", "fower", "fife", "niner". */
const aviation = 'Zero One Two Three Four Five Six Seven Eight Niner'
const figures: Readonly<Record<SpellingAlphabet, string>> = {
  nato: aviation,
  police: 'Zero One Two Three Four Five Six Seven Eight Nine',
  german: 'Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun',
  french: 'Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf',
  spanish: 'Cero Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve',
  italian: 'Zero Uno Due Tre Quattro Cinque Sei Sette Otto Nove',
  swedish: 'Noll Ett Två Tre Fyra Fem Sex Sju Åtta Nio',
}

const english: Readonly<Record<string, string>> = {
  '.': 'Point',
  ',': 'Comma',
  '-': 'Dash',
  _: 'Underscore',
  '/': 'Slash',
  '\\': 'Backslash',
  '@': 'At',
  '#': 'Hash',
  '+': 'Plus',
  '=': 'Equals',
  '*': 'Asterisk',
  '&': 'Ampersand',
  '%': 'Percent',
  $: 'Dollar',
  '!': 'Exclamation-mark',
  '?': 'Question-mark',
  ':': 'Colon',
  ';': 'Semicolon',
  "'": 'Apostrophe',
  '"': 'Quote',
  '(': 'Open-bracket',
  ')': 'Close-bracket',
}
const german: Readonly<Record<string, string>> = {
  '.': 'Punkt',
  ',': 'Komma',
  '-': 'Bindestrich',
  _: 'Unterstrich',
  '/': 'Schrägstrich',
  '@': 'At',
  '+': 'Plus',
  '&': 'Und-Zeichen',
}
const french: Readonly<Record<string, string>> = {
  '.': 'Point',
  ',': 'Virgule',
  '-': 'Tiret',
  _: 'Souligné',
  '/': 'Barre',
  '@': 'Arobase',
  '+': 'Plus',
}
const spanish: Readonly<Record<string, string>> = {
  '.': 'Punto',
  ',': 'Coma',
  '-': 'Guion',
  _: 'Guion-bajo',
  '/': 'Barra',
  '@': 'Arroba',
  '+': 'Más',
}
const italian: Readonly<Record<string, string>> = {
  '.': 'Punto',
  ',': 'Virgola',
  '-': 'Trattino',
  _: 'Trattino-basso',
  '/': 'Barra',
  '@': 'Chiocciola',
  '+': 'Più',
}
const swedish: Readonly<Record<string, string>> = {
  '.': 'Punkt',
  ',': 'Komma',
  '-': 'Bindestreck',
  _: 'Understreck',
  '/': 'Snedstreck',
  '@': 'Snabel-a',
  '+': 'Plus',
}
const signs: Readonly<Record<SpellingAlphabet, Readonly<Record<string, string>>>> = {
  nato: english,
  police: english,
  german,
  french,
  spanish,
  italian,
  swedish,
}

/** What a language calls a capital before its word. */
export const capitalWords: Readonly<Record<SpellingAlphabet, string>> = {
  nato: 'capital',
  police: 'capital',
  german: 'groß',
  french: 'majuscule',
  spanish: 'mayúscula',
  italian: 'maiuscola',
  swedish: 'stor',
}

/** Of the words, for voices: BCP 47. */
export const languages: Readonly<Record<SpellingAlphabet, string>> = {
  nato: 'en',
  police: 'en-US',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  swedish: 'sv',
}

const tables = new Map<SpellingAlphabet, ReadonlyMap<string, string>>()

/** The words of an alphabet by capitals, figures and signs. */
export function spellingTable(alphabet: SpellingAlphabet): ReadonlyMap<string, string> {
  const known = tables.get(alphabet)
  if (known) return known
  const table = new Map([
    ...words[alphabet].split(' ').map((word, at) => [letters[at] ?? '', word] as const),
    ...figures[alphabet].split(' ').map((word, at) => [String(at), word] as const),
    ...Object.entries(more[alphabet] ?? {}),
    ...Object.entries(signs[alphabet]),
  ])
  tables.set(alphabet, table)
  return table
}
