import { defineApp } from '@/lib/app/define'

export default defineApp({
  worker: 'word-counter',
  controls: [
    { label: 'Your text', help: 'Write, paste, drop or open a text file of up to 5 million characters.' },
    { label: 'Goal', help: 'A number of words or characters to reach.' },
    { label: 'How it is counted', help: 'Rules for hyphens, apostrophes and paragraphs, and your reading speed.' },
    { label: 'Leave out common words', help: 'Stop words of twelve languages, found by the text or chosen.' },
  ],
  results: [
    { label: 'Words, characters, sentences, paragraphs and lines', kind: 'value' },
    { label: 'Unique words and the longest word', kind: 'value' },
    { label: 'Reading and speaking time', kind: 'value' },
    { label: 'Counts of the selection', kind: 'value' },
    { label: 'Frequent words and phrases of two and three words', kind: 'table' },
  ],
  formula:
    'Words and sentences end where Unicode Text Segmentation (UAX #29) ends them; reading time is the number of words divided by the words read in a minute',
  limits: [
    'Words of Chinese, Japanese, Thai, Lao, Khmer and Burmese come from the dictionary of your browser, and two browsers can differ.',
    'Line ends are not counted as characters, as in word processors.',
    'Sentences are found by their punctuation; a list of abbreviations covers common titles only.',
    'Reading times rest on studies of adults who read English; set your own speed for other texts and readers.',
    'Different forms of a word, such as singular and plural, are counted apart.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title:
        'M. Brysbaert: How many words do we read per minute? A review and meta-analysis of reading rate, Journal of Memory and Language 109 (2019)',
      href: 'https://doi.org/10.1016/j.jml.2019.104047',
    },
  ],
  cases: 34,
  abilities: ['save', 'print'],
})
