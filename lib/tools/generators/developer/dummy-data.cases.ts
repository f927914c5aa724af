import { defineGeneratorCases } from '@/lib/kits/generator'
import definition from './dummy-data'

// TODO Write these before the document, from sources that do not share our code. At least three.
export default defineGeneratorCases(definition, [
  { name: 'TODO', given: { name: 'One' }, expect: { text: ['TODO'] }, source: { title: 'TODO', how: 'TODO' } },
  { name: 'TODO', given: { name: 'Two' }, expect: { text: ['TODO'] }, source: { title: 'TODO', how: 'TODO' } },
  { name: 'TODO', given: { name: '' }, problem: 'name', source: { title: 'TODO', how: 'TODO' } },
])
