import { describe, expect, it } from 'vitest'
import { parseClause, parseTemplate, TemplateFault } from '@/scripts/templates/parse'

const head = '---\ntitle: A letter\nversion: 2026-11-23\n---\n'
const blocksOf = (body: string) => JSON.parse(JSON.stringify(parseTemplate(head + body).blocks)) as unknown[]

function faultOf(text: string): [number, string] {
  try {
    parseTemplate(text)
  } catch (error) {
    if (error instanceof TemplateFault) return [error.line, error.message]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a template', () => {
  it('is read into paragraphs, headings, lists and rules', () => {
    expect(
      blocksOf(
        '# One\n\nTwo\nlines, **bold *and both* again**.\\\nThree\n\n- a\n- b\n  goes on\n\n1. x\n   - y\n\n---',
      ),
    ).toEqual([
      { heading: 1, text: ['One'], at: 5 },
      {
        paragraph: ['Two lines, ', { bold: ['bold ', { italic: ['and both'] }, ' again'] }, '.\nThree'],
      },
      { list: [{ text: ['a'] }, { text: ['b goes on'] }] },
      { numbered: [{ text: ['x'], items: [{ text: ['y'] }] }] },
      { rule: true },
    ])
  })

  it('keeps conditions of paragraphs and of words', () => {
    expect(blocksOf('{{#if a}}\nOne {{#if b is c or d}}two{{else}}three{{/if}}.\n{{else}}\nFour\n{{/if}}')).toEqual([
      {
        when: [{ field: 'a', at: 5 }],
        show: [
          {
            paragraph: [
              'One ',
              { when: [{ field: 'b', is: ['c', 'd'], at: 6 }], show: ['two'], otherwise: ['three'] },
              '.',
            ],
          },
        ],
        otherwise: [{ paragraph: ['Four'] }],
      },
    ])
  })

  it('takes no markup from a backslash and no condition from "not"', () => {
    expect(blocksOf('\\*plain\\* {{#if not a and b is not c}}x{{/if}}')).toEqual([
      {
        paragraph: [
          '*plain* ',
          {
            when: [
              { field: 'a', not: true, at: 5 },
              { field: 'b', is: ['c'], not: true, at: 5 },
            ],
            show: ['x'],
          },
        ],
      },
    ])
  })

  it.each([
    ['a condition of paragraphs without an end', `${head}One\n\n{{#if a}}\nTwo\n`, 7, /not closed/],
    ['a condition of words without an end', `${head}One\nTwo {{#if a}}three\n`, 6, /not closed/],
    ['an end without a beginning', `${head}One\n\n{{/if}}\n`, 7, /closes no condition/],
    ['bold without an end', `${head}One **two\n`, 5, /\*\* is not closed/],
    ['a second else', `${head}{{#if a}}\nb\n{{else}}\nc\n{{else}}\nd\n{{/if}}\n`, 5, /two \{\{else\}\}/],
    ['an unknown kind of placeholder', `${head}Pay {{cash salary}}\n`, 5, /cash is none of text, date, money/],
    ['a table within a sentence', `${head}See {{table parts}} here\n`, 5, /line of its own/],
    ['a condition with no option', `${head}{{#if tone is}}x{{/if}}\n`, 5, /must be "field"/],
    ['no head', 'Dear all', 1, /begins with a head/],
    ['a head without a version', '---\ntitle: A\n---\nx', 1, /must say version/],
    ['a version that is no day', '---\ntitle: A\nversion: two\n---\nx', 3, /day of the text/],
  ])('refuses %s, with its line', (_, text, line, says) => {
    const [at, message] = faultOf(text)
    expect(at).toBe(line)
    expect(message).toMatch(says)
  })

  it('reads a clause with its note, whom it suits and its source', () => {
    const clause = parseClause(
      '---\ntitle: Term\nnote: How long.\nsuits: uk, us\nversion: 2026-11-23\nsource: An Act | https://example.org/act\n---\n1. It lasts.\n',
      'term',
    )
    expect(clause).toEqual({
      name: 'term',
      title: 'Term',
      note: 'How long.',
      suits: ['uk', 'us'],
      version: '2026-11-23',
      source: { title: 'An Act', href: 'https://example.org/act' },
      blocks: [{ numbered: [{ text: ['It lasts.'] }] }],
    })
  })
})
