import { defineGeneratorCases } from '@/lib/kits/generator'
import slogan from './slogan'

const bare = { name: '', thing: '', action: '', qualities: '', audience: '', without: '', place: '' }

const byHand = { title: 'English grammar, applied by hand to the list of patterns' }

export default defineGeneratorCases(slogan, [
  {
    name: 'What is counted in a line that everybody knows',
    given: { ...bare, name: 'X', kept: 'Peter Piper picked a peck of pickled peppers\nVeni, vidi, vici', amount: 2 },
    expect: {
      plain: 'Peter Piper picked a peck of pickled peppers\nVeni, vidi, vici',
      text: [
        'Slogans: 2',
        'Slogan\tFigure\tLength',
        'Peter Piper picked a peck of pickled peppers\tKept, P × 6\t44',
        'Veni, vidi, vici\tKept, V × 3\t16',
      ],
      files: {
        txt: 'Peter Piper picked a peck of pickled peppers\nVeni, vidi, vici',
        csv: 'slogan,figure,words,characters,same letter\r\nPeter Piper picked a peck of pickled peppers,Kept,8,44,P × 6\r\n"Veni, vidi, vici",Kept,3,16,V × 3\r\n',
      },
    },
    source: {
      title: 'Peter Piper’s Practical Principles (1813); Suetonius, Life of Julius Caesar, 37',
      how: 'Characters and words counted by Python’s len and split; first letters by eye, without “a” and “of”',
    },
  },
  {
    name: 'Only an offer: every playful pattern that needs nothing else',
    given: { ...bare, thing: 'tax returns', tone: 'playful', amount: 200, longest: 300 },
    expect: {
      text: [
        'It begins with tax returns.',
        'Say yes to tax returns.',
        'Less talk, more tax returns.',
        'Tax returns, tax returns and more tax returns.',
        'Did somebody say tax returns?',
        'Just add tax returns.',
        'One, two, tax returns.',
      ],
    },
    source: { ...byHand, how: 'Patterns with the slot of the offer alone, written out; capitals begin sentences' },
  },
  {
    name: '“To” in front of a verb is not doubled, and marks at the end are taken off',
    given: { ...bare, action: 'to sleep soundly.', tone: 'plain', amount: 200 },
    expect: { text: ['Want to sleep soundly?', 'Sleep soundly.\tCall, S × 2\t14', 'Patterns that fit: 2 of '] },
    source: {
      ...byHand,
      how: 'Two plain patterns need nothing but the action; characters counted by Python’s len; both words begin with S',
    },
  },
  {
    name: 'A word to avoid',
    given: { ...bare, thing: 'bread', tone: 'bold', amount: 200, avoid: 'talk, simply, just, nothing' },
    expect: { plain: 'Bread. That’s it.' },
    source: { ...byHand, how: 'Four bold patterns need the offer alone; three of them hold a word to avoid' },
  },
  {
    name: 'A name that begins small stays small',
    given: { ...bare, name: 'iFix', tone: 'bold', amount: 200 },
    expect: { plain: 'This is iFix.' },
    source: { ...byHand, how: 'One bold pattern needs the name alone' },
  },
  {
    name: 'No facts at all',
    given: { ...bare, amount: 5, tone: 'bold' },
    problem: 'name',
    source: { title: 'The request itself' },
  },
  {
    name: 'Too short for any',
    given: { ...bare, thing: 'handmade kitchen furniture', longest: 10 },
    problem: 'longest',
    source: { title: 'The request itself' },
  },
])
