import { defineTransformCases } from '@/lib/kits/transform'
import tool from './lorem-ipsum'

const html = { title: 'WHATWG: HTML Living Standard', href: 'https://html.spec.whatwg.org/' }
const gfm = {
  title: 'GitHub Flavored Markdown Spec, section 4.1: Thematic breaks',
  href: 'https://github.github.com/gfm/#thematic-breaks',
}
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  {
    name: 'no blocks',
    given: { text: '' },
    expect: { text: '' },
    notice: null,
    source: { ...byHand, how: 'no line, no element' },
  },
  {
    name: 'empty lines',
    given: { text: '\n  \n' },
    expect: { text: '' },
    source: { ...byHand, how: 'they are passed over' },
  },
  {
    name: 'one rule',
    given: { text: 'hr' },
    expect: { text: '<hr>\n' },
    notice: '1 block',
    source: { ...html, how: 'hr is a void element' },
  },
  {
    name: 'three rules in Markdown',
    given: { text: 'HR x3' },
    options: { format: 'markdown' },
    expect: { text: '---\n\n---\n\n---\n' },
    notice: '3 blocks',
    source: gfm,
  },
  {
    name: 'a number out of range',
    given: { text: 'hr x0' },
    expect: { text: '<hr>\n' },
    notice: 'out of range',
    source: { ...byHand, how: 'none becomes one' },
  },
  {
    name: 'a word that is no block',
    given: { text: 'h1\n  video 3' },
    refused: { at: 5, says: '“video” is no block' },
    source: { ...byHand, how: 'the sixth character begins it' },
  },
  {
    name: 'too many',
    given: { text: 'p x2000\nhr' },
    refused: { says: '2,000' },
    source: { ...byHand, how: '2,001 blocks' },
  },
])
