import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { definitionOf, manifest } from '../every/compiled'

describe('an archive of payment codes', async () => {
  const definition = await definitionOf<AnyGenerator>(manifest.tools['sepa-payment-qr']?.node ?? '')

  async function archive(given: Readonly<Record<string, string>>) {
    const values = initialValues(definition.form, { make: 'many', ...given })
    const file = (definition.files as NonNullable<GeneratorModule['files']>).zip
    if (!file || !('make' in file)) throw new Error('no archive')
    const content = await file.make(
      values,
      generatorContext(undefined, values, regionOf('ie'), () => {}),
    )
    if (!(content instanceof Uint8Array)) throw new Error(JSON.stringify(content))
    const files = unzipSync(content)
    return { names: Object.keys(files), report: new TextDecoder().decode(files['report.csv']).split('\r\n') }
  }

  it('has a file for each line that was read back, and says which lines made none', async () => {
    const list =
      'file,iban,amount,payment text\nsmith,,119,Invoice 1\n=cmd,DE89370400440532013001,5,x\njones,NL91ABNA0417164300,48.5,Invoice 2\n'
    expect(await archive({ list, picture: 'png' })).toEqual({
      names: ['1-jones.png', 'report.csv'],
      report: [
        'line,file,scan check,content or reason',
        '3,1-jones.png,passed,"BCD\n002\n1\nSCT\n\nMuster GmbH\nNL91ABNA0417164300\nEUR48.5\n\n\nInvoice 2"',
        '1,,,IBAN must be filled in.',
        '2,,,"IBAN must have check digits that fit; these do not, so one character is probably mistyped."',
        '',
      ],
    })
  })

  it('is not made of a list without a usable line', async () => {
    await expect(archive({ list: 'iban\nDE00' })).rejects.toThrow('has no line that fits into a code')
  })
})
