/*
 * Makes formulas.json and cmu-syllables.txt. In an empty folder:
 *   npm install flesch@2 flesch-kincaid@2 gunning-fog@2 smog-formula@2 coleman-liau@2 automated-readability@2 dale-chall-formula@2 cmu-pronouncing-dictionary@3
 *   node make.mjs
 * The formulas are by Titus Wormer (MIT); the pronunciations are those of Carnegie Mellon University (BSD-2-Clause).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { automatedReadability } from 'automated-readability'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { colemanLiau } from 'coleman-liau'
import { daleChallFormula } from 'dale-chall-formula'
import { flesch } from 'flesch'
import { fleschKincaid } from 'flesch-kincaid'
import { gunningFog } from 'gunning-fog'
import { smogFormula } from 'smog-formula'

/* sentences, words, syllables, letters, characters, complex and polysyllabic words, unfamiliar words */
const texts = [
  [1, 13, 24, 66, 66, 3, 6],
  [7, 119, 190, 600, 605, 21, 30],
  [30, 500, 700, 2300, 2310, 40, 20],
  [45, 612, 1100, 3400, 3450, 150, 160],
  [3, 20, 25, 80, 80, 0, 1],
]
const rows = texts.map(([sentence, word, syllable, letter, character, complexPolysillabicWord, difficultWord]) => ({
  given: { sentences: sentence, words: word, syllables: syllable, letters: letter, characters: character, complexWords: complexPolysillabicWord, polysyllables: complexPolysillabicWord, unfamiliar: difficultWord },
  fleschEase: flesch({ sentence, word, syllable }),
  fleschKincaid: fleschKincaid({ sentence, word, syllable }),
  gunningFog: gunningFog({ sentence, word, complexPolysillabicWord }),
  smog: smogFormula({ sentence, polysillabicWord: complexPolysillabicWord }),
  colemanLiau: colemanLiau({ sentence, word, letter }),
  automated: automatedReadability({ sentence, word, character }),
  daleChall: daleChallFormula({ sentence, word, difficultWord }),
}))
writeFileSync('formulas.json', `${JSON.stringify(rows, null, 2)}\n`)

/** Every word of at least three letters in words.txt, with the syllables of each pronunciation. */
const lines = readFileSync('words.txt', 'utf8')
  .split(/\s+/)
  .flatMap((word) => {
    const ways = [word, `${word}(1)`, `${word}(2)`, `${word}(3)`].flatMap((key) =>
      dictionary[key] ? [dictionary[key].split(' ').filter((sound) => /\d/.test(sound)).length] : [],
    )
    return ways.length === 0 ? [] : [`${word} ${[...new Set(ways)].join(',')}`]
  })
writeFileSync('cmu-syllables.txt', `${lines.join('\n')}\n`)
