import { defineCases } from '@/lib/kits/calculator'
import shoeSize from './shoe-size'

const babbage = {
  title: 'Babbage Calculator: Shoe size, step-by-step example',
  href: 'https://babbagecalculator.com/calculator/shoe-size-calculator',
}
const prime = {
  title: 'The Prime Calculator: Shoe size converter, worked example',
  href: 'https://theprimecalculator.com/everyday/shoe-size-converter-calculator/formula',
}
const calculatorLib = {
  title: 'CalculatorLib: Shoe size converter, worked example',
  href: 'https://calculatorlib.com/shoe-size-converter',
}
const cfm = {
  title: 'CFM Calculator: Shoe size conversion, formulas',
  href: 'https://cfm-calculator.com/everyday/Shoe-Size-Conversion-Calculator.php',
}
const iso = { title: 'ISO 9407: Mondopoint, the length of the foot in millimeters' }
const stated = { title: 'The limit that the page states' }
const jis = { title: 'JIS S 5037:1998: Sizing system for shoes', href: 'https://kikakurui.com/s/S5037-1998-01.html' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(shoeSize, [
  {
    name: 'A man with a foot of 27 cm wears US 10, UK 9',
    given: { wearer: 'men', from: 'foot', foot: 27 },
    expect: {
      answer: 'EU 42.5, US 10',
      eu: 42.5,
      uk: '9',
      us: '10',
      jp: 27,
      mondopoint: 270,
      feet: null,
      length: 27,
      exactEu: 42.5,
      exactUk: 8.8898,
      chart: {
        rows: 27,
        at: {
          0: { foot: 20, eu: 32, uk: '0.5', us: '1.5' },
          14: { foot: 27, eu: 42.5, uk: '9', us: '10' },
          [-1]: { foot: 33 },
        },
      },
    },
    source: {
      ...babbage,
      how: 'The example: 27.0 cm or 10.63 inches, US about 10, UK about 9; EU 42.5 by the Prime Calculator; 3 × 27 ÷ 2.54 − 23; 20 cm likewise',
    },
  },
  {
    name: '27 cm are EU 42.5',
    given: { wearer: 'women', from: 'foot', foot: 27 },
    expect: { eu: 42.5, uk: '9', us: '11' },
    source: { ...prime, how: 'The example: 27 × 1.5 + 2 = 42.5; US women by CFM: 3 × 10.63 − 21 = 10.9' },
  },
  {
    name: 'A woman with 24 cm wears EU 38',
    given: { wearer: 'women', from: 'foot', foot: 24 },
    expect: { eu: 38, exactEu: 38, uk: '5.5', us: '7.5' },
    source: {
      ...calculatorLib,
      how: 'The example: 24 × 1.5 + 2 = 38; UK and US by the formulas of CFM: 5.35 and 7.35',
    },
  },
  {
    name: '26 cm are EU 41',
    given: { wearer: 'men', from: 'jp', size: 26 },
    expect: { eu: 41, uk: '7.5', us: '8.5', jp: 26, mondopoint: 260 },
    source: { ...cfm, how: 'UK 3 × 10.236 − 23 = 7.71, US 8.71; 26 × 1.5 + 2' },
  },
  {
    name: 'From EU back to the foot',
    given: { wearer: 'women', from: 'eu', size: 41 },
    expect: { length: 26, jp: 26, uk: '7.5', us: '9.5' },
    source: { ...iso, how: '(41 − 2) ÷ 1.5 = 26 cm, 260 mm' },
  },
  {
    name: 'From UK and US of women',
    given: { wearer: 'women', from: 'us', size: 8 },
    expect: { length: 24.5533, uk: '6', us: '8', eu: 39 },
    source: { ...cfm, how: '(8 + 21) ÷ 3 = 9.6667 in = 24.553 cm; × 1.5 + 2 = 38.83' },
  },
  {
    name: 'From UK of men',
    given: { wearer: 'men', from: 'uk', size: 6 },
    expect: { length: 24.5533, us: '7', mondopoint: 245 },
    source: { ...cfm, how: '(6 + 23) ÷ 3 = 9.6667 in' },
  },
  {
    name: 'A child of 16 cm',
    given: { wearer: 'child', from: 'foot', foot: 16 },
    expect: {
      eu: 26,
      uk: '9',
      us: '9.5',
      chart: {
        at: {
          0: { foot: 10 },
          12: { foot: 16, eu: 26, uk: '9' },
          21: { foot: 20.5, uk: '1 (older child)' },
          [-1]: { foot: 23 },
        },
      },
    },
    source: { ...cfm, how: '3 × 6.299 − 10 = 8.90; 20.5 cm: 14.21, which is 1 after 13' },
  },
  {
    name: 'The last size before the count begins again',
    given: { wearer: 'child', from: 'foot', foot: 20 },
    expect: { uk: '13.5', us: '1 (older child)', eu: 32 },
    source: { ...cfm, how: '3 × 7.874 − 10 = 13.62; with ½ more 14.12' },
  },
  {
    name: 'An older child in UK 1',
    given: { wearer: 'child', from: 'uk', size: 1, older: 'older' },
    expect: { length: 20.32, uk: '1 (older child)' },
    source: { ...paper, how: '(14 + 10) ÷ 3 = 8 in = 20.32 cm' },
  },
  {
    name: 'A small child in US 9.5',
    given: { wearer: 'child', from: 'us', size: 9.5 },
    expect: { length: 16.0867, uk: '9', us: '9.5' },
    source: { ...paper, how: '(9 + 10) ÷ 3 = 6.3333 in = 16.0867 cm' },
  },
  {
    name: 'EU sizes of children do not begin again',
    given: { wearer: 'child', from: 'eu', size: 26, older: 'older' },
    expect: { length: 16 },
    source: { ...paper, how: '(26 − 2) ÷ 1.5' },
  },
  {
    name: 'An older child is asked for only among children',
    given: { wearer: 'men', from: 'uk', size: 6, older: 'older' },
    expect: { length: 24.5533 },
    source: { ...paper, how: '(6 + 23) ÷ 3 = 9.6667 in' },
  },
  {
    name: 'The longer foot decides',
    given: { wearer: 'women', from: 'foot', foot: 24.3, shorter: 24.6 },
    expect: { length: 24.6, feet: 'plain', eu: 39 },
    says: { feet: 'Your feet are 3 mm apart; the longer one decides.' },
    source: { ...paper, how: '246 − 243' },
  },
  {
    name: 'Feet a size apart',
    given: { wearer: 'women', from: 'foot', foot: 25, shorter: 24.3 },
    expect: { feet: 'fair' },
    says: { feet: '7 mm apart; the longer one decides. An insole fills' },
    source: { ...paper, how: '250 − 243' },
  },
  {
    name: 'Equal feet',
    given: { wearer: 'women', from: 'foot', foot: 25, shorter: 25 },
    expect: { feet: null },
    source: { ...paper, how: '250 − 250' },
  },
  {
    name: 'The shortest and the longest foot of the scales',
    given: { wearer: 'men', from: 'foot', foot: 34 },
    expect: { eu: 53 },
    source: { ...paper, how: '34 × 1.5 + 2' },
  },
  {
    name: 'A foot of 20 cm',
    given: { wearer: 'women', from: 'foot', foot: 20 },
    expect: { eu: 32 },
    source: { ...paper, how: '20 × 1.5 + 2' },
  },
  {
    name: 'A child of 9 cm',
    given: { wearer: 'child', from: 'foot', foot: 9 },
    expect: { eu: 15.5, uk: '0.5' },
    source: { ...cfm, how: '9 × 1.5 + 2; 3 × 3.543 − 10 = 0.63' },
  },
  {
    name: 'A child of 24 cm',
    given: { wearer: 'child', from: 'foot', foot: 24 },
    expect: { uk: '5.5 (older child)' },
    source: { ...cfm, how: '3 × 9.449 − 10 = 18.35, less 13' },
  },
  {
    name: 'A man with 26 cm and a girth of 26.1 cm wears 26EEE in Japan',
    given: { wearer: 'men', from: 'foot', foot: 26, girth: 26.1 },
    expect: { jp: 26, width: 'EEE' },
    source: { ...jis, how: 'The example of TBS, 日本の靴サイズを知ろう (tbs.co.jp): 260 mm and 261 mm are 26EEE' },
  },
  {
    name: 'A woman with 23.3 cm both ways: the nearest girth at 23.5 is that of E',
    given: { wearer: 'women', from: 'foot', foot: 23.3, girth: 23.3 },
    expect: { jp: 23.5, width: 'E' },
    source: { ...jis, how: 'The example of footcare-ituha.com, column 149: 23.5 has 231 mm as E and 237 mm as EE' },
  },
  {
    name: 'The longer foot has the girth',
    given: { wearer: 'women', from: 'foot', foot: 22.6, shorter: 23, girth: 22.8 },
    expect: { jp: 23, width: 'E' },
    source: { ...jis, how: 'The example of shoes8ro.com: 230 mm and 228 mm are 23 E' },
  },
  {
    name: 'The narrowest of the table for men',
    given: { wearer: 'men', from: 'foot', foot: 20, girth: 18.6 },
    expect: { width: 'A' },
    source: { ...jis, how: 'Table 1: A at 20.0 cm is 189 mm, and takes in 3 mm less' },
  },
  {
    name: 'Narrower than any letter',
    given: { wearer: 'men', from: 'foot', foot: 20, girth: 18.5 },
    expect: { width: 'narrower than A' },
    source: { ...jis, how: 'Table 1: A begins at 186 mm' },
  },
  {
    name: 'The widest of the table for men, and the longest foot in it',
    given: { wearer: 'men', from: 'foot', foot: 30, girth: 30.3 },
    expect: { width: 'G' },
    source: { ...jis, how: 'Table 1: 189 + 20 × 3 + 9 × 6 = 303 mm at 30.0 cm' },
  },
  {
    name: 'Wider than any letter for men',
    given: { wearer: 'men', from: 'foot', foot: 30, girth: 30.6 },
    expect: { width: 'wider than G' },
    source: { ...jis, how: 'Table 1: G ends at 305 mm' },
  },
  {
    name: 'The narrowest for women: 20 cm, half a centimeter into the table',
    given: { wearer: 'women', from: 'foot', foot: 20, girth: 18.6 },
    expect: { width: 'A' },
    source: { ...jis, how: 'Table 2: A at 19.5 cm is 183 mm, at 20.0 cm 186' },
  },
  {
    name: 'Wider than any letter for women',
    given: { wearer: 'women', from: 'foot', foot: 27, girth: 27.3 },
    expect: { width: 'wider than EEEE' },
    source: { ...jis, how: 'Table 2: 183 + 15 × 3 + 7 × 6 = 270 mm at 27.0 cm; the next letter begins at 273' },
  },
  {
    name: 'A foot beyond the table has no letter',
    given: { wearer: 'women', from: 'foot', foot: 27.5, girth: 25 },
    expect: { width: null },
    source: { ...jis, how: 'Table 2 ends at 27.0 cm' },
  },
  {
    name: 'Children have no letters here, and a size has no girth',
    given: { wearer: 'child', from: 'foot', foot: 20, girth: 20 },
    expect: { width: null },
    source: stated,
  },
  {
    name: 'Too long for a child',
    given: { wearer: 'child', from: 'foot', foot: 24.1 },
    problem: 'foot',
    source: stated,
  },
  {
    name: 'Too short for a child',
    given: { wearer: 'child', from: 'foot', foot: 8.9 },
    problem: 'foot',
    source: stated,
  },
  {
    name: 'Too short for a woman',
    given: { wearer: 'women', from: 'foot', foot: 19.9 },
    problem: 'foot',
    source: stated,
  },
  { name: 'Too long for a man', given: { wearer: 'men', from: 'jp', size: 34.5 }, problem: 'size', source: stated },
])
