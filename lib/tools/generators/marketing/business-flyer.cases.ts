import { defineGeneratorCases } from '@/lib/kits/generator'
import businessFlyer from './business-flyer'

const paper = {
  title: 'ISO 216, A series: Markus Kuhn, International standard paper sizes',
  href: 'https://www.cl.cam.ac.uk/~mgk25/iso-paper.html',
}

export default defineGeneratorCases(businessFlyer, [
  {
    name: 'A5',
    given: { size: 'a5' },
    expect: { text: ['Cut to: 148 × 210 mm'] },
    source: { ...paper, how: 'A5 is 148 × 210' },
  },
  {
    name: 'A4 with bleed and crop marks',
    given: { size: 'a4', print: 'marks' },
    expect: { text: ['Cut to: 210 × 297 mm', 'With bleed and crop marks: 226 × 313 mm'] },
    source: { ...paper, how: 'A4 is 210 × 297, and 8 mm on each side' },
  },
  {
    name: 'DL, a third of A4',
    given: { size: 'dl', look: 'light' },
    expect: { text: ['Cut to: 99 × 210 mm'] },
    source: { ...paper, how: '297 divided by 3 is 99' },
  },
  {
    name: 'US Letter in the United States',
    given: {},
    region: 'us',
    expect: { text: ['Cut to: 215.9 × 279.4 mm'] },
    source: { title: '8.5 by 11 inches of 25.4 mm', how: '215.9 by 279.4 mm' },
  },
  {
    name: 'Points of any mark, one a line, and an address without https',
    given: { points: '- Fresh bread\n* Daily\n\nFrom six', link: 'example.com/bread', look: 'light' },
    expect: { text: ['• Fresh bread\n• Daily\n• From six'], plain: 'https://example.com/bread' },
    source: {
      title: 'RFC 3986: an absolute address begins with its scheme',
      href: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.1',
      how: 'Written by hand: marks and empty lines fall away',
    },
  },
  {
    name: 'An address with a space',
    given: { link: 'not an address' },
    problem: 'link',
    source: { title: 'RFC 3986: no space is allowed', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-2' },
  },
])
