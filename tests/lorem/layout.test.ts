// @vitest-environment jsdom
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { layoutBlocks, readOutline, writeLayout } from '@/lib/subjects/lorem/layout'

const outline = 'h1\np short\nh2\np x3\np long\nul 3\nol 5\ntable 4x6\nquote\ncode 2\nfigure\nform 2\nhr\nh4'

function made(format: 'html' | 'markdown' | 'jsx', isHard = false, seed = 3): string {
  const read = readOutline(outline)
  if ('fault' in read) throw new Error('the outline was refused')
  return writeLayout(layoutBlocks(read.blocks, { flavour: 'latin', seed, isHard }), format)
}

function count(html: string): Record<string, number> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const names = [
    'h1',
    'h2',
    'h4',
    'p',
    'ul > li',
    'ol > li',
    'th',
    'tbody tr',
    'td',
    'blockquote',
    'pre',
    'figure img',
    'form input',
    'label',
    'hr',
  ]
  return Object.fromEntries(names.map((name) => [name, page.body.querySelectorAll(name).length]))
}

describe('a page of blocks, parsed back', () => {
  it.each([false, true])('has just the elements that were asked for, hard %s', (isHard) => {
    expect(count(made('html', isHard))).toEqual({
      h1: 1,
      h2: 1,
      h4: 1,
      // Five paragraphs, one in the quote, two in the form.
      p: 8,
      'ul > li': 3,
      'ol > li': 5,
      th: 4,
      'tbody tr': 6,
      td: 24,
      blockquote: 1,
      pre: 1,
      'figure img': 1,
      'form input': 2,
      label: 2,
      hr: 1,
    })
  })

  it('closes every element that it opens', () => {
    const written = made('html', true)
    const page = new DOMParser().parseFromString(written, 'text/html')
    const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
    expect(bare(page.body.innerHTML)).toBe(bare(written))
  })

  it('is the same page in Markdown', () => {
    const html = new Marked({ gfm: true }).parse(made('markdown'), { async: false })
    expect(count(html)).toMatchObject({ h1: 1, h2: 1, 'ol > li': 5, th: 4, td: 24, blockquote: 1, pre: 1, hr: 1 })
  })

  it('repeats with its seed and with no other', () => {
    expect(made('html')).toBe(made('html'))
    expect(made('html', false, 4)).not.toBe(made('html'))
  })

  it('makes a thousand blocks', () => {
    const read = readOutline('p long x1000')
    if ('fault' in read) throw new Error('the outline was refused')
    const blocks = layoutBlocks(read.blocks, { flavour: 'latin', seed: 1, isHard: false })
    expect(writeLayout(blocks, 'html').split('</p>')).toHaveLength(1001)
  })
})
