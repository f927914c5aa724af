import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentDocx } from '@/lib/engines/docx-document'
import letterhead from '@/lib/tools/generators/documents/letterhead'
import { opened } from '../office/libre-office'
import { infoOf, pagesOf } from '../paper/pdf-programs'
import { designOf } from './designs'

const entries = {
  company: 'Clyde Boats Ltd',
  legal: 'uk',
  companyNumber: 'SC123456',
  office: '1 Quay Road\nGlasgow G1 1AA',
  contact: 'office@clyde-boats.example',
}

it('a letterhead in Word has head and foot in another program, on its paper, with nothing in the body', async () => {
  const docx = await documentDocx(designOf(letterhead, entries), regionOf('uk'))
  const { pdf } = opened(docx)
  const [page = '', ...rest] = pagesOf(pdf)
  expect(rest).toEqual([])
  for (const words of ['Clyde Boats Ltd', 'office@clyde-boats.example', 'no. SC123456', '1 Quay Road, Glasgow G1 1AA'])
    expect(page).toContain(words)
  expect(infoOf(pdf)).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/)
  const body = new TextDecoder().decode(unzipSync(docx)['word/document.xml'])
  expect(body).not.toMatch(/<w:t[ >]/)
}, 120_000)

it('its second sheet has a head of its own, and the first another', async () => {
  const parts = unzipSync(await documentDocx(designOf(letterhead, { ...entries, paper: 'letter' }), regionOf('us')))
  const decoded = (name: string) => new TextDecoder().decode(parts[name])
  const heads = Object.keys(parts)
    .filter((name) => /^word\/header\d+\.xml$/.test(name))
    .map(decoded)
  expect(heads).toHaveLength(2)
  expect(heads.filter((head) => head.includes('office@clyde-boats.example'))).toHaveLength(1)
  for (const head of heads) expect(head).toContain('Clyde Boats Ltd')
  expect(decoded('word/document.xml')).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
})
