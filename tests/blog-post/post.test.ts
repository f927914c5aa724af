import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentDocx } from '@/lib/engines/docx-document'
import { docxText } from '@/lib/engines/docx-text'
import { postAnswer, type PostQuestion } from '@/lib/subjects/blog-post/answer'
import { markdownDocument } from '@/lib/subjects/blog-post/blocks'
import { postMeasures, proseOf } from '@/lib/subjects/blog-post/measures'
import { readabilityIndex } from '@/lib/subjects/readability/formulas'
import { blogPost, type PostFacts } from '@/lib/subjects/blog-post/post'
import { renderMarkdown } from '@/lib/subjects/markdown/render'

const facts: PostFacts = {
  type: 'how-to',
  title: 'How to oil an oak table',
  subject: 'oiling an oak table',
  audience: 'people with a new table',
  takeaway: 'two thin coats last longer than a thick one',
  outline:
    '# Sand the top\nuse paper of grain 120\n- work along the grain\n# Oil it thinly\nrub it in [1]\n# Look after it',
  questions: 'Which oil? | linseed oil\nHow often?',
  sources: 'Wood guide | https://example.com/wood\nA neighbour',
}
const empty: PostFacts = {
  type: 'list',
  title: '',
  subject: '',
  audience: '',
  takeaway: '',
  outline: '',
  questions: '',
  sources: '',
}
const question: PostQuestion = { facts, keyword: 'oak table', edited: '' }
const measured = (markdown: string, keyword = '') => postMeasures(markdown, renderMarkdown(markdown).outline, keyword)
const says = (markdown: string, keyword = '') => measured(markdown, keyword).findings.map((finding) => finding.says)

describe('a draft', () => {
  it('is the visitor’s facts in the frame of a how-to', () => {
    expect(blogPost(facts).markdown).toBe(
      [
        '# How to oil an oak table',
        'This post goes through oiling an oak table, step by step. It is written for people with a new table.',
        'Two thin coats last longer than a thick one.',
        '## Step 1: Sand the top',
        'This is where you begin. Use paper of grain 120.',
        'Work along the grain.',
        '## Step 2: Oil it thinly',
        'Then comes the next step. Rub it in [1].',
        '## Step 3: Look after it',
        '> To write: what should readers know about “Look after it”?',
        '## In short',
        '- Sand the top\n- Oil it thinly\n- Look after it',
        'Two thin coats last longer than a thick one.',
        '## Questions',
        '### Which oil?',
        'Linseed oil.',
        '### How often?',
        '> To write: the answer to “How often?”',
        '## Sources',
        '1. [Wood guide](<https://example.com/wood>)\n2. A neighbour',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n'),
    )
    expect(blogPost(facts).prompts).toBe(2)
  })

  it('numbers a list, and puts a comparison side by side', () => {
    const outline = '# Oil\nfeeds\n# Lacquer\nseals'
    expect(blogPost({ ...facts, type: 'list', outline }).markdown).toContain('## 2. Lacquer\n\nSeals.')
    expect(blogPost({ ...facts, type: 'comparison', outline }).markdown).toContain(
      'This post puts Oil and Lacquer side by side.',
    )
    expect(blogPost({ ...facts, type: 'opinion', outline }).markdown).toContain('My first reason: Feeds.')
  })

  it('leaves prompts where nothing was typed', () => {
    for (const type of ['how-to', 'list', 'comparison', 'opinion'] as const) {
      const { markdown, prompts } = blogPost({ ...empty, type })
      expect(markdown).toContain('# [title]')
      expect(prompts).toBe(3)
    }
  })

  it('holds no word that was not typed, but for those of the frame', () => {
    const types = ['how-to', 'list', 'comparison', 'opinion'] as const
    const wordsOf = (markdown: string) => markdown.toLowerCase().match(/\p{L}+/gu) ?? []
    // The frame around facts that say nothing, and around none.
    const outlines = ['', 'x', '# x\nx\n# x\n# x\nx\n# x\nx']
    const frame = new Set(
      types.flatMap((type) =>
        outlines.flatMap((outline) => wordsOf(blogPost({ ...empty, type, outline, subject: 'x' }).markdown)),
      ),
    )
    expect(frame.size).toBeLessThan(100)
    const word = fc.string({ unit: fc.constantFrom(...'bcdfghqvz'), minLength: 3, maxLength: 8 })
    const outlined = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(outlined, fc.constantFrom(...types), (sections, type) => {
        const outline = sections.map(([heading = '', ...points]) => [`# ${heading}`, ...points].join('\n')).join('\n')
        const { markdown } = blogPost({ ...empty, type, outline, subject: 'x' })
        const typed = new Set(sections.flat())
        expect(wordsOf(markdown).filter((one) => !frame.has(one) && !typed.has(one))).toEqual([])
        for (const one of typed) expect(markdown.toLowerCase()).toContain(one)
      }),
    )
  })

  it('links to web addresses alone', () => {
    const { html } = postAnswer({ ...question, facts: { ...facts, sources: 'x | javascript:alert(1)' } })
    expect(html).not.toContain('href="javascript')
  })
})

