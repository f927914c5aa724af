import { randomFillSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyRule } from '@/lib/rules/rule'
import { checkComplete } from './checks/complete'
import { checkGuidesDiffer } from './checks/guides'
import { checkImports } from './checks/imports'
import { checkOwnProperties } from './checks/own-properties'
import { checkIslands, checkParts } from './checks/islands'
import { checkRule } from './checks/rules'
import { checkSize } from './checks/sizes'
import { checkProse, checkWording } from './checks/wording'
import type { Project } from './project'

/** Every check must refuse at least one project with the mistake it is there for. */

const tool = {
  id: 'tip',
  category: 'calculator',
  folder: 'personal-finance',
  implemented: true,
  href: '/calculators/tip',
} as const
const finished: Project = {
  files: new Map([
    ['lib/calculators/personal-finance/tip.ts', ''],
    ['lib/calculators/personal-finance/tip.cases.ts', ''],
    ['content/guides/calculators/personal-finance/tip.md', ''],
  ]),
  tools: [tool],
  definitions: new Map([['tip', { compute: () => ({}) }]]),
  caseCounts: new Map([['tip', 3]]),
}
const without = (file: string) => new Map([...finished.files].filter(([name]) => name !== file))

describe('complete', () => {
  it('accepts a finished tool', () => {
    expect(checkComplete(finished)).toEqual([])
  })
  it.each<[string, Project]>([
    ['an implemented tool without a definition', { ...finished, definitions: new Map() }],
    [
      'an implemented tool without a guide',
      { ...finished, files: without('content/guides/calculators/personal-finance/tip.md') },
    ],
    ['two cases', { ...finished, caseCounts: new Map([['tip', 2]]) }],
    [
      'a guide that still says TODO',
      {
        ...finished,
        files: new Map([...finished.files, ['content/guides/calculators/personal-finance/tip.md', 'TODO']]),
      },
    ],
    [
      'a component that still says TODO',
      { ...finished, files: new Map([...finished.files, ['components/calculators/tip.tsx', '<p>TODO</p>']]) },
    ],
    [
      'a guide of a tool that does not exist',
      { ...finished, files: new Map([...finished.files, ['content/guides/calculators/personal-finance/tipp.md', '']]) },
    ],
    [
      'a definition in another folder than its row',
      { ...finished, files: new Map([...finished.files, ['lib/calculators/loans/tip.ts', '']]) },
    ],
  ])('refuses %s', (_, project) => {
    expect(checkComplete(project)).toHaveLength(1)
  })
})

describe('imports', () => {
  it.each([
    ['a component in lib', 'lib/tax/brackets.ts', "import { Button } from '@/components/ui/button'"],
    ['React in lib', 'lib/tax/brackets.ts', "import { useState } from 'react'"],
    [
      'a tool in another tool',
      'lib/calculators/loans/loan-emi-calculator.ts',
      "import irr from '@/lib/calculators/time-value/irr'",
    ],
    [
      'a tool in another tool by a relative path',
      'lib/calculators/loans/loan-emi-calculator.ts',
      "import irr from '../time-value/irr'",
    ],
    ['a formula in a rule', 'lib/rules/uk/vat.ts', "import { gross } from '@/lib/tax/vat'"],
    ['the app in a component', 'components/ui/button.tsx', "import page from '@/app/page'"],
    ['a test in the site', 'components/ui/button.tsx', "import { values } from '@/tests/every/values'"],
    [
      'a list of names over several lines',
      'catalogue/index.ts',
      "import {\n  one,\n  two,\n} from '@/components/ui/button'",
    ],
  ])('refuses %s', (_, file, text) => {
    expect(checkImports({ files: new Map([[file, text]]) })).toHaveLength(1)
  })
  it('accepts what the map allows', () => {
    const files = new Map([
      ['components/ui/link.tsx', "import { addressOf } from '@/catalogue/address'\nimport { useState } from 'react'"],
    ])
    expect(checkImports({ files })).toEqual([])
  })
})

describe('own properties', () => {
  it('refuses to look a text up with in', () => {
    const files = new Map([
      ['lib/fields/read.ts', 'export const known = (text: string, table: object) => text in table'],
    ])
    expect(checkOwnProperties({ files })).toHaveLength(1)
  })
  it('accepts a name that is written in the code', () => {
    const files = new Map([['lib/fields/read.ts', "export const failed = (one: object) => 'error' in one"]])
    expect(checkOwnProperties({ files })).toEqual([])
  })
})

describe('islands', () => {
  const page = "import { Card } from '@/components/card'\nexport default () => <Card />"
  const site = (files: Record<string, string>) => ({
    files: new Map(Object.entries({ 'app/page.tsx': page, ...files })),
  })

  it('accepts hooks in a file that no page imports, and types of hooks in one that a page imports', () => {
    const card = [
      "import { cache, type useState, Fragment } from 'react'",
      "import type { useRef } from 'react'",
      "import type Form from './form'",
      "export const later = () => import('./form')",
    ].join('\n')
    const form = "import { useState } from 'react'\nimport { hydrateRoot } from 'react-dom/client'"
    expect(checkIslands(site({ 'components/card.tsx': card, 'components/form.tsx': form }))).toEqual([])
  })
  it.each<[string, Record<string, string>]>([
    ["'use client'", { 'components/lonely.tsx': "'use client'\n\nexport const lonely = 1" }],
    [
      "'use client' below a comment",
      { 'components/lonely.tsx': '/* A box. */\n"use client";\nexport const lonely = 1' },
    ],
    ['a hook in a route', { 'app/page.tsx': "import { useId } from 'react'" }],
    ['a hook in a component of a page', { 'components/card.tsx': "import { type ReactNode, useState } from 'react'" }],
    ['a hook by another name', { 'components/card.tsx': "import {\n  Fragment,\n  use as read,\n} from 'react'" }],
    ['a hook of all of React', { 'components/card.tsx': "import * as React from 'react'\nReact.useState(0)" }],
    ['a hook of React as a whole', { 'components/card.tsx': "import React, { Fragment } from 'react'\nReact.use(x)" }],
    ['a root of React', { 'components/card.tsx': "import { createRoot } from 'react-dom/client'" }],
    [
      'a hook that a page reaches through others',
      {
        'components/card.tsx': "export { Box } from './box'",
        'components/box/index.ts': "import '../../lib/late.ts'",
        'lib/late.ts': "import { useEffect } from 'react'",
      },
    ],
  ])('refuses %s', (_, files) => {
    expect(checkIslands(site(files))).toHaveLength(1)
  })
})

