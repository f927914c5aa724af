import { defineGeneratorCases } from '@/lib/kits/generator'
import loremIpsum from './lorem-ipsum-gen'

const utf8 = {
  title: 'RFC 3629: UTF-8',
  href: 'https://www.rfc-editor.org/rfc/rfc3629',
  how: 'The number of bytes asked for, counted by a UTF-8 encoder of the platform',
}

export default defineGeneratorCases(loremIpsum, [
  { name: 'One byte', given: { unit: 'bytes', amount: 1 }, expect: { plainBytes: 1 }, source: utf8 },
  {
    name: '1,000 bytes of Latin',
    given: { unit: 'bytes', amount: 1000, seed: 5 },
    expect: { plainBytes: 1000 },
    source: utf8,
  },
  {
    name: '1,001 bytes of Cyrillic, two a letter',
    given: { flavour: 'cyrillic', unit: 'bytes', amount: 1001 },
    expect: { plainBytes: 1001 },
    source: utf8,
  },
  {
    name: '4,096 bytes of Chinese, three a character',
    given: { flavour: 'chinese', unit: 'bytes', amount: 4096 },
    expect: { plainBytes: 4096 },
    source: utf8,
  },
  {
    name: '1,234 characters of Devanagari',
    given: { flavour: 'devanagari', unit: 'characters', amount: 1234 },
    expect: { text: ['Characters: 1,234'] },
    source: { title: 'The request itself', how: 'Code points, counted apart from the generator' },
  },
  {
    name: 'The traditional beginning',
    given: { unit: 'words', amount: 8, opening: true },
    expect: { plain: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' },
    source: {
      title: 'Letraset body type sheets of the 1960s, after Cicero, De finibus bonorum et malorum, I.32',
      how: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
    },
  },
  {
    name: 'Nothing to pseudo-translate',
    given: { task: 'pseudo', source: '  ' },
    problem: 'source',
    source: { title: 'The request itself' },
  },
  {
    name: 'More than 5 MB',
    given: { unit: 'words', amount: 600_001 },
    problem: 'amount',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Placeholders and markup survive',
    given: { task: 'pseudo', source: '<b>%1$d</b> {count} &amp;', accents: true, growth: 0, brackets: false },
    expect: { plain: '<b>%1$d</b> {count} &amp;' },
    source: {
      title: 'POSIX printf, HTML and ICU message syntax',
      how: 'Nothing outside placeholders and markup is a letter',
    },
  },
])
