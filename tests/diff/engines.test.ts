import { describe, expect, it } from 'vitest'
import { docxText } from '@/lib/engines/docx-text'
import { pdfText } from '@/lib/engines/pdf-text'
import { documentFormat } from '@/lib/base/text/document-format'
import { paragraph, pdfDocument, run, wordDocument } from './documents'

describe('the text of a Word document', () => {
  it.each([
    ['paragraphs', paragraph(run('One &amp; two')) + paragraph(run('&lt;three&gt;')), 'One & two\n<three>\n'],
    ['runs of one paragraph', paragraph(run('Pay ') + run('now')), 'Pay now\n'],
    ['a line break', paragraph(`${run('first')}<w:r><w:br/></w:r>${run('second')}`), 'first\nsecond\n'],
    [
      'a table',
      `<w:tbl>${['a b', 'c d']
        .map(
          (row) =>
            `<w:tr>${row
              .split(' ')
              .map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`)
              .join('')}</w:tr>`,
        )
        .join('')}</w:tbl>${paragraph(run('after'))}`,
      'a\tb\nc\td\nafter\n',
    ],
    [
      'tracked changes',
      paragraph(`${run('kept ')}<w:ins>${run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>`),
      'kept new\n',
    ],
    ['nothing', '', ''],
  ])('holds %s', async (_, body, text) => {
    const bytes = wordDocument(body)
    expect(documentFormat(bytes)).toBe('docx')
    expect(await docxText(bytes)).toBe(text)
  })

  it('is refused when the archive is damaged', async () => {
    await expect(docxText(wordDocument(paragraph(run('x'))).slice(0, 200))).rejects.toThrow(/zip/i)
  })
})

describe('the text of a PDF', () => {
  it('has the lines of its pages in order', async () => {
    const bytes = pdfDocument([['First line', 'Second line'], ['Page two']])
    expect(documentFormat(bytes)).toBe('pdf')
    expect(await pdfText(bytes)).toEqual({ kind: 'text', text: 'First line\nSecond line\nPage two\n', pages: 2 })
  })

  it('is refused when there is none', async () => {
    expect(await pdfText(pdfDocument([[]]))).toEqual({ kind: 'refused', reason: 'no text' })
  })

  it('is refused when the file is damaged', async () => {
    expect(await pdfText(new TextEncoder().encode('%PDF-1.4\nnothing'))).toEqual({ kind: 'refused', reason: 'damaged' })
  })
})
