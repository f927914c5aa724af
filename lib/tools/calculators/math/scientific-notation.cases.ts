import { defineCases } from '@/lib/kits/calculator'
import scientific from './scientific-notation'

const proProfs = {
  title: 'ProProfs: Scientific Notation, multiplication, division, addition, subtraction',
  href: 'https://www.proprofs.com/quiz-school/story.php?title=scientific-notation-multiplication-division-addition-subtraction',
}
const coach = {
  title: 'ICoachMath: Operations with Scientific Notations, solved examples',
  href: 'http://www.icoachmath.com/topics/8th/Operations-with-Scientific-Notations.html',
}
const mathScore = {
  title: 'MathScore: Scientific Notation 2, solutions',
  href: 'http://www.mathscore.com/math/practice/Scientific%20Notation%202/',
}
const brochure = {
  title: 'BIPM: SI Brochure, 9th edition, table 7',
  href: 'https://www.bipm.org/en/publications/si-brochure',
}
const paper = { title: 'Arithmetic on paper' }
const python = { title: 'Python, module decimal with 60 digits' }

export default defineCases(scientific, [
  {
    name: '12,300 in every form',
    given: { first: '12,300', operation: 'none' },
    expect: {
      scientific: '1.23 × 10⁴',
      engineering: '12.3 × 10³',
      prefixed: '12.3\u00A0k (kilo)',
      eForm: '1.23\u00A0E4',
      plain: '12,300',
      words: '12.3 thousand',
      significant: 3,
      rounded: null,
    },
    source: { ...brochure, how: 'kilo, k, is 10³; format(Decimal("12300"), "E") and to_eng_string in Python' },
  },
  {
    name: '0.00056 is 5.6 × 10⁻⁴',
    given: { first: '0.00056', operation: 'none' },
    expect: {
      scientific: '5.6 × 10⁻⁴',
      engineering: '560 × 10⁻⁶',
      prefixed: '560\u00A0µ (micro)',
      eForm: '5.6\u00A0E−4',
      plain: '0.00056',
      words: '560 millionths',
      significant: 2,
    },
    source: { ...python, how: 'Decimal("5.6E-4").to_eng_string() = 0.00056; 560E-6' },
  },
  {
    name: '3.0 × 10⁷ times 4.0 × 10⁵',
    given: { first: '3.0 x 10^7', operation: '×', second: '4.0 x 10^5' },
    expect: { scientific: '1.2 × 10¹³', rounded: '1.2 × 10¹³', plain: '12,000,000,000,000', words: '12 trillion' },
    source: { ...proProfs, how: 'Question 2: 1.2 x 10^13' },
  },
  {
    name: '9.0 × 10³ divided by 3.0 × 10²',
    given: { first: '9.0e3', operation: '÷', second: '3.0e2' },
    expect: { scientific: '3 × 10¹', rounded: '3.0 × 10¹', prefixed: null, words: '30', engineering: '30 × 10⁰' },
    source: { ...proProfs, how: 'Question 3: 3.0 x 10^1' },
  },
  {
    name: '8.0 × 10⁻² times 3 × 10⁻³',
    given: { first: '8.0 × 10⁻²', operation: '×', second: '3×10⁻³' },
    expect: { scientific: '2.4 × 10⁻⁴', rounded: '2 × 10⁻⁴' },
    source: { ...proProfs, how: 'Question 4: 2.4 x 10^-4; one digit by SP 811' },
  },
  {
    name: '3.0 × 10² and 4.0 × 10³',
    given: { first: '3.0*10^2', operation: '+', second: '4.0*10**3' },
    expect: { scientific: '4.3 × 10³', rounded: '4.3 × 10³' },
    source: { ...proProfs, how: 'Question 5: 4.3 x 10^3' },
  },
  {
    name: '9.0 × 10³ less 4.0 × 10²',
    given: { first: '9.0e+3', operation: '−', second: '4.0e2' },
    expect: { scientific: '8.6 × 10³', rounded: '8.6 × 10³' },
    source: { ...proProfs, how: 'Question 6: 8.6 x 10^3' },
  },
  {
    name: '4.0 × 10⁻⁴ by 12 × 10⁻²',
    given: { first: '4.0·10^(-4)', operation: '÷', second: '12e-2' },
    expect: { scientific: '3.33333333333333 × 10⁻³', rounded: '3.3 × 10⁻³', significant: 15 },
    source: { ...coach, how: 'Question 4: 3.3 x 10^-3; fifteen digits by Decimal(4)/1200' },
  },
  {
    name: '5.6 × 10⁷ times 7.3 × 10⁻²',
    given: { first: '5.6e7', operation: '×', second: '7.3e-2' },
    expect: { scientific: '4.088 × 10⁶', rounded: '4.1 × 10⁶' },
    source: { ...coach, how: 'Question 2: 4.088 x 10^6' },
  },
  {
    name: '6.3 × 10⁻⁵ divided by 2 × 10⁻⁶',
    given: { first: '6.3e-5', operation: '÷', second: '2e-6', digits: '2' },
    expect: { scientific: '3.2 × 10¹', rounded: '3 × 10¹', significant: 2 },
    source: { ...mathScore, how: 'Solution 1: 3.15, rounded 3.2 × 10^1' },
  },
  {
    name: 'Trailing zeros behind a decimal sign are kept',
    given: { first: '1.2300e4', operation: 'none' },
    expect: { scientific: '1.2300 × 10⁴', significant: 5, engineering: '12.300 × 10³' },
    source: { ...paper, how: 'Four zeros and digits behind the first one' },
  },
  {
    name: 'A decimal sign makes the zeros of a whole number count',
    given: { first: '12300.0', operation: 'none' },
    expect: { scientific: '1.23000 × 10⁴', significant: 6 },
    source: { ...paper, how: 'Six digits are written' },
  },
  {
    name: 'Zero',
    given: { first: '0.00', operation: 'none' },
    expect: { scientific: '0 × 10⁰', plain: '0', words: '0', significant: 1 },
    source: { ...paper, how: 'Nothing has no power' },
  },
  {
    name: 'A difference of nothing has no digits to round',
    given: { first: '5', operation: '−', second: '5' },
    expect: { scientific: '0 × 10⁰', rounded: null },
    source: { ...paper, how: '5 − 5' },
  },
  {
    name: 'The largest and the smallest prefix',
    given: { first: '−2.5e32', operation: 'none' },
    expect: {
      prefixed: '−250\u00A0Q (quetta)',
      plain: '−250,000,000,000,000,000,000,000,000,000,000',
      words: '−250 nonillion',
      eForm: '−2.5\u00A0E32',
    },
    source: { ...brochure, how: 'quetta, Q, is 10³⁰' },
  },
  {
    name: 'Quecto',
    given: { first: '7e-30', operation: 'none' },
    expect: { prefixed: '7\u00A0q (quecto)', words: '7 nonillionths' },
    source: { ...brochure, how: 'quecto, q, is 10⁻³⁰' },
  },
  {
    name: 'Beyond the prefixes and the words',
    given: { first: '6e36', operation: 'none' },
    expect: { prefixed: null, words: null, plain: null, scientific: '6 × 10³⁶' },
    source: { ...brochure, how: 'The table ends with quetta' },
  },
  {
    name: 'Decillions are the last words, 10³³ the last number without a power',
    given: { first: '1e33', operation: 'none' },
    expect: { words: '1 decillion', plain: '1,000,000,000,000,000,000,000,000,000,000,000', prefixed: null },
    source: {
      ...paper,
      how: 'Thousand to decillion are eleven names, each a thousand times the one before: 3 × 11 = 33 zeros',
    },
  },
  {
    name: 'One more power',
    given: { first: '1e34', operation: 'none' },
    expect: { words: '10 decillion', plain: null },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'A sum keeps the coarser decimals',
    given: { first: '101.25', operation: '+', second: '0.1' },
    expect: { scientific: '1.0135 × 10²', rounded: '1.014 × 10²', plain: '101.35' },
    source: { ...python, how: 'Decimal("101.25") + Decimal("0.1"); one decimal, 101.35 → 101.4 with ROUND_HALF_UP' },
  },
  {
    name: 'All of a difference may be noise',
    given: { first: '1.0', operation: '−', second: '0.96' },
    expect: { scientific: '4 × 10⁻²', rounded: '4 × 10⁻²' },
    source: { ...paper, how: '0.04; at least one digit' },
  },
  {
    name: 'Two of three in fifteen digits',
    given: { first: '-2', operation: '÷', second: '3' },
    expect: { scientific: '−6.66666666666667 × 10⁻¹', rounded: '−7 × 10⁻¹' },
    source: { ...python, how: 'Decimal(-2) / 3 with ROUND_HALF_UP to 15 digits' },
  },
  {
    name: 'German decimals and points between thousands',
    region: 'de',
    given: { first: '1.234.567,80', operation: 'none' },
    expect: { scientific: '1,23456780 × 10⁶', significant: 9 },
    source: { ...paper, how: 'Nine digits are written' },
  },
  {
    name: 'Indian groups',
    region: 'in',
    given: { first: '1,23,45,000', operation: 'none' },
    expect: { scientific: '1.2345 × 10⁷', plain: '1,23,45,000' },
    source: { ...paper, how: 'One crore 23 lakh 45 thousand' },
  },
  {
    name: 'A power of a thousand is too much',
    given: { first: '1e600', operation: '×', second: '1e600' },
    problem: 'first',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'The last power',
    given: { first: '1e600', operation: '×', second: '1e399' },
    expect: { scientific: '1 × 10⁹⁹⁹' },
    source: { ...paper, how: '600 + 399' },
  },
  {
    name: 'Nothing is divided by nothing',
    given: { first: '1', operation: '÷', second: '0' },
    problem: 'second',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'Misplaced thousands',
    given: { first: '1,2,3', operation: 'none' },
    problem: 'first',
    source: { ...paper, how: 'Groups of one digit' },
  },
  {
    name: 'Half a unit without its zero',
    given: { first: '.5', operation: 'none' },
    expect: { scientific: '5 × 10⁻¹', prefixed: '500\u00A0m (milli)', plain: '0.5' },
    source: { ...brochure, how: 'milli, m, is 10⁻³' },
  },
  {
    name: 'Two groups of which one is too long',
    given: { first: '1 2345', operation: 'none' },
    problem: 'first',
    source: { ...paper, how: 'Groups have two or three digits' },
  },
  {
    name: 'A space among the decimals',
    given: { first: '1.23 45', operation: 'none' },
    problem: 'first',
    source: { ...paper, how: 'Decimals are written together here' },
  },
  {
    name: 'A word as the second number',
    given: { first: '1', operation: '+', second: 'two' },
    problem: 'second',
    source: { ...paper, how: 'No number' },
  },
])
