import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { mergedLetters } from '@/lib/families/letters-contracts/merge'
import { generatorContext } from '@/lib/kits/generator/run'
import { mailDraft } from '@/lib/subjects/letters/mail-draft'

const context = generatorContext(undefined, {}, regionOf('global'))
const file = mergedLetters(
  {
    rows: 'people',
    shownBy: 'bulk',
    named: 'name',
    sheet: { name: 'control.csv', write: (letters) => `${letters.length}\r\n` },
  },
  ({ name, town }) => ({
    title: 'Letter',
    sheet: 'a4',
    blocks: [
      { kind: 'paragraph', text: `Dear ${String(name)}` },
      {
        kind: 'paragraph',
        text: town === '' ? [{ text: '[town]', href: '#field-town' }] : `in ${String(town)}`,
      },
    ],
  }),
)

async function archive(values: Parameters<typeof file.make>[0]) {
  const made = await file.make(values, context)
  if (isProblem(made)) return made
  return Object.fromEntries(Object.entries(unzipSync(made)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('letters for many', () => {
  it('take filled cells from the row and the others from the form', async () => {
    const files = await archive({
      name: 'Form',
      town: 'Leeds',
      people: [{ name: 'Ana', town: 'Hull' }, { name: 'Örn/..' }, { town: 'York' }],
    })
    expect(files).toMatchObject({
      '1-Ana.txt': 'Dear Ana\n\nin Hull',
      '2-Örn.txt': 'Dear Örn/..\n\nin Leeds',
      '3-Form.txt': 'Dear Form\n\nin York',
      'control.csv': '3\r\n',
      'report.csv': 'Row,File,What is missing\r\n1,1-Ana.txt,\r\n2,2-Örn.txt,\r\n3,3-Form.txt,\r\n',
    })
  })

  it('are none without a row', async () => {
    expect(await archive({ people: [] })).toMatchObject({ field: 'people' })
  })
})

describe('a draft', () => {
  it('holds subject and text as mail programs decode them', () => {
    const draft = mailDraft({ subject: 'Größe\r\nBcc: x@y.example', text: 'Dear Ana\n\nÜ' })
    const [head = '', body = ''] = draft.split('\r\n\r\n')
    expect(head.split('\r\n').filter((line) => /^Bcc/i.test(line))).toEqual([])
    const [, word = ''] = /^Subject: =\?UTF-8\?B\?([^?]*)\?=/.exec(head) ?? []
    expect(Buffer.from(word, 'base64').toString()).toBe('Größe Bcc: x@y.example')
    expect(Buffer.from(body, 'base64').toString()).toBe('Dear Ana\r\n\r\nÜ')
  })
})
