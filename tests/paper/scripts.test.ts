import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documentPdf } from '@/lib/engines/pdf-document'
import { regionOf } from '@/lib/base/region/regions'
import type { Document } from '@/lib/kits/document/types'
import { difference, faultsOf, greyOf, infoOf, pagesOf, pictureOf } from './pdf-programs'
import { fonts, readFont } from './read-fonts'
import { scripts } from './scripts'

type Sample = (typeof scripts)[number]

function cardOf(sample: Sample): Document {
  const { script, language, text } = sample
  return {
    title: `Card ${script}`,
    sheet: 'a4',
    language,
    ...('direction' in sample ? { direction: sample.direction } : {}),
    blocks: [{ kind: 'paragraph', text }],
  }
}

async function made(document: Document): Promise<Uint8Array> {
  const pdf = await documentPdf(document, regionOf('global'), fonts, readFont)
  if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
  return pdf
}

const read = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
const goldenOf = (script: string) => path.join(import.meta.dirname, 'golden', `${script}.pgm.gz`)

describe.each(scripts)('a document in $script', (sample) => {
  it('is read back as it was written, by another program', async () => {
    const pdf = await made(cardOf(sample))
    expect(read(pagesOf(pdf).join(' '))).toBe(read(sample.text))
    expect(faultsOf(pdf)).toBe('')
  })

  it('looks as the picture that was judged by eye', async () => {
    const golden = greyOf(gunzipSync(readFileSync(goldenOf(sample.script))))
    expect(difference(pictureOf(await made(cardOf(sample)), 100, 130), golden)).toBeLessThan(0.04)
  })
})

it('a picture of the same letters in other joins is no match', async () => {
  const golden = greyOf(gunzipSync(readFileSync(goldenOf('arabic'))))
  // A sign that joins nothing between the letters: each stands alone, as where a program does not shape.
  const apart = [...scripts[8].text].join('\u200C')
  const pdf = await made({ ...cardOf(scripts[8]), blocks: [{ kind: 'paragraph', text: apart }] })
  expect(difference(pictureOf(pdf, 100, 130), golden)).toBeGreaterThan(0.3)
})

it('a letter that no font has is named, and nothing is written', async () => {
  const document: Document = { title: 'Rune', sheet: 'a4', blocks: [{ kind: 'paragraph', text: 'A name: ᚠᚢ' }] }
  expect(await documentPdf(document, regionOf('global'), fonts, readFont)).toEqual({ missing: 'ᚠ' })
})

it('says its title and its language, and is tagged', async () => {
  const info = infoOf(await made(cardOf(scripts[5])))
  expect(info).toMatch(/Title:\s+Card devanagari/)
  expect(info).toMatch(/Tagged:\s+yes/)
  expect(info).toMatch(/PDF version:\s+1\.7/)
})
