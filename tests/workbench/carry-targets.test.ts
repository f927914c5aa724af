import { expect, it } from 'vitest'
import { carryTargets } from '@/components/tool/carry-targets'

it('finds the input that takes a kind, and what becomes of options there', async () => {
  const [json, hash, base64, words] = await carryTargets('csv-to-json', 'json', [
    'json-formatter',
    'hash-generator',
    'base64',
    'word-counter',
  ])
  expect(json).toMatchObject({ input: 'text', sets: { task: 'format' }, name: 'JSON Formatter' })
  expect(hash).toMatchObject({ input: 'text', sets: { source: 'text' } })
  expect(base64).toMatchObject({ input: 'takes' })
  expect(words).toMatchObject({ input: 'text', href: expect.stringContaining('/utilities/word-counter') })
})

it('refuses tools that take nothing of the kind, are not finished or do not exist', async () => {
  await expect(carryTargets('csv-to-json', 'json', ['color-picker'])).rejects.toThrow(
    'csv-to-json gives json, which color-picker does not take',
  )
  await expect(carryTargets('csv-to-json', 'json', ['toml-converter'])).rejects.toThrow('no finished tool')
  await expect(carryTargets('csv-to-json', 'json', ['no-such-tool'])).rejects.toThrow('no finished tool')
})
