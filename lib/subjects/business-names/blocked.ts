import { folded } from '@/lib/base/text/folded'

/**
 * Words that no name may hold: coarse, sexual and hateful ones in English, German, French, Spanish, Italian and Portuguese, without accents
 * and capitals. Own list.
 */
const anywhere = [
  // English
  'bastard bitch bollock bugger bukkake cunt dildo faggot fuck genital hitler jizz masturb milf negro nigg nipple orgasm penis piss porn prick pubic pussy queef rapist scrotum shit slut smegma spunk suicid testic tosser twat vagin vomit vulva wank whore',
  // German
  'arsch bumsen fotze kacke kanake nutte pisse scheiss schlampe schwanz titten trottel votze wichs',
  // French
  'batard bordel connard connasse couille encule foutre merde negre niquer petasse putain salope',
  // Spanish
  'cabron cojon chinga gilipolla joder mierda pendej zorra',
  // Italian
  'bocchin cazzo coglion culatt finocchio fottere frocio merda minchia mignotta pirla pompin puttan scopare stronz vaffan zoccol',
  // Portuguese
  'boquete buceta bunda cagada caralho paneleir piranha piroca punhet xereca xoxota',
].flatMap((words) => words.split(' '))

/** Words that stand within harmless ones, as in “grape”, “bass” and “document”. */
const alone =
  'ass bum con cu cul cum fag fart gay hell hoe kike pau puf sau sex tit tits vag anal arse bicha bite boner boob bosta broche caca caga cagna chatte chier chupa clit cock cona coon corno crap culo dick dyke fica fick figa foda foder follar hostia hure kotz leiche maric mist muschi nazi orgy pede pedo pila pimmel pinga piscia polla poop puta pute puto rabo rape sack semen shag suce teta titti titty troia turd verga viado xana'.split(
    ' ',
  )

/** Figures and signs that stand for letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
}

const plainly = (text: string) => folded(text).replaceAll(/[013457$@]/g, (sign) => lookAlikes[sign] ?? sign)

/**
 * The first word of the list that a text holds: within it, with spaces and signs left out, or, if harmless words hold it too, as a word of
 * its own. A text that was put together of `sources` must not hold such a word either where none of them does: four letters and more
 * anywhere, fewer at its beginning or end. Figures count as the letters they look like.
 */
export function blockedIn(text: string, sources?: readonly string[]): string | undefined {
  const plain = plainly(text)
  const run = plain.replaceAll(/[^a-z]+/g, '')
  const words = plain.split(/[^a-z]+/)
  const found = anywhere.find((stem) => run.includes(stem)) ?? alone.find((word) => words.includes(word))
  if (found !== undefined || !sources) return found
  const places = (word: string) => (word.length > 3 ? run.includes(word) : run.startsWith(word) || run.endsWith(word))
  return alone.find((word) => word.length > 2 && places(word) && !sources.some((source) => source.includes(word)))
}
