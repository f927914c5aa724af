import { folded } from '@/lib/base/text/folded'
import type { OutlineEntry } from '@/lib/subjects/markdown/render'
import { readabilityIndex } from '@/lib/subjects/readability/formulas'
import { spansOfSentences } from '@/lib/subjects/word-count/sentence-spans'

export interface PostFinding {
  tone: 'plain' | 'good' | 'warn' | 'bad'
  says: string
  detail?: string
}

export interface PostMeasures {
  words: number
  sentences: number
  /** School grade by the Automated Readability Index; undefined for fewer than 30 words. */
  grade: number | undefined
  findings: PostFinding[]
}

/** The prose of a Markdown text: no headings, marks, addresses or prompts. */
export function proseOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n{2,}/)
    .flatMap((block) => (/^(?:#|> To write: )/.test(block.trim()) ? [] : block.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)))
    .map((block) =>
      block
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`]+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '')
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const wordsIn = (text: string): readonly string[] => text.match(wordPattern) ?? []

const leastWords = 30

function headingFindings(outline: readonly OutlineEntry[]): PostFinding[] {
  const findings: PostFinding[] = []
  const titles = outline.filter(({ level }) => level === 1).length
  if (titles !== 1)
    findings.push({
      tone: 'warn',
      says: titles === 0 ? 'There is no title (#).' : `There are ${titles} titles (#); one is enough.`,
    })
  for (const [at, { level, text }] of outline.entries()) {
    const before = outline[at - 1]
    if (before && level > before.level + 1)
      findings.push({
        tone: 'warn',
        says: `“${text}” skips a level: ${'#'.repeat(before.level)} is followed by ${'#'.repeat(level)}.`,
      })
    if (text.trim() === '') findings.push({ tone: 'warn', says: 'A heading is empty.' })
  }
  if (findings.length === 0) findings.push({ tone: 'good', says: 'The headings are in order.' })
  return findings
}

function keywordFindings(
  keyword: string,
  blocks: readonly string[],
  outline: readonly OutlineEntry[],
  words: number,
): PostFinding[] {
  const wanted = folded(keyword).replaceAll(/\s+/g, ' ').trim()
  if (wanted === '') return []
  const parts = (text: string) => ` ${(folded(text).match(wordPattern) ?? []).join(' ')} `
  const needle = parts(wanted)
  const times = (text: string) => parts(text).split(needle.trimEnd() + ' ').length - 1
  const count = [...blocks, ...outline.map(({ text }) => text)].reduce((sum, text) => sum + times(text), 0)
  const title = outline.find(({ level }) => level === 1)?.text ?? ''
  const places = [
    ['the title', times(title) > 0],
    ['the first paragraph', times(blocks[0] ?? '') > 0],
    ['a heading below the title', outline.some(({ level, text }) => level > 1 && times(text) > 0)],
  ] as const
  const missing = places.flatMap(([place, has]) => (has ? [] : [place]))
  const per = words === 0 ? 0 : Math.round((count / words) * 1000)
  return [
    { tone: 'plain', says: `“${keyword.trim()}” stands ${count} times, ${per} in a thousand words.` },
    missing.length === 0
      ? { tone: 'good', says: 'The keyword stands in the title, the first paragraph and a heading.' }
      : { tone: 'warn', says: `The keyword is not in ${missing.join(', nor in ')}.` },
  ]
}

function citationFindings(markdown: string): PostFinding[] {
  const [body = '', sources = ''] = markdown.split(/^## Sources$/m)
  const known = (sources.match(/^\d+\. /gm) ?? []).length
  const cited = new Set([...body.matchAll(/\[(\d{1,3})\](?!\()/g)].map(([, number]) => Number(number)))
  const unknown = [...cited].filter((number) => number < 1 || number > known)
  const unused = Array.from({ length: known }, (_, at) => at + 1).filter((number) => !cited.has(number))
  return [
    ...unknown.map((number) => ({ tone: 'bad' as const, says: `[${number}] names a source that is not in the list.` })),
    ...(unused.length > 0
      ? [
          {
            tone: 'plain' as const,
            says: `Sources that no sentence names: ${unused.map((number) => `[${number}]`).join(', ')}.`,
          },
        ]
      : []),
  ]
}

/** What can be counted in a post, and what a reader or an editor would stumble over. */
export function postMeasures(markdown: string, outline: readonly OutlineEntry[], keyword: string): PostMeasures {
  const blocks = proseOf(markdown)
  const words = blocks.flatMap(wordsIn)
  const sentences = blocks.reduce((sum, block) => sum + spansOfSentences(block).length, 0)
  const characters = words.reduce((sum, word) => sum + [...word.replaceAll(/['’-]/g, '')].length, 0)
  const grade = words.length < leastWords ? undefined : readabilityIndex(characters, words.length, sentences)
  const prompts = (markdown.match(/^> To write: /gm) ?? []).length
  const brackets = [...new Set(markdown.match(/\[(?:title|heading)\]/g) ?? [])]
  return {
    words: words.length,
    sentences,
    grade: grade === undefined ? undefined : Math.round(grade * 10) / 10,
    findings: [
      ...(prompts > 0
        ? [
            {
              tone: 'warn' as const,
              says: `${prompts} ${prompts === 1 ? 'place waits' : 'places wait'} for you: lines that begin with “To write”.`,
            },
          ]
        : []),
      ...(brackets.length > 0 ? [{ tone: 'warn' as const, says: `Not filled in yet: ${brackets.join(', ')}.` }] : []),
      ...headingFindings(outline),
      ...keywordFindings(keyword, blocks, outline, words.length),
      ...citationFindings(markdown),
    ],
  }
}
