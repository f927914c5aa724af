import { describe, expect, it } from 'vitest'
import { checkCase } from '@/lib/kits/transform/check-case'
import { declareTransform } from '@/lib/kits/transform/declaration'
import type { AnyTransform } from '@/lib/kits/transform/types'
import base64 from '@/lib/tools/utilities/developer/base64'

const definition = base64 as unknown as AnyTransform
const check = (one: Omit<Parameters<typeof checkCase>[2], 'name'>) =>
  checkCase(definition, declareTransform('base64', 'Base64', definition), { name: 'case', ...one })

describe('a case', () => {
  it('agrees with what is so', async () => {
    expect(await check({ given: { text: 'f' }, expect: { text: 'Zg==' } })).toBe('')
    expect(await check({ given: { text: 'Zg==' }, inverse: true, expect: { hex: '66' } })).toBe('')
    expect(await check({ given: { text: '!' }, inverse: true, refused: { at: 0 } })).toBe('')
  })

  it.each([
    ['another text', { given: { text: 'f' }, expect: { text: 'Zg=' } }],
    ['other bytes', { given: { text: 'Zg==' }, inverse: true, expect: { hex: '67' } }],
    ['no expectation', { given: { text: 'f' } }],
    ['a refusal that does not come', { given: { text: 'f' }, refused: {} }],
    ['a refusal elsewhere', { given: { text: '!' }, inverse: true, refused: { at: 1 } }],
    ['another reason', { given: { text: '!' }, inverse: true, refused: { says: 'padding' } }],
    ['a refusal nobody expects', { given: { text: '!' }, inverse: true, expect: { text: '' } }],
    ['a notice where none should be', { given: { text: 'Zg=' }, inverse: true, expect: { text: 'f' }, notice: null }],
    ['a missing notice', { given: { text: 'f' }, expect: { text: 'Zg==' }, notice: 'padding' }],
  ] as const)('does not agree with %s', async (_, one) => {
    expect(await check(one)).not.toBe('')
  })
})