describe('parts', () => {
  const calling = (call: string) => ({
    files: new Map([
      ['components/fields/list.tsx', `import { part } from '@/components/islands/part'\nconst Rows = ${call}`],
      ['components/fields/rows-box.tsx', ''],
    ]),
  })
  it.each([
    "part('fields/rows-box', () => import('./rows-box'))",
    "part<RowsProps>('fields/rows-box', () => import('@/components/fields/rows-box'), 'h-8')",
    "part(\n  'fields/rows-box',\n  () => import('./rows-box'),\n  'h-8',\n)",
  ])('accepts %s', (call) => {
    expect(checkParts(calling(call))).toEqual([])
  })
  it.each([
    ['a name without its folder', "part('rows-box', () => import('./rows-box'))"],
    ['the name of another file', "part('fields/file-box', () => import('./rows-box'))"],
    ['a file that is not there', "part('fields/cell-box', () => import('./cell-box'))"],
    ['a name that is not written out', "part(name, () => import('./rows-box'))"],
    ['a file that is not written out', "part('fields/rows-box', load)"],
  ])('refuses %s', (_, call) => {
    expect(checkParts(calling(call))).toHaveLength(1)
  })
})

describe('wording', () => {
  const definitionWith = (field: object) => ({ definitions: new Map([['tip', { inputs: { bill: field } }]]) })
  it.each([
    ['a label with a full stop', { label: 'Bill.' }],
    ['a label with a small first letter', { label: 'bill before tax' }],
    ['help that is the label again', { label: 'The bill', help: 'The bill.' }],
    ['help without its full stop', { label: 'Bill', help: 'Before tax' }],
  ])('refuses %s', (_, field) => {
    expect(checkWording(definitionWith(field))).toHaveLength(1)
  })
  it('refuses a limit that is no sentence', () => {
    expect(checkWording({ definitions: new Map([['tip', { limits: ['one currency'] }]]) })).toHaveLength(1)
  })
  it.each([['A seamless experience.'], ['Try it now!'], ['Trusted by developers.']])(
    'refuses the prose “%s”',
    (text) => {
      expect(
        checkProse({ files: new Map([['content/guides/calculators/personal-finance/tip.md', text]]) }),
      ).toHaveLength(1)
    },
  )
})

describe('guides', () => {
  it('refuses two guides that share a paragraph', () => {
    const paragraph = 'Leave the tax out of the bill before you work out what to leave on the table.'
    const files = new Map([
      ['content/guides/calculators/personal-finance/tip.md', `${paragraph} A waiter in Ohio lives on it.`],
      ['content/guides/calculators/personal-finance/bill.md', `${paragraph} Nobody in Tokyo expects any.`],
    ])
    expect(checkGuidesDiffer({ files })).toHaveLength(1)
  })
})

describe('rules', () => {
  const source = { title: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates' } as const
  const rule = (versions: object[]): AnyRule => ({
    title: 'VAT',
    jurisdiction: 'uk',
    checkedOn: '2026-11-01',
    versions: versions as never,
  })
  it('accepts versions that follow each other', () => {
    expect(
      checkRule(
        'vat',
        rule([
          { from: '2010-01-01', until: '2011-01-03', value: 0.175, sources: [source] },
          { from: '2011-01-04', value: 0.2, sources: [source] },
        ]),
      ),
    ).toEqual([])
  })
  it.each([
    [
      'two versions on the same day',
      [
        { from: '2010-01-01', until: '2011-01-04', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a version without an end before another',
      [
        { from: '2010-01-01', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a gap that nobody explains',
      [
        { from: '2010-01-01', until: '2010-12-31', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a version that ends before it begins',
      [{ from: '2010-01-01', until: '2009-01-01', value: 1, sources: [source] }],
    ],
    [
      'a blog as a source',
      [{ from: '2010-01-01', value: 1, sources: [{ title: 'Blog', href: 'https://taxtips.example.com/vat' }] }],
    ],
    [
      'a source without https',
      [{ from: '2010-01-01', value: 1, sources: [{ title: 'GOV.UK', href: 'http://www.gov.uk/vat-rates' }] }],
    ],
  ])('refuses %s', (_, versions) => {
    expect(checkRule('vat', rule(versions))).toHaveLength(1)
  })
})

describe('sizes', () => {
  it('refuses a large tool that nobody has named, and a name that is no longer needed', () => {
    const large = randomFillSync(Buffer.alloc(4096))
    expect(checkSize('tip', large, {})).toHaveLength(1)
    expect(checkSize('tip', large, { tip: { kilobytes: 5, why: 'tables of 50 states' } })).toEqual([])
    expect(checkSize('tip', Buffer.from('x'), { tip: { kilobytes: 5, why: 'tables of 50 states' } })).toHaveLength(1)
  })
})
