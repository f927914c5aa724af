import { describe, expect, it } from 'vitest'
import { encodeQr, qrPixels, qrShading } from '@/lib/engines/qr'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import type { Pixels } from '@/lib/base/png/pixels'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import { definitionOf, manifest } from '../every/compiled'

const definition = await definitionOf<AnyGenerator>(manifest.tools['qr-code']?.node ?? '')

/** The symbol of `text`, drawn here, in place of what a browser would draw. */
function picture(text: string, spoil: (pixels: Pixels) => void = () => {}): () => Promise<Pixels> {
  const matrix = encodeQr(text, 'M')
  if (!matrix) throw new Error('too long')
  const pixels = qrPixels(
    qrShading({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' }, 8),
    '#000000',
    '#ffffff',
  )
  spoil(pixels)
  return async () => pixels
}

async function check(rasterise: () => Promise<Pixels>) {
  const values = initialValues(definition.form, { url: 'https://example.com/menu' })
  return (
    await definition.check?.(values, { ...generatorContext(undefined, values, regionOf('global')), rasterise })
  )?.map(({ is }) => is)
}

function invert({ data }: Pixels): void {
  for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = 255 - (data[at] ?? 0)
}

function cover({ data, width }: Pixels): void {
  for (let row = 0; row < width; row++)
    data.fill(255, (row * width + width / 3) * 4, (row * width + (width * 2) / 3) * 4)
}

describe('the scan check of a QR code', () => {
  it('passes the code itself', async () => expect(await check(picture('https://example.com/menu'))).toEqual(['good']))
  it('fails a code that scans but holds something else', async () =>
    expect(await check(picture('https://example.com/menus'))).toEqual(['bad']))
  it('fails a code of which a third is covered', async () =>
    expect(await check(picture('https://example.com/menu', cover))).toEqual(['bad']))
  it('warns of a code that only decoders of inverted pictures read', async () =>
    expect(await check(picture('https://example.com/menu', invert))).toEqual(['fair']))
})
