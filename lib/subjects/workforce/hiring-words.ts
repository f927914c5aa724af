/** Words that put off readers because of sex, age, origin or health, each with words that say the same of anybody. */
const swaps: Readonly<Record<string, string>> = {
  rockstar: 'expert',
  ninja: 'expert',
  guru: 'expert',
  manpower: 'staff',
  'man hours': 'working hours',
  chairman: 'chair',
  salesman: 'salesperson',
  foreman: 'supervisor',
  craftsman: 'craftsperson',
  waitress: 'waiting staff',
  'he or she': 'they',
  'his or her': 'their',
  aggressive: 'persistent',
  dominant: 'confident',
  young: 'motivated',
  youthful: 'motivated',
  'digital native': 'at ease with software',
  'recent graduate': 'entry level',
  'mature person': 'experienced person',
  'native speaker': 'fluent',
  'mother tongue': 'fluent',
  'able-bodied': 'able to do the tasks listed',
  'perfect health': 'able to do the tasks listed',
}

/** Which of them a text has as whole words, in any case, with what to write instead; each once, in the order of the list. */
export function hiringWords(text: string): { word: string; instead: string }[] {
  const plain = text.toLowerCase()
  return Object.entries(swaps).flatMap(([word, instead]) =>
    new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'u').test(plain) ? [{ word, instead }] : [],
  )
}
