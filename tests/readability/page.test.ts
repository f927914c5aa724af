import { expect, it } from 'vitest'
import type { View } from '@/lib/kits/app/views'
import { readabilityReport, type ReadabilityReport, type ReadabilityRules } from '@/lib/subjects/readability/report'
import tool from '@/lib/tools/utilities/text/readability-checker'

const rules: ReadabilityRules = { language: 'auto', lineEnds: 'auto', target: 8 }
const work = (answer: ReadabilityReport | undefined, target = 8, text = '') => ({
  values: { ...rules, target },
  texts: { text },
  opened: {},
  picks: {},
  selection: undefined,
  answer,
  asked: undefined,
  isCurrent: true,
  files: [],
  made: undefined,
  standing: answer,
  next: undefined,
})
const labels = (views: readonly View[]) => views.flatMap((view) => ('label' in view && view.label ? [view.label] : []))
const notes = (views: readonly View[]) => views.flatMap((view) => (view.kind === 'note' ? [view.says] : []))
const hard =
  '# Part\n\nNotwithstanding considerable difficulties, the administration will endeavour to facilitate participation prior to spring.'

it('says what to ask, and nothing of an empty box', () => {
  expect(tool.ask(work(undefined))).toBeUndefined()
  expect(tool.ask(work(undefined, 5, 'Text'))).toEqual({ source: 'Text', ...rules, target: 5 })
})

it('shows every part of an answer', () => {
  const views = tool.views(work(readabilityReport(hard, rules)))
  expect(labels(views)).toEqual([
    'Readability',
    'Formulas',
    'By section',
    'The text with its hard sentences',
    'The hardest first',
    'Hard words',
    'Wordy phrases',
  ])
  const table = views.find((view) => view.kind === 'table')
  expect(table?.kind === 'table' && table.rows).toHaveLength(9)
})

it('measures the grade against the target, and warns of a short text', () => {
  const easy = readabilityReport('The cat sat on the mat.', rules)
  expect(notes(tool.views(work(easy)))[0]).toMatch(/^Grade -?\d+\.\d meets the target of 8\.$/)
  expect(notes(tool.views(work(readabilityReport(hard, rules), 3)))[0]).toMatch(/above the target of 3\.$/)
  const found = tool.views(work(easy)).find((view) => view.kind === 'findings')
  expect(found?.kind === 'findings' && found.items.map(({ says }) => says)).toEqual([
    'Below 100 words a single long word moves every score. Read them as a hint.',
    'SMOG was made for 30 sentences; this text has 1.',
  ])
})

it('refuses a text without a word', () => {
  expect(notes(tool.views(work(readabilityReport('…', rules))))).toEqual([
    'There is no word in this text, so there is nothing to score.',
  ])
})

it('gives every score as CSV, of the whole and of each section', () => {
  const way = tool.takeAway.csv
  if (way?.kind !== 'save') throw new Error('the scores are saved as a file')
  const csv = way.of(work(readabilityReport(hard, rules)))
  const lines = String(csv).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 9 + 9)
  expect(lines[0]).toBe(
    '\ufeffText,Language,Words,Sentences,Words in a sentence,Syllables in a word,Grade,Formula,Score',
  )
  expect(lines[1]).toMatch(/^Whole text,English,13,1,13\.0,/)
  expect(lines[10]).toMatch(/^Part,English,13,1,/)
  expect(way.of(work(undefined))).toBeUndefined()
})
