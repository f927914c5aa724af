import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentPdf } from '@/lib/engines/pdf-document'
import type { Block } from '@/lib/kits/document/types'
import { difference, pagesOf, pictureOf } from './pdf-programs'
import { fonts, readFont } from './read-fonts'

async function made(text: string, language: string, read = readFont): Promise<Uint8Array> {
  const blocks: Block[] = [{ kind: 'paragraph', text }]
  const pdf = await documentPdf({ title: 'Card', sheet: 'a4', language, blocks }, regionOf('global'), fonts, read)
  if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
  return pdf
}

/** Article 1 of the Universal Declaration of Human Rights. */
const articles = {
  'zh-Hans': '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。',
  'zh-Hant': '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神相對待。',
  ja: 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。',
  ko: '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.',
} as const

describe.each(Object.entries(articles))('a text in %s', (language, article) => {
  it('fetches at most 1.5 MB of fonts, each file once', async () => {
    const fetched = new Map<string, number>()
    await made(article, language, async (href) => {
      expect(fetched.has(href)).toBe(false)
      const bytes = await readFont(href)
      fetched.set(href, bytes.length)
      return bytes
    })
    expect([...fetched.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_500_000)
  })

  it('loses no letter where lines are broken', async () => {
    const text = article.repeat(12)
    const read = pagesOf(await made(text, language)).join('')
    expect(read.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    expect(read.split('\n').length).toBeGreaterThan(8)
  })
})

/** JIS X 4051 and GB/T 15834: what never begins a line, and what never ends one. */
const neverFirst = /^[、。，．：；？！」』）】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/
const neverLast = /[「『（【〈《]$/

it('no line begins with a closing sign or a small kana, and none ends with an opening one', async () => {
  const sentence =
    '「請求書」（控）は、ちょっと待って。きっと、ショップの『フッター』に「ファックス」がありますよ、と。'
  for (let shift = 0; shift < 12; shift++) {
    const lines = pagesOf(await made('あ'.repeat(shift) + sentence.repeat(8), 'ja'))
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    expect(lines.length).toBeGreaterThan(6)
    expect(lines.filter((line) => neverFirst.test(line) || neverLast.test(line))).toEqual([])
  }
})

it('a shared character is drawn as the language of the document does', async () => {
  const pictures = await Promise.all(
    ['zh-Hans', 'zh-Hant', 'ja', 'ko'].map(async (language) => pictureOf(await made('骨直門', language), 100, 130)),
  )
  const [simplified, traditional, japanese] = pictures
  if (!simplified || !traditional || !japanese) throw new Error('not drawn')
  expect(difference(simplified, japanese)).toBeGreaterThan(0.05)
  expect(difference(traditional, japanese)).toBeGreaterThan(0.05)
})

it('in a document of another language a name with kana is Japanese, one with hangul Korean', async () => {
  const picture = async (text: string, language: string) => pictureOf(await made(text, language), 100, 130)
  expect(difference(await picture('骨直の', 'en'), await picture('骨直の', 'ja'))).toBe(0)
  expect(difference(await picture('骨直가', 'en'), await picture('骨直가', 'ko'))).toBe(0)
  expect(difference(await picture('骨直', 'en'), await picture('骨直', 'zh-Hans'))).toBe(0)
})
