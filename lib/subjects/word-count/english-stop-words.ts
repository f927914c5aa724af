/** Articles, pronouns, prepositions, conjunctions and auxiliary verbs of English, apart from those of all other languages. */
export const englishStopWords =
  "a an the and or but nor so if then than as at by for from in into of off on onto out over to up with without about after before between through under during until while is am are was were be been being do does did done have has had having will would shall should can could may might must not no i you he she it we they me him her us them my your his its our their mine yours this that these those who whom whose which what when where why how there here all any both each some such only own same too very just also more most other i'm you're it's he's she's we're they're don't doesn't didn't isn't aren't wasn't weren't can't won't wouldn't i've you've we've they've i'll you'll that's there's let's"

const known = new Set(englishStopWords.split(' '))

/** Whether a lower-case word is one of them. */
export const isEnglishStopWord = (word: string): boolean => known.has(word)
