import { documentText } from '@/lib/kits/document/text'
import type { Document } from '@/lib/kits/document/types'
import type { Show } from '@/lib/base/format/show'
import type { ExpectedDocument } from './types'

/** One expectation that a document does not meet. */
export interface Difference {
  of: string
  expected: string | number
  found: string | number
}

/** Expectations, as examples and cases write them, against a document. Declared files are compared by whoever can make them. */
export function compareDocument(expected: ExpectedDocument, document: Document, show: Show): Difference[] {
  const differences: Difference[] = []
  if (expected.title !== undefined && document.title !== expected.title)
    differences.push({ of: 'title', expected: expected.title, found: document.title })
  const text = documentText(document, show)
  for (const wanted of expected.text ?? [])
    if (!text.includes(wanted)) differences.push({ of: 'text', expected: wanted, found: text })
  const plain = document.blocks.find((block) => block.kind === 'plain')?.text ?? ''
  if (expected.plain !== undefined && plain !== expected.plain)
    differences.push({ of: 'plain text', expected: expected.plain, found: plain })
  const bytes = new TextEncoder().encode(plain).length
  if (expected.plainBytes !== undefined && bytes !== expected.plainBytes)
    differences.push({ of: 'bytes', expected: expected.plainBytes, found: bytes })
  return differences
}
