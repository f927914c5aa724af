import type { ScoredLanguage } from '@/lib/subjects/readability/measure'
import type { FormulaName } from '@/lib/subjects/readability/report'

export const readabilitySample = `# Moving the library

The library will move to the old post office in spring. You can borrow books until the last Friday of March. Bring them back to either place.

# What the council decided

In accordance with the resolution that was adopted in the preceding session, the administration will endeavour to facilitate the relocation of approximately forty thousand volumes prior to the commencement of the school term. Notwithstanding this, numerous periodicals will subsequently be consolidated. Residents who require assistance may notify the office.`

const easeBands = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain'],
  [50, 'fairly hard'],
  [30, 'hard'],
] as const

const inBand = (score: number, bands: readonly (readonly [number, string])[], last: string) =>
  bands.find(([least]) => score >= least)?.[1] ?? last

const ease = (score: number) => inBand(score, easeBands, 'very hard')

/** The age at which a grade of an American school is reached. */
function grade(score: number): string {
  const whole = Math.max(1, Math.round(score))
  if (whole > 16) return 'graduates'
  return whole > 12 ? 'college' : `grade ${whole}, age ${whole + 5} to ${whole + 6}`
}

const daleChallBands = [
  [10, 'graduates'],
  [9, 'college'],
  [8, 'grades 11 and 12'],
  [7, 'grades 9 and 10'],
  [6, 'grades 7 and 8'],
  [5, 'grades 5 and 6'],
] as const

const lixBands = [
  [60, 'very hard, such as scholarly books'],
  [50, 'hard, such as official texts'],
  [40, 'medium, such as newspapers'],
  [30, 'easy, such as novels'],
] as const

const szigrisztBands = [
  [80, 'very easy'],
  [65, 'fairly easy'],
  [55, 'normal'],
  [40, 'somewhat hard'],
] as const

const gulpeaseBands = [
  [80, 'easy after primary school'],
  [60, 'easy after lower secondary school'],
  [40, 'easy after upper secondary school'],
] as const

interface FormulaWords {
  name: string
  means(score: number): string
}

export const formulaWords: Readonly<Record<FormulaName, FormulaWords>> = {
  fleschEase: { name: 'Flesch reading ease', means: ease },
  fleschKincaid: { name: 'Flesch-Kincaid grade', means: grade },
  gunningFog: { name: 'Gunning fog', means: grade },
  smog: { name: 'SMOG', means: grade },
  colemanLiau: { name: 'Coleman-Liau', means: grade },
  automated: { name: 'ARI', means: grade },
  daleChall: {
    name: 'Dale-Chall, own word list',
    means: (score) => inBand(score, daleChallBands, 'grade 4 and below'),
  },
  wiener: { name: 'Vienna formula 1', means: (score) => `school year ${Math.max(1, Math.round(score))}` },
  amstad: { name: 'Flesch for German (Amstad)', means: ease },
  fernandezHuerta: { name: 'Fernández Huerta', means: ease },
  szigriszt: { name: 'Szigriszt Pazos (INFLESZ)', means: (score) => inBand(score, szigrisztBands, 'very hard') },
  douma: { name: 'Flesch for Dutch (Douma)', means: ease },
  gulpease: { name: 'Gulpease', means: (score) => inBand(score, gulpeaseBands, 'hard for nearly all') },
  lix: { name: 'LIX', means: (score) => inBand(score, lixBands, 'very easy, such as books for children') },
  rix: { name: 'RIX', means: (score) => `${score.toFixed(1)} long words in a sentence` },
}

/** The formula whose figure stands beside the grade. */
export const foremost: Readonly<Record<ScoredLanguage, FormulaName>> = {
  en: 'fleschEase',
  de: 'amstad',
  es: 'fernandezHuerta',
  nl: 'douma',
  it: 'gulpease',
  other: 'lix',
}

const languages = { en: 'English', de: 'German', es: 'Spanish', nl: 'Dutch', it: 'Italian', other: 'Another language' }

export const readabilityMessages = {
  languages: { auto: 'Detect', ...languages },
  lineEnds: { auto: 'Detect', end: 'Ends a sentence', flow: 'Is a space' },
  lineEndHelp: 'Mails and PDF files break lines anywhere; lists and headings end with their line.',
  targetHelp: 'A school grade: 6 to 8 for the public, 10 to 12 for people of a trade.',
  scoring: 'Scoring the text',
  noWords: 'There is no word in this text, so there is nothing to score.',
  short: 'Below 100 words a single long word moves every score. Read them as a hint.',
  fewSentences: (count: number) => `SMOG was made for 30 sentences; this text has ${count}.`,
  guessed: 'No frequent words told the language, so it was scored as English.',
  readAs: (language: ScoredLanguage) =>
    language === 'other'
      ? 'Scored by LIX and RIX, which count no syllables and need no word list.'
      : `Scored as ${languages[language]}.`,
  met: (level: string, target: number) => `Grade ${level} meets the target of ${target}.`,
  missed: (level: string, target: number, above: string) => `Grade ${level} is ${above} above the target of ${target}.`,
  heat: (target: number) =>
    `Dotted: harder than grade ${target}. Full line on red: more than four grades harder. Sentences below 8 words are not marked.`,
  cut: 'The first 30,000 characters are shown; the figures are of the whole text.',
  csvHeader: [
    'Text',
    'Language',
    'Words',
    'Sentences',
    'Words in a sentence',
    'Syllables in a word',
    'Grade',
    'Formula',
    'Score',
  ],
} as const
