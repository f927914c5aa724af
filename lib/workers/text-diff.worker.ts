import { compareTexts, longestText } from '@/lib/subjects/diff/compare'
import { comparisonBuffers } from '@/lib/subjects/diff/comparison'
import { unifiedPatch } from '@/lib/subjects/diff/patch'
import { htmlReport } from '@/lib/subjects/diff/report'
import type { TextDiffAnswer, TextDiffRequest } from '@/lib/subjects/diff/task'
import { decodeText } from '@/lib/base/text/decode'
import { documentFormat } from '@/lib/base/text/document-format'
import { defineTask, withTransfer } from '@/lib/workers/define-task'

type Progress = (share: number) => void

defineTask<TextDiffRequest, TextDiffAnswer>((request, { progress }) => {
  if (request.kind === 'compare') {
    const comparison = compareTexts(request.left, request.right, request.options, { progress })
    return withTransfer<TextDiffAnswer>({ kind: 'compared', comparison }, comparisonBuffers(comparison))
  }
  if (request.kind === 'patch') return { kind: 'written', text: unifiedPatch(request.left, request.right, request) }
  if (request.kind === 'report') return { kind: 'written', text: htmlReport(request) }
  return readFile(new Uint8Array(request.bytes), progress)
})

async function readFile(bytes: Uint8Array, progress: Progress): Promise<TextDiffAnswer> {
  const answer = await readBytes(bytes, progress)
  return answer.kind === 'read' && answer.text.length > longestText ? { kind: 'refused', reason: 'too long' } : answer
}

async function readBytes(bytes: Uint8Array, progress: Progress): Promise<TextDiffAnswer> {
  const format = documentFormat(bytes)
  if (format === 'docx') return readDocument(bytes)
  if (format === 'pdf') return readPdf(bytes, progress)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') return { kind: 'refused', reason: 'binary' }
  const { text, encoding, byteOrderMark } = decoded
  return { kind: 'read', text, source: { format: 'text', encoding, byteOrderMark } }
}

async function readDocument(bytes: Uint8Array): Promise<TextDiffAnswer> {
  const { docxText } = await import('@/lib/engines/docx-text')
  try {
    return { kind: 'read', text: await docxText(bytes), source: { format: 'docx' } }
  } catch (error) {
    if (error instanceof Error) return { kind: 'refused', reason: 'damaged document' }
    throw error
  }
}

async function readPdf(bytes: Uint8Array, progress: Progress): Promise<TextDiffAnswer> {
  const { pdfText } = await import('@/lib/engines/pdf-text')
  const read = await pdfText(bytes, { progress })
  if (read.kind === 'text') return { kind: 'read', text: read.text, source: { format: 'pdf', pages: read.pages } }
  return { kind: 'refused', reason: read.reason === 'damaged' ? 'damaged pdf' : read.reason }
}
