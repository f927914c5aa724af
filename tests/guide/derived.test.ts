import { describe, expect, it } from 'vitest'
import { unwrittenGuide, withDerived } from '@/lib/kits/guide/derived'
import { genericGuideHtml, guideHtml } from '@/lib/kits/guide/html'
import { plainText } from '@/lib/kits/guide/markup'
import { emptyGuide, parseGuide } from '@/lib/kits/guide/parse'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { context, guideSource, recipeFacts } from './facts'

const around = { regions: [], others: false, everyRegion: [], buildYear: 2026 }

/** A tool that declares one of everything. */
const fullFacts: GuideFacts = {
  ...recipeFacts,
  inputs: [
    { label: 'Guests', help: 'People who will eat.', refused: 'outside 1 to 500' },
    { label: 'Flour for one', refused: 'of 0 g or less' },
    { label: 'Oven', options: ['Gas', 'Electric', 'Wood, with stones'] },
    { label: 'Courses', rows: { columns: ['Dish', 'Portions'], most: '12' } },
  ],
  outputs: [
    { label: 'Dough in all', kind: 'value', absent: true },
    { label: 'Flour needed', kind: 'value' },
    { label: 'Water needed', kind: 'value' },
    { label: 'Shopping list', kind: 'table', columns: ['Item', 'Weight'], rows: '3' },
    { label: 'Oven space', kind: 'verdict', says: 'One tray is enough.' },
  ],
  charts: [{ title: 'Weight of each dish', kind: 'bar', shows: ['Weight'], by: 'Dish' }],
  rules: [{ title: 'Bread law', checked: '20 Nov 2026', checkedOn: '2026-11-20', periods: 'from 2025', sources: [] }],
  steps: [
    { finds: 'Flour needed', working: '4 × 80 g', gives: '320 g' },
    { finds: 'Water needed', working: '320 g × 0.65', gives: '208 g' },
  ],
  mover: { input: 'Guests', output: 'Flour needed', before: '320 g', after: '400 g' },
}

const guideOf = (facts: GuideFacts) => withDerived(emptyGuide, facts)
const featuresOf = (facts: GuideFacts) =>
  guideOf(facts).features.map(({ name, description }) => [name, plainText(description)])
const benefitsOf = (facts: GuideFacts) =>
  guideOf(facts).benefits.map(({ category, points }) => [category, ...points.map(plainText)])

describe('features that nobody wrote', () => {
  it('are what the tool finds, its law, charts, tables, choices and what it refuses, in this order and six at most', () => {
    expect(featuresOf(fullFacts)).toEqual([
      ['Flour needed', 'Also Water needed and Dough in all.'],
      ['Bread law', 'The law in force from 2025.'],
      ['Weight of each dish', 'Bars of Weight along Dish.'],
      ['Shopping list', 'For “Sunday bread, small” a table of 3 rows: Item and Weight.'],
      ['Oven', 'Gas, Electric or “Wood, with stones”.'],
      ['Refused entries', '“Guests” outside 1 to 500; “Flour for one” of 0 g or less.'],
    ])
  })

  it('take a second choice where there is room, and a field that explains itself where there is nothing else', () => {
    const names = (facts: GuideFacts) => featuresOf(facts).map(([name]) => name)
    const fewer = { ...fullFacts, rules: [], charts: [] }
    const found = ['Flour needed', 'Shopping list', 'Oven', 'Courses', 'Refused entries']
    expect(names(fewer)).toEqual(found)
    expect(names({ ...fewer, category: 'utility' })).toEqual([...found, 'Guests'])
    expect(names({ ...recipeFacts, inputs: [{ label: 'Guests', help: 'People who will eat.' }] })).toEqual(['Guests'])
  })

  it('put what every visitor is asked before what waits or comes up later', () => {
    const inputs = [
      { label: 'Steam', refused: 'above 9 g', options: ['a', 'b', 'c'], sometimes: true },
      { label: 'Salt', refused: 'above 5 g', options: ['d', 'e', 'f'], refines: true },
      { label: 'Guests', refused: 'above 500', options: ['g', 'h', 'i'] },
    ]
    const features = featuresOf({ ...recipeFacts, inputs })
    expect(features.map(([name]) => name)).toEqual(['Guests', 'Salt', 'Steam', 'Refused entries'])
    expect(features.at(-1)?.[1]).toBe('“Guests” above 500; “Salt” above 5 g; “Steam” above 9 g.')
  })

  it('name the formats, the files that are opened and the way back', () => {
    const facts: GuideFacts = {
      ...recipeFacts,
      category: 'utility',
      inputs: [{ label: 'Text', opens: ['.txt', '.md'] }],
      outputs: [{ label: 'Code', kind: 'value' }],
      formats: ['SVG', 'PNG'],
      abilities: ['inverse'],
      examples: [{ name: 'Back', given: [{ label: 'Code', value: 'Zg==' }], answers: [{ label: 'Text', value: 'f' }] }],
    }
    expect(featuresOf(facts)).toEqual([
      ['Code → Text', '“Zg==” becomes “f”.'],
      ['Files for Text', 'Opens .txt and .md.'],
      ['Saved as', 'SVG and PNG.'],
    ])
  })

  it('cut long lists and say how many follow', () => {
    const outputs = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((label) => ({ label, kind: 'value' as const }))
    expect(featuresOf({ ...recipeFacts, outputs })[0]).toEqual(['A', 'Also B, C, D, E and 2 more.'])
  })
})

