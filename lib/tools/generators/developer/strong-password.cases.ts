import { defineGeneratorCases } from '@/lib/kits/generator'
import strongPassword from './strong-password'

const list = {
  title: 'EFF: long word list, the published file',
  href: 'https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt',
}
const python = (how: string) => ({ title: 'Python 3.11', how })
const dice = (rolls: string) => ({ by: 'dice' as const, rolls })

export default defineGeneratorCases(strongPassword, [
  { name: 'the first word', given: dice('11111'), expect: { plain: 'abacus' }, source: list },
  { name: 'the last word', given: dice('66666'), expect: { plain: 'zoom' }, source: list },
  {
    name: 'words in between, however the rolls are parted',
    given: { ...dice('16655,34523\n6-2-4-1-2 43146'), separator: 'dot', capitals: true },
    expect: { plain: 'Contusion.Impose.Tissue.Overcook' },
    source: { ...list, how: "grep -E '^(16655|34523|62412|43146)' eff_large_wordlist.txt" },
  },
  { name: 'a seven', given: dice('11117'), problem: 'rolls', source: { title: 'A die has six sides' } },
  {
    name: 'four rolls',
    given: dice('11111 1111'),
    problem: 'rolls',
    source: { title: 'A die has six sides', how: 'A word takes five' },
  },
  {
    name: 'bits of four words',
    given: { words: 4 },
    expect: { text: ['Bits of chance: 51.7', 'Guessed online, 100 tries an hour: 2 billion years'] },
    source: python('4 * log2(7776) = 51.70; 2**50.70 / (100/3600) / 31557600 = 2.08e9 years'),
  },
  {
    name: 'bits of twelve words and a digit',
    given: { words: 12, digit: true },
    expect: { text: ['Bits of chance: 162.0'] },
    source: python('12 * log2(7776) + log2(10 * 12) = 162.00'),
  },
  {
    name: 'time at ten billion guesses a second',
    given: { words: 5 },
    expect: {
      text: ['Stolen fast hash, 10 billion a second: 45 years', 'Stolen slow hash, 10,000 a second: 45 million years'],
    },
    source: python('7776**5 / 2 / 1e10 / 31557600 = 45.04 years'),
  },
])
