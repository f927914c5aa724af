import { defineCases } from '@/lib/kits/calculator'
import aspect from './aspect-ratio'

const python = { title: 'Python fractions and math: tests/vectors/math-algebra/aspect.py' }
const paper = { title: 'Arithmetic on paper' }
const usual = { multiple: '2', density: 300 } as const

export default defineCases(aspect, [
  {
    name: 'Full HD',
    given: { ...usual, ask: 'simplify', width: 1920, height: 1080 },
    expect: {
      aspectRatio: '16:9',
      decimal: 1.777777778,
      near: '16:9, exactly',
      megapixels: 2.0736,
      print: '6.40 × 3.60 in (16.26 × 9.14 cm)',
      found: null,
      exact: null,
      fit: null,
      fill: null,
      bars: null,
      crop: null,
      keep: null,
      screenWidth: null,
      screenHeight: null,
      pixels: null,
      presets: {
        rows: 8,
        at: {
          1: { name: 'Full HD', box: '1920 × 1080', fitted: '1920 × 1080', cut: 0 },
          5: { name: 'Square post', box: '1080 × 1080', fitted: '1080 × 608', cut: 0.4375 },
        },
      },
    },
    source: { ...python, how: '1920 1080 16:9; the square as box' },
  },
  {
    name: 'A laptop screen',
    given: { ...usual, ask: 'simplify', width: 1366, height: 768 },
    expect: { aspectRatio: '683:384', near: '16:9, which is 0.05% narrower', megapixels: 1.049088 },
    source: { ...python, how: '1366 768 683:384, off 16:9 by 0.00049' },
  },
  {
    name: '1280 wide at 16:9',
    given: { ...usual, ask: 'missing', aspect: '16:9', known: 'width', length: 1280 },
    expect: { found: '1280 × 720', exact: 720, aspectRatio: '16:9' },
    source: { ...python, how: '1280 at 16:9' },
  },
  {
    name: '1000 wide in even pixels and in eights',
    given: { ...usual, ask: 'missing', aspect: '16:9', known: 'width', length: 1000 },
    expect: { found: '1000 × 562', exact: 562.5 },
    source: { ...python, how: '562.5; the nearest even number is 562' },
  },
  {
    name: '1000 wide in multiples of 8',
    given: { ...usual, multiple: '8', ask: 'missing', aspect: '16:9', known: 'width', length: 1000 },
    expect: { found: '1000 × 560' },
    source: { ...paper, how: '562.5 ÷ 8 = 70.3' },
  },
  {
    name: 'A film format by its height',
    given: { ...usual, ask: 'missing', aspect: '2.39:1', known: 'height', length: 600 },
    expect: { found: '1434 × 600', exact: 1434, aspectRatio: '239:100' },
    source: { ...python, how: '600 × 2.39' },
  },
  {
    name: 'A ratio as a decimal',
    given: { ...usual, ask: 'missing', aspect: '1.25', known: 'height', length: 400 },
    expect: { found: '500 × 400', aspectRatio: '5:4', near: '5:4, exactly' },
    source: { ...paper, how: '400 × 1.25' },
  },
  {
    name: 'Wide into a square',
    given: { ...usual, ask: 'fit', width: 1920, height: 1080, boxWidth: 1080, boxHeight: 1080 },
    expect: {
      fit: '1080 × 608',
      fill: '1920 × 1080',
      bars: 'Above and below, 236 px each',
      crop: 0.4375,
      keep: '1080 × 1080',
    },
    source: { ...python, how: 'fit 1080 × 607.5, so 608 in even pixels; cut away 0.4375' },
  },
  {
    name: 'Wide into upright',
    given: { ...usual, multiple: '1', ask: 'fit', width: 1920, height: 1080, boxWidth: 1080, boxHeight: 1920 },
    expect: {
      fit: '1080 × 608',
      fill: '3413 × 1920',
      bars: 'Above and below, 656 px each',
      crop: 0.68359375,
      keep: '608 × 1080',
    },
    source: { ...python, how: '(1920, 1080) in (1080, 1920)' },
  },
  {
    name: 'A photograph on a television',
    given: { ...usual, ask: 'fit', width: 3000, height: 2000, boxWidth: 1920, boxHeight: 1080 },
    expect: {
      fit: '1620 × 1080',
      fill: '1920 × 1280',
      bars: 'Left and right, 150 px each',
      crop: 0.15625,
      keep: '3000 × 1688',
      print: '10.00 × 6.67 in (25.40 × 16.93 cm)',
    },
    source: { ...python, how: '(3000, 2000) in (1920, 1080); print at 300' },
  },
  {
    name: 'The same shape needs no bars',
    given: { ...usual, ask: 'fit', width: 1280, height: 720, boxWidth: 1920, boxHeight: 1080 },
    expect: { fit: '1920 × 1080', bars: 'None', crop: 0 },
    source: { ...paper, how: 'Both 16:9' },
  },
  {
    name: 'A screen of 24 inches',
    given: { ...usual, ask: 'screen', width: 1920, height: 1080, diagonal: 24 },
    expect: { pixels: 91.787799, screenWidth: 20.917813, screenHeight: 11.76627 },
    source: { ...python, how: '24 inch 1920x1080' },
  },
  {
    name: 'An upright post is wider than its nearest ratio',
    given: { ...usual, ask: 'simplify', width: 1080, height: 1350 },
    expect: { aspectRatio: '4:5', near: '4:5, exactly' },
    source: { ...python, how: '1080 1350 4:5' },
  },
  {
    name: 'A square',
    given: { ...usual, ask: 'simplify', width: 500, height: 500 },
    expect: { aspectRatio: '1:1', near: '1:1, exactly' },
    source: { ...paper, how: '500 ÷ 500' },
  },
  {
    name: 'No ratio',
    given: { ...usual, ask: 'missing', aspect: 'wide', known: 'width', length: 100 },
    problem: 'aspect',
    because: 'must be a ratio',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'A ratio without a height',
    given: { ...usual, ask: 'missing', aspect: '16:-9', known: 'width', length: 100 },
    problem: 'aspect',
    because: 'above 0',
    source: { ...paper, how: 'No picture has it' },
  },
  {
    name: 'A ratio beyond all pictures',
    given: { ...usual, ask: 'missing', aspect: '20000:1', known: 'width', length: 100 },
    problem: 'aspect',
    because: 'between 1:10000',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'A screen of 24 inches, elsewhere',
    given: { ...usual, ask: 'screen', width: 1920, height: 1080, diagonal: 24 },
    expect: { aspectRatio: '16:9', pixels: 91.787799, megapixels: 2.0736 },
    source: {
      title: 'Monitor Aspect Ratio Calculator at calculator.city',
      href: 'https://cal14.calculator.city/?p=9436',
      how: 'Aspect ratio 16:9, GCD 120, 2.07 MP, 91.79 PPI; more digits by hypot(1920, 1080) / 24',
    },
  },
])