describe('benefits that nobody wrote', () => {
  it('are told to each reader of whom something is known', () => {
    expect(benefitsOf(fullFacts)).toEqual([
      [
        'If you decide',
        'For “Sunday bread, small” it reads: One tray is enough.',
        'Raised by a tenth, “Guests” moves “Flour needed” most: from 320 g to 400 g.',
      ],
      ['If you check the answer', 'The working finds “Flour needed” and “Water needed”.'],
      ['If you pass it on', '“Shopping list”, as CSV.'],
    ])
  })

  it('leave out readers of whom nothing is known', () => {
    expect(benefitsOf(recipeFacts)).toEqual([
      ['If you check the answer', 'The method is that of “A baker’s handbook”.'],
    ])
  })
})

describe('the quick start that nobody wrote', () => {
  it('goes through the form and ends with the answer', () => {
    const facts = {
      ...fullFacts,
      inputs: [
        ...fullFacts.inputs,
        { label: 'Salt', optional: true },
        { label: 'Stones', sometimes: true },
        { label: 'Steam', refines: true },
      ],
    }
    expect(guideOf(facts).howToUse.quickStart.map(plainText)).toEqual([
      'Enter “Guests”. People who will eat.',
      'Enter “Flour for one”.',
      'Choose “Oven”.',
      'Fill the list “Courses”.',
      'Add “Salt” where you have it.',
      'Open “More options” if “Steam” differs for you.',
      'Read “Flour needed”, “Water needed” and 2 more.',
    ])
  })
})

it('keeps what somebody wrote', () => {
  const written = parseGuide(guideSource('## Features\n\n- **A**: b.\n\n## Benefits\n\n- c.'), 'x.md', context)
  const guide = withDerived(written, fullFacts)
  expect(guide.features).toBe(written.features)
  expect(guide.benefits).toBe(written.benefits)
  expect(guide.howToUse.quickStart).toBe(written.howToUse.quickStart)
})

it('makes a whole page of a short guide, whose author wrote five parts', () => {
  const source = `---
title: Bread for a crowd
---

## What it does

It scales.

## How it works

By multiplying.

## Use cases

### A school fair

{{example: Sunday bread, small, guests}} guests.

## Common mistakes

- Counting the cook twice.

## Questions

### Does it round?

No.
`
  const html = guideHtml(withDerived(parseGuide(source, 'x.md', context), fullFacts), fullFacts, around)
  const ids = [...html.matchAll(/<section id="([a-z-]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([
    'guide',
    'how-to-use',
    'use-cases',
    'features',
    'benefits',
    'common-mistakes',
    'questions',
    'accuracy',
    'updates',
  ])
  expect(html).toContain('<p>4 guests.</p>')
  expect(html).toContain('<li>Enter “Guests”. People who will eat.')
  expect(html).toContain('<h3>Shopping list</h3>')
})

it('shows six features of however many were written', () => {
  const items = Array.from({ length: 8 }, (_, at) => `- **F${at}**: text.`).join('\n')
  const guide = parseGuide(guideSource(`## Features\n\n${items}`), 'x.md', context)
  for (const html of [guideHtml(guide, recipeFacts, around), genericGuideHtml(guide, recipeFacts, around)])
    expect(html.match(/<h3>F\d<\/h3>/g)).toHaveLength(6)
})

it('makes a page of a tool without a guide, and escapes its labels', () => {
  const facts = { ...recipeFacts, name: 'A & <b>', inputs: [{ label: '<i>' }] }
  const html = guideHtml(withDerived(unwrittenGuide(facts), facts), facts, around)
  expect(html).toContain('A &amp; &lt;b&gt;')
  expect(html).toContain('Enter “&lt;i&gt;”.')
  expect(html).toContain(recipeFacts.description)
})
