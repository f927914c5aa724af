import { defineGeneratorCases } from '@/lib/kits/generator'
import diceRoller from './dice-roller'

const python = (how: string) => ({ title: 'Python 3.11, fractions, every outcome counted', how })
const refused = (name: string, notation: string) => ({
  name,
  given: { notation },
  problem: 'notation' as const,
  source: { title: 'Dice notation', href: 'https://en.wikipedia.org/wiki/Dice_notation' },
})

export default defineGeneratorCases(diceRoller, [
  {
    name: '4d6, the best three',
    given: { notation: '4d6kh3' },
    expect: { text: ['Average: 12.24', 'Standard deviation: 2.85', 'Lowest and highest: 3 and 18'] },
    source: python('sum of the three highest over all 1,296 outcomes: mean 15869/1296'),
  },
  {
    name: 'the lower of two d20',
    given: { notation: '2d20kl1' },
    expect: { text: ['Average: 7.18', 'Standard deviation: 4.71'] },
    source: python('min over all 400 outcomes: mean 2870/400'),
  },
  {
    name: 'the same, dropping',
    given: { notation: '2d20dh1' },
    expect: { text: ['Average: 7.18'] },
    source: python('min over all 400 outcomes'),
  },
  {
    name: 'a sum with a constant and a factor',
    given: { notation: '3d8 + 2d4*10 - 5' },
    expect: { text: ['Average: 58.50', 'Lowest and highest: 18 and 99', 'Standard deviation: 16.30'] },
    source: python('variance 3 × 63/12 + 100 × 2 × 15/12'),
  },
  {
    name: 'ones rolled again',
    given: { notation: '2d6r1' },
    expect: { text: ['Average: 8.00', 'Lowest and highest: 4 and 12'] },
    source: python('two dice with the sides 2 to 6'),
  },
  {
    name: 'ones and twos rolled again once',
    given: { notation: '2d6ro2' },
    expect: { text: ['Average: 8.33', 'Lowest and highest: 2 and 12'] },
    source: python('one die: (3 + 4 + 5 + 6)/6 + 2/6 × 3.5 = 25/6'),
  },
  {
    name: 'exploding',
    given: { notation: '1d6!' },
    expect: { text: ['Average: 4.20'] },
    source: python('3.5 × 6/5'),
  },
  {
    name: 'successes of eight ten-sided dice',
    given: { notation: '8d10>=7' },
    expect: { text: ['Average: 3.20', 'Standard deviation: 1.39', 'Lowest and highest: 0 and 8'] },
    source: python('binomial: 8 × 0.4, and its root of 8 × 0.4 × 0.6'),
  },
  {
    name: 'Fate dice',
    given: { notation: '4dF' },
    expect: { text: ['Average: 0.00', 'Standard deviation: 1.63', 'Lowest and highest: −4 and 4'] },
    source: python('4 × 2/3 = 2.667; its root is 1.633'),
  },
  {
    name: 'percentile',
    given: { notation: 'd%' },
    expect: { text: ['Average: 50.50', 'Lowest and highest: 1 and 100'] },
    source: python('1 to 100'),
  },
  refused('no sides', 'd0'),
  refused('no number of sides', '2d'),
  refused('a word', 'two dice'),
  refused('keeps more than there are', '3d6kh4'),
  refused('would never stop', 'd1!'),
  refused('two terms without a sign', '2d6 3d6'),
  refused('too many dice', '10001d6'),
  refused('ends with a sign', '2d6+'),
])
