/* Small letters as ASCII, by the rule of each language. Accents that nothing here names are left out by their decomposition. */

export const slugLanguages = ['latin', 'de', 'da', 'tr', 'ru', 'uk', 'bg', 'sr', 'el'] as const
export type SlugLanguage = (typeof slugLanguages)[number]

type Letters = Readonly<Record<string, string>>

function letters(pairs: string): Letters {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}

/** Latin letters without a decomposition: Unicode CLDR, Latin-ASCII. */
const latin = letters('ßss æae œoe øo đd ðd łl þth ħh ıi ĸq ŋng ŧt ƒf ŀl ŉn ə')
const german = letters('äae öoe üue')
const danish = letters('øoe åaa')
/** BGN/PCGN 1947 without its dots and apostrophes; е and ё are e everywhere, at the start of words too. */
const russian = letters(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya',
)
/** Resolution 55 of the Cabinet of Ministers of Ukraine, 27 January 2010. */
const ukrainian = letters('гh ґg єie иy іi їi йi ьʹ юiu яia')
/** Bulgarian Transliteration Act, 2009. */
const bulgarian = letters('хh щsht ъa ьy')
/** The Latin letters of Serbian, without their signs: đ is dj as in passports of old. */
const serbian = letters('ђdj жz јj љlj њnj ћc хh цc чc џdz шs')
const otherCyrillic = letters('ґg єye іi їyi ўw ђdj јj љlj њnj ћc џdz ѓg ќk ѕdz')
/** ELOT 743, second edition (ISO 843, type 2). */
const greek = letters('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo')

const firstLetters: Letters = letters('єye їyi йy юyu яya')

function ukrainianText(text: string): string {
  return text
    .replaceAll(/['’ʼ]/gu, '')
    .replaceAll('зг', 'zgh')
    .replaceAll(/(?<!\p{L})[єїйюя]/gu, (letter) => firstLetters[letter] ?? letter)
    .replaceAll(/[гґєиіїйьюя]/gu, (letter) => (letter === 'ь' ? '' : (ukrainian[letter] ?? letter)))
}

/** ELOT 743: υ after α, ε and η is v before vowels and voiced letters and f before others; a sign of its own keeps it apart. */
function greekText(text: string): string {
  return text
    .replaceAll(/([αεη])[υύ](?=(\p{L})?)/gu, (_, first: string, next: string | undefined) => {
      const isVoiced = next !== undefined && /[αεηιουωβγδζλμνρ]/u.test(next.normalize('NFD').slice(0, 1))
      return `${greek[first] ?? first}${isVoiced ? 'v' : 'f'}`
    })
    .replaceAll(/ο[υύ]/gu, 'ou')
    .replaceAll(/γ(?=[γξχ])/gu, 'n')
    .replaceAll(/(?<!\p{L})μπ|μπ(?!\p{L})/gu, 'b')
}

const isOf = (script: 'Latin' | 'Greek', text: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)

/** Letters of Latin and Greek without their signs; those of other scripts as they were. */
function withoutSigns(text: string): string {
  return text.replaceAll(/[\p{Script=Latin}\p{Script=Greek}]\p{Mn}*/gu, (letter) =>
    letter
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase(),
  )
}

const own: Readonly<Partial<Record<SlugLanguage, Letters>>> = { de: german, da: danish, bg: bulgarian, sr: serbian }

/** Small letters of Latin, Cyrillic and Greek in ASCII; the signs of all other scripts stay. */
export function inAscii(text: string, language: SlugLanguage): string {
  let now = text
    .normalize('NFC')
    .toLocaleLowerCase(language === 'tr' ? 'tr' : 'en')
    .normalize('NFC')
  if (language === 'uk') now = ukrainianText(now)
  // The Act writes the ending ия as ia.
  if (language === 'bg') now = now.replaceAll(/ия(?!\p{L})/gu, 'ia')
  if (isOf('Greek', now)) now = greekText(now)
  const named = own[language]
  const written = Array.from(now, (letter) => named?.[letter] ?? russian[letter] ?? otherCyrillic[letter] ?? letter)
  return Array.from(withoutSigns(written.join('')), (letter) => latin[letter] ?? greek[letter] ?? letter).join('')
}
