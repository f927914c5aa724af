import { gzipSync } from 'fflate'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { svgAddress } from '@/lib/base/svg/address'
import { findingIn } from '@/lib/kits/app/code-report'
import { sizeInWords } from '@/lib/messages/workbench'
import { factsOf, growingEntity, optimiseSvg, rulesLeftOff } from '@/lib/subjects/svg/optimise'
import { checkXml } from '@/lib/subjects/xml/well-formed'
import {
  svgMessages as says,
  type SvgQuestion,
  type SvgReport,
} from '@/lib/tools/utilities/files/svg-optimizer.messages'
import type { Written } from '@/lib/workers/define-code-task'

const utf8 = new TextEncoder()
const shownFaults = 5
/** Larger pictures would make the page slow. */
const largestShown = 1_000_000

const writers: Record<SvgQuestion['format'], (svg: string) => string> = {
  svg: (svg) => (svg.endsWith('\n') ? svg : `${svg}\n`),
  uri: (svg) => `${svgAddress(svg)}\n`,
  background: (svg) => `background-image: url("${svgAddress(svg)}");\n`,
  mask: (svg) => `mask: url("${svgAddress(svg)}") no-repeat center / contain;\n`,
}

/** As a picture an SVG runs nothing and loads nothing. */
const picture = (bytes: Uint8Array, alt: string) =>
  `<img alt="${alt}" src="data:image/svg+xml;base64,${toBase64(bytes)}">`

function comparisonOf(before: Uint8Array, after: Uint8Array): string {
  const { pictures } = says
  const figure = (content: string, words: string, name = '') =>
    `<figure><div class="place ${name}">${content}</div><figcaption>${words}</figcaption></figure>`
  const style =
    'body{margin:0;padding:12px;font:14px system-ui,sans-serif;color:#1f2937;background:#fff;display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(140px,1fr))}figure{margin:0}figcaption{margin-top:6px}.place{position:relative;height:180px;border:1px solid #cbd5e1;background:repeating-conic-gradient(#eef2f6 0 25%,#fff 0 50%) 0 0/16px 16px}.place img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}.difference{isolation:isolate;background:#fff;filter:brightness(6)}.difference img{background:#808080}.difference img+img{mix-blend-mode:difference}.difference{background:#000}'
  const both = [picture(before, pictures.before), picture(after, pictures.after)] as const
  return `<!DOCTYPE html><html lang="en"><head><style>${style}</style></head><body>${figure(both[0], pictures.before)}${figure(both[1], pictures.after)}${figure(both.join(''), pictures.difference, 'difference')}</body></html>`
}

function warningsOf(before: ReturnType<typeof factsOf>, after: ReturnType<typeof factsOf>): string[] {
  return [
    ...(before.active > after.active ? [says.removed(before.active - after.active)] : []),
    ...(after.active > 0 ? [says.active(after.active)] : []),
    ...(after.external.length > 0 ? [says.external(after.external)] : []),
    ...(after.hasHtml ? [says.html] : []),
    ...(after.hasAnimation ? [says.moving] : []),
    ...(after.hasViewBox ? [] : [says.noViewBox]),
  ]
}

const bad = (sentence: string): Pick<SvgReport, 'verdict'> => ({ verdict: { tone: 'bad', says: sentence } })

/** Optimises an SVG, says what was saved, and sets both pictures beside each other. */
export async function svgReport(
  svg: string,
  { format, ...settings }: Omit<SvgQuestion, 'ask' | 'source'>,
): Promise<Written<SvgReport>> {
  const nothing = { findings: [], warnings: [], figures: [], leftOff: [] }
  if (svg.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const growing = growingEntity(svg)
  if (growing) return { ...nothing, ...bad(says.growing(growing)) }
  const { faults } = await checkXml(svg)
  if (faults.length > 0)
    return {
      ...nothing,
      ...bad(''),
      findings: faults
        .slice(0, shownFaults)
        .map(({ offset, reason }) =>
          findingIn(
            'text',
            svg,
            { offset, length: 1 },
            { tone: 'bad', says: says.fault(reason), detail: says.faultHint },
          ),
        ),
    }
  const before = factsOf(svg)
  if (!before.isSvg) return { ...nothing, ...bad(says.notSvg) }
  const optimised = optimisedOr(svg, settings)
  if ('reason' in optimised) return { ...nothing, ...bad(says.unread(optimised.reason)) }
  const text = writers[format](optimised.text)
  const after = factsOf(optimised.text)
  const [bytesBefore, bytesAfter, bytesWritten] = [svg, optimised.text, text].map((one) => utf8.encode(one)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const isShown = bytesBefore.length <= largestShown
  return {
    verdict: { tone: 'good', says: says.saved(bytesBefore.length, bytesWritten.length) },
    findings: [],
    warnings: warningsOf(before, after),
    text,
    leftOff: rulesLeftOff(svg),
    ...(isShown && { comparison: comparisonOf(bytesBefore, bytesAfter) }),
    figures: [
      { label: says.figures.before, text: sizeInWords(bytesBefore.length) },
      { label: says.figures.after, text: sizeInWords(bytesWritten.length) },
      { label: says.figures.gzipBefore, text: sizeInWords(gzipSync(bytesBefore).length) },
      { label: says.figures.gzipAfter, text: sizeInWords(gzipSync(bytesWritten).length) },
      { label: says.figures.elements, text: says.elements(before.elements, after.elements) },
    ],
  }
}

function optimisedOr(
  svg: string,
  settings: Omit<SvgQuestion, 'ask' | 'source' | 'format'>,
): { text: string } | { reason: string } {
  try {
    return { text: optimiseSvg(svg, settings) }
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'its elements lie too deep in each other.' }
    if (!(error instanceof Error)) throw error
    return { reason: (error.message.split('\n')[0] ?? '').slice(0, 160) }
  }
}
