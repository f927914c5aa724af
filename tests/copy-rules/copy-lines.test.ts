import { describe, expect, it } from 'vitest'
import { copyLines } from '@/lib/workers/copy-lines'

const headings = /^titles?$/
const texts = async (source: string | Blob) =>
  (await copyLines(source, headings)).map(({ text, number }) => [number, text])

describe('lines of copy', () => {
  it('that were typed have their places', async () => {
    const typed = 'one\r\n  two, three \n\r\nfour'
    const lines = await copyLines(typed, headings)
    expect(lines.map(({ text, number }) => [number, text])).toEqual([
      [1, 'one'],
      [2, 'two, three'],
      [4, 'four'],
    ])
    expect(lines.map(({ text, offset = 0 }) => typed.slice(offset, offset + text.length))).toEqual([
      'one',
      'two, three',
      'four',
    ])
  })
  it('of a text file keep their commas', async () => {
    expect(await texts(new File(['Oak, oil and patience\nHome'], 'titles.txt'))).toEqual([
      [1, 'Oak, oil and patience'],
      [2, 'Home'],
    ])
  })
  it('of a table are those of the named column, else of the wordiest', async () => {
    expect(await texts(new File(['id,Title\n1,"Oak, oil"\n2,\n3,Home\n'], 'a.csv'))).toEqual([
      [2, 'Oak, oil'],
      [4, 'Home'],
    ])
    expect(await texts(new File(['1,Oak and oil\n2,Home\n'], 'a.csv'))).toEqual([
      [1, 'Oak and oil'],
      [2, 'Home'],
    ])
  })
  it('that are too many, or no text, are refused', async () => {
    await expect(texts('x\n'.repeat(5001))).rejects.toThrow('more than 5,000')
    await expect(texts(new File([new Uint8Array([0, 1, 2, 0, 255])], 'a.txt'))).rejects.toThrow('not text')
  })
})
