import { describe, expect, it } from 'vitest'
import { changeCase } from '@/lib/base/text/letter-case'

const rules = { case: 'sentence', language: 'any', addresses: false, capitals: false } as const

describe('changeCase', () => {
  it('finds the sentences of a very long line', () => {
    const line = 'it rains in 3.5 days. is it late? “yes!” he says. '.repeat(500)
    const expected = 'It rains in 3.5 days. Is it late? “Yes!” He says. '.repeat(500)
    expect(changeCase(line, rules)).toBe(expected)
  })

  it('takes a sentence that is longer than any window', () => {
    const long = 'word '.repeat(3000)
    expect(changeCase(`${long}ends. next`, rules)).toBe(`W${long.slice(1)}ends. Next`)
  })
})
