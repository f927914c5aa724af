import { expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { blockHtml } from '@/lib/kits/document/html'
import { documentMarkdown } from '@/lib/kits/document/markdown'
import type { Block } from '@/lib/kits/document/types'

const show = createShow(regionOf('uk'))

it('rows that stand out are marked, and only they', () => {
  const table: Block = {
    kind: 'table',
    label: 'Plan',
    columns: [{ label: 'Line' }],
    rows: [['Sales'], ['Sum'], ['Rest']],
    strong: [1],
  }
  expect(blockHtml(table, show).match(/<tr[^>]*><td>\w+/g)).toEqual([
    '<tr><td>Sales',
    '<tr class="doc-strong"><td>Sum',
    '<tr><td>Rest',
  ])
})

it('what was typed is text in Markdown, never markup', () => {
  const typed = '# No heading\n1. no list\n- nor this\n*stars* `code` [link](x) <b> a|b &amp; ~~gone~~'
  const text = documentMarkdown({ title: 'T', sheet: 'a4', blocks: [{ kind: 'paragraph', text: typed }] }, show)
  expect(text).toBe(
    [
      String.raw`\# No heading` + '\\',
      String.raw`1\. no list` + '\\',
      String.raw`\- nor this` + '\\',
      String.raw`\*stars\* ` + '\\`code\\`' + String.raw` \[link\](x) \<b\> a\|b \&amp; \~\~gone\~\~` + '\n',
    ].join('\n'),
  )
})
