import type { Show } from '@/lib/base/format/show'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { designHtml } from './design-html'
import { blockHtml, languageAttributes } from './html'
import { lookOf } from './looks'
import { documentStyle } from './sheet-style'
import { letterSize, lookNames, pageStyle } from './style'
import type { Document } from './types'
import { wordsOf } from './words'

/** The whole document as an HTML file that needs nothing else: no script, no request. */
export function documentHtml(document: Document, show: Show): string {
  const { title, language = 'en', direction, blocks } = document
  const words = wordsOf(document)
  const { colour, scale } = lookOf(document)
  return [
    '<!doctype html>',
    `<html${languageAttributes({ language, ...(direction ? { direction } : {}) })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>body{margin:0}${documentStyle}${pageStyle(document)}</style>`,
    '</head>',
    `<body><main class="doc doc-${document.sheet} ${lookNames(document)}" style="--doc-colour:${colour};font-size:${letterSize(scale)}">${blocks.map((block) => (block.kind === 'design' ? designHtml(block.page) : blockHtml(block, show, words, direction))).join('\n')}</main></body>`,
    '</html>',
    '',
  ].join('\n')
}
