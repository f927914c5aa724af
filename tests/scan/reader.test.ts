import { expect, test } from 'vitest'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { readContent } from '@/lib/subjects/scan/content'
import { readPng } from '../picture/read-png'
import { sample } from '../picture/samples'

/* Codes made by qrencode and zint (tests/vectors/image-media/make.sh), not by our own encoders; zbarimg 0.23 reads the same from codes.png. */

const reader = () =>
  importCompiled<typeof import('@/lib/engines/code-reader')>(toolManifest().engines['code-reader']?.node ?? '')

test('three codes of one picture, one of them turned', async () => {
  const { readCodes } = await reader()
  const found = await readCodes(readPng(sample('codes.png')))
  expect(found.map(({ text }) => text).toSorted()).toEqual([
    '4006381333931',
    String.raw`WIFI:T:WPA;S:guests;P:p\;ss word;;`,
    'http://example.org/menu?table=7',
  ])
})

test('GS1 elements come in brackets and have their names', async () => {
  const { readCodes } = await reader()
  const [code] = await readCodes(readPng(sample('gs1-code.png')))
  expect(code?.symbologyIdentifier).toBe(']d2')
  expect(code?.elements).toBe('(01)09506000134352(17)271231(10)AB-1')
  expect(readContent(code?.text ?? '', code?.elements).fields.map(([, value]) => value)).toEqual([
    expect.stringContaining('09506000134352'),
    expect.stringContaining('31 December'),
    'AB-1',
  ])
})

test('the frame of a camera is read more quickly, and a picture without a code gives none', async () => {
  const { readCodes } = await reader()
  expect((await readCodes(readPng(sample('codes.png')), true)).length).toBeGreaterThan(0)
  expect(await readCodes(readPng(sample('photo.png')))).toEqual([])
})