describe('measures', () => {
  // By Python: characters, words and sentences counted with re, then the formula.
  it('tell the school grade', () => {
    expect(readabilityIndex(55, 17, 2)).toBeCloseTo(-1.941764705882353, 12)
    const text = 'The cat sat on the mat. It was warm there, and nobody came by for 3 hours. '
    expect(measured(`# A cat\n\n${text}${text}`)).toMatchObject({ words: 34, sentences: 4, grade: -1.9 })
    expect(measured('# A cat\n\nToo short.').grade).toBeUndefined()
  })

  it('read prose without marks, headings, addresses and prompts', () =>
    expect(proseOf('# One\n\nTwo **three** [four](https://x.y).\n\n- five\n- six\n\n> To write: seven')).toEqual([
      'Two three four.',
      'five',
      'six',
    ]))

  it.each([
    ['# A\n\n### B', '“B” skips a level: # is followed by ###.'],
    ['## A', 'There is no title (#).'],
    ['# A\n\n# B', 'There are 2 titles (#); one is enough.'],
    ['# A\n\n## B', 'The headings are in order.'],
    ['# A\n\n> To write: x', '1 place waits for you: lines that begin with “To write”.'],
    ['# [title]', 'Not filled in yet: [title].'],
    ['# A\n\nSee [2].\n\n## Sources\n\n1. B', '[2] names a source that is not in the list.'],
    ['# A\n\nSee [2].\n\n## Sources\n\n1. B\n2. C', 'Sources that no sentence names: [1].'],
  ])('%j: %s', (markdown, sentence) => expect(says(markdown)).toContain(sentence))

  it('count a keyword and say where it is missing', () => {
    const post = '# Oak table care\n\nAn oak table, and oak tables.\n\n## Oil'
    expect(says(post, 'Oak Table')).toEqual([
      'The headings are in order.',
      '“Oak Table” stands 2 times, 333 in a thousand words.',
      'The keyword is not in a heading below the title.',
    ])
  })
})

it('takes the edited post where there is one', () => {
  expect(postAnswer({ ...question, edited: '# Mine\n\nText.' })).toMatchObject({
    isEdited: true,
    markdown: '# Mine\n\nText.',
    html: '<h1>Mine</h1>\n<p>Text.</p>\n',
  })
  expect(postAnswer(question)).toMatchObject({ isEdited: false })
})

it('becomes a Word file with the same words', async () => {
  const document = markdownDocument(
    '# Title & more\n\nSee **bold** and [a link](https://example.com).\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| c | d |\n',
    'Post',
  )
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table'])
  const bytes = await documentDocx(document, regionOf('global'))
  const text = JSON.stringify(await docxText(bytes))
  for (const part of ['Title & more', 'bold', 'a link', 'one', 'two', 'c', 'd']) expect(text).toContain(part)
})
