import { defineCalculator, money, problem } from '@/lib/kits/calculator'

export default defineCalculator({
  inputs: {
    amount: money('TODO first field', { initial: 100 }),
  },
  outputs: {
    // The first output is the headline.
    result: { kind: 'money', label: 'TODO first result' },
  },
  formula: 'TODO the formula in words',
  limits: ['TODO what the tool leaves out or assumes, one sentence each.'],
  sources: [{ title: 'TODO the standard, statute or textbook' }],

  compute({ amount }) {
    if (amount === 0) return problem('amount', 'must be more than 0')
    return { result: amount }
  },

  steps: [{ gives: 'result', is: '{amount}' }],

  examples: [{ name: 'TODO who and what', given: { amount: 100 }, expect: { result: 0 } }],
})
