import { describe, expect, it } from 'vitest'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { codeKey, readScannedCode } from '@/lib/subjects/inventory/scanned-code'
import { readPng } from '../picture/read-png'
import { sample } from '../picture/samples'

const today = '2026-11-29'
const read = (text: string) => {
  const { code, lot, expires } = readScannedCode(text, today)
  return { code, lot, expires }
}

describe('a code as a scanner gives it', () => {
  /* What biip 701f78e (Stein Magnus Jodal, Apache-2.0) reads from the same messages in 2026; its documentation begins with the first. */
  it.each([
    ['010703206980498815210526100329', '7032069804988', '0329', '2021-05-26'],
    ['01095060001343521727123110A2-AB', '9506000134352', 'A2-AB', '2027-12-31'],
    ['01095060001343521727123110A2-AB\u001D21XYZ', '9506000134352', 'A2-AB', '2027-12-31'],
    ['010950600013435210A1\u001D172702003103001234', '9506000134352', 'A1', '2027-02-28'],
    ['01095060001343523103000123172712311012', '9506000134352', '12', '2027-12-31'],
    ['010950600013435211260101172702281077A', '9506000134352', '77A', '2027-02-28'],
    ['010950600013435217760131', '9506000134352', '', '2076-01-31'],
    ['010950600013435217770131', '9506000134352', '', '1977-01-31'],
    ['010950600013435215280200', '9506000134352', '', '2028-02-29'],
    ['010950600013435210LOT-9\u001D2112\u001D37100', '9506000134352', 'LOT-9', undefined],
  ])('reads %j', (message, code, lot, expires) => {
    for (const text of [message, `]C1${message}`, `]d2${message}`, `\u001D${message}`])
      expect(read(text)).toEqual({ code, lot, expires })
  })
  it('reads brackets, and takes what expires before what is best before', () => {
    expect(read('(01)09506000134352(15)270101(17)271231(10)AB-1')).toEqual({
      code: '9506000134352',
      lot: 'AB-1',
      expires: '2027-12-31',
    })
  })
  it('leaves any other text as it stands', () => {
    // The last ones are too short, have a wrong check digit, or a day that no month has.
    for (const text of ['4006381333931', 'M-01', '0195060001343', '0109506000134353', 'blue mug'])
      expect(read(text)).toEqual({ code: text, lot: '', expires: undefined })
    expect(read('010950600013435217271332').expires).toBeUndefined()
    expect(readScannedCode(']C0M-77', today)).toEqual({ code: 'M-77', lot: '', isScanned: true })
    expect(readScannedCode('M-77', today).isScanned).toBe(false)
  })
})

describe('the same article', () => {
  it('is told by its GTIN with and without leading zeros', () => {
    // UPC-A 036000291452, the number of GS1 US’s own explanations, is GTIN-13 0036000291452 and GTIN-14 00036000291452.
    expect(new Set(['036000291452', '0036000291452', '00036000291452', '0 36000 29145 2'].map(codeKey)).size).toBe(1)
    expect(codeKey('96385074')).toBe(codeKey('00000096385074'))
  })
  it('is not told by numbers that only look alike', () => {
    expect(codeKey('036000291453')).not.toBe(codeKey('0036000291453'))
    expect(codeKey('Mug-1')).toBe(codeKey(' mug-1 '))
    expect(codeKey('007')).not.toBe(codeKey('7'))
  })
})

describe('what the camera reads', () => {
  /* Codes drawn by qrencode and zint (tests/vectors/image-media/make.sh). */
  const texts = async (name: string) => {
    const { readCodes } = await importCompiled<typeof import('@/lib/engines/code-reader')>(
      toolManifest().engines['code-reader']?.node ?? '',
    )
    return (await readCodes(readPng(sample(name)), true)).map(({ text }) => text)
  }
  it('is a GTIN, or a GTIN with its lot and its expiry', async () => {
    const [gs1 = ''] = await texts('gs1-code.png')
    expect(read(gs1)).toEqual({ code: '9506000134352', lot: 'AB-1', expires: '2027-12-31' })
    expect((await texts('codes.png')).map((text) => read(text).code)).toContain('4006381333931')
  })
})
