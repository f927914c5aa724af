import { defineCases } from '@/lib/kits/calculator'
import definition from './us-state-income-tax'

// TODO Write these before the formula, from sources that do not share our code. At least three.
export default defineCases(definition, [
  { name: 'TODO', given: { amount: 1 }, expect: { result: 0 }, source: { title: 'TODO', how: 'TODO' } },
  { name: 'TODO', given: { amount: 2 }, expect: { result: 0 }, source: { title: 'TODO', how: 'TODO' } },
  { name: 'TODO', given: { amount: 0 }, problem: 'amount', source: { title: 'TODO', how: 'TODO' } },
])
