import { defineCases } from '@/lib/kits/calculator'
import gramsToTola from './grams-to-tola'

const gazetteer = {
  title:
    'Coins in the Lucknow Museum, vol. 1, page 61, which prints the scale of Regulation VII of 1833 (Bengal): 8 ratti = 1 masha, 12 masha = 1 tola = 180 grains troy',
  href: 'https://www.yumpu.com/en/document/view/52313434/coins-in-lucknow-mus-vol-01-56-mb-indiancoinsorg/253',
}
const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: grain = 6.479 891 E−02 g',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(gramsToTola, [
  {
    name: '100 g are 8.5735 tola',
    given: { direction: 'forward', amount: '100', kind: 'tola' },
    expect: {
      answer: '8.573532418\u00A0tola',
      rounded: '8.57\u00A0tola',
      entered: '100\u00A0g',
      grams: 100,
      carats: 500,
      fineGrams: null,
      kindDifference: null,
      forwardTable: { rows: 100, at: { 0: { given: 1, found: 0.08573532 }, '-1': { given: 100, found: 8.573532 } } },
    },
    source: {
      ...units,
      how: 'units "100 g" tola: 8.57353241830079; "1 g"; 100 ÷ 0.2',
    },
  },
  {
    name: 'A bar of ten tola is 116.638 g',
    given: { direction: 'back', amount: '10', kind: 'tola' },
    expect: {
      answer: '116.638038\u00A0g',
      exact: '116.638038\u00A0g',
      mashas: 120,
      rattis: 960,
      gemRattis: 640.868341,
      sovereigns: 14.601566,
      marks: { rows: 4, at: { 0: { name: 'Ten tola bar', from: '116.64\u00A0g', to: '10\u00A0tola' } } },
      backTable: { rows: 100, at: { 3: { given: 1, found: 11.6638 } } },
    },
    source: {
      ...gazetteer,
      how: '10 × 12, 10 × 96; units "10*180 grain" g, "0.182 g", "7.98805 g"',
    },
  },
  {
    name: 'Ten tola of a jeweler who counts ten grams',
    given: { direction: 'back', amount: '10', kind: 'bazaar tola' },
    expect: { answer: '100\u00A0g', kindDifference: -16.638 },
    source: { ...sp811, how: '10 × 10 − 10 × 180 × 0.06479891' },
  },
  {
    name: 'Eight ratti are a masha',
    given: { direction: 'ratti', amount: '8' },
    expect: { grams: 0.971984, mashas: 1 },
    source: { ...units, how: 'units "180 grain/12" g: 0.97198365' },
  },
  {
    name: 'A stone of 5 gem ratti',
    given: { direction: 'gem ratti', amount: '5' },
    expect: { grams: 0.91, carats: 4.55 },
    source: { title: 'Arithmetic on paper', how: '5 × 0.182; ÷ 0.2' },
  },
  {
    name: 'Ten tola of 22 karat',
    given: { direction: 'back', amount: '10', kind: 'tola', purity: 22, purityIn: 'karat' },
    expect: { fineGrams: 106.918202, fineTolas: 9.166667 },
    source: { ...gazetteer, how: '116.638038 × 22 ÷ 24; 10 × 22 ÷ 24' },
  },
  {
    name: '25 karat are refused',
    given: { direction: 'back', amount: '10', purity: 25, purityIn: 'karat' },
    problem: 'purity',
    source: { title: 'IS 1417: gold alloys, fineness in parts of a thousand', how: 'Fine gold is 24 karat' },
  },
])
