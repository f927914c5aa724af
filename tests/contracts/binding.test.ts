import { expect, it } from 'vitest'
import { bindingSummary } from '@/lib/subjects/contracts/binding'

const names = ['deal', 'costs', 'secrets', 'time'] as const

it('puts every part into the sentence that its switch says, in all combinations', () => {
  for (let mask = 0; mask < 2 ** names.length; mask++) {
    const parts = names.map((name, at) => ({ name, isBinding: (mask & (1 << at)) !== 0 }))
    const summary = bindingSummary(parts)
    const [bound = ''] = /Binding (?:is|are) [^.]*\./.exec(summary.replace(/Not binding/g, 'Free')) ?? []
    for (const { name, isBinding } of parts) {
      expect(bound.includes(name), `${summary} ${name}`).toBe(isBinding)
      if (!isBinding && mask !== 0) expect(summary).toMatch(new RegExp(`Not binding (?:is|are) [^.]*${name}`))
    }
  }
  expect(bindingSummary(names.map((name) => ({ name, isBinding: false })))).toBe('No part of it is binding.')
})
