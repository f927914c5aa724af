import type { GuideFacts, GuideLinks } from '@/lib/kits/guide/types'

/** A small made-up tool: one cook, one recipe. */
export const recipeFacts: GuideFacts = {
  name: 'Recipe Scaler',
  description: 'Scale a recipe to the number of guests.',
  category: 'calculator',
  subcategory: 'Statistics & Math',
  inputs: [
    { label: 'Guests', help: 'People who will eat.', initial: '4', allowed: 'from 1 to 500' },
    { label: 'Flour for one', initial: '80 g' },
  ],
  outputs: [{ label: 'Flour needed', kind: 'value' }],
  charts: [],
  formats: [],
  formula: 'Flour needed = guests × flour for one',
  steps: [{ finds: 'Flour needed', working: '4 × 80 g', gives: '320 g' }],
  examples: [
    {
      name: 'Sunday bread, small',
      given: [
        { label: 'Guests', value: '4' },
        { label: 'Flour for one', value: '80 g' },
      ],
      answers: [{ label: 'Flour needed', value: '320 g' }],
    },
  ],
  limits: ['Baking time does not scale.'],
  sources: [{ title: 'A baker’s handbook' }],
  rules: [],
  cases: 3,
  abilities: ['link', 'print'],
  example: (name, key) => ({ 'Sunday bread, small': { guests: '4', flour: '320 <g>', water: '210 g' } })[name]?.[key],
  rule: (path, key, day) =>
    path === 'in/gst' && key === 'standard' ? (day === '2025-09-22' ? '18%' : '28%') : undefined,
  count: (what) => ({ tools: '1,891' })[what],
  label: (key) => ({ guests: 'Guests' })[key],
}

export const links: GuideLinks = {
  tool: (id) => ({ irr: '/calculators/irr/', markup: '/coming-soon/?tool=markup' })[id],
  topic: (name) => (name === 'loans' ? '/topics/loans/' : undefined),
}

export const context = { facts: recipeFacts, links }

/** A guide with only what every guide must have; `more` goes before the questions, `line` numbers count from 1. */
export function guideSource(more = '', whatItDoes = 'It scales.'): string {
  return `---
title: Bread for everyone
---

## What it does

${whatItDoes}

## How it works

By multiplying.

## How to use

1. Count the guests.
2. Read the flour.

${more}

## Common mistakes

- Counting the cook twice.

## Questions

### Does it round?

No.
`
}
