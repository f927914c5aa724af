import { parse } from 'parse5'
import * as angular from 'prettier/plugins/angular'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import * as html from 'prettier/plugins/html'
import * as postcss from 'prettier/plugins/postcss'

import { formatCode, type FormattedCode } from './format'

export const pageKinds = ['html', 'vue', 'angular'] as const
export type PageKind = (typeof pageKinds)[number]

export interface PageLayout {
  kind: PageKind
  spaces: 'css' | 'strict' | 'ignore'
  indent: '2' | '4' | 'tab'
  width: '80' | '100' | '120' | '400'
  attributes: 'filled' | 'single'
  embedded: boolean
}

/** Lays a page, a Vue component or an Angular template out with the library Prettier, with the styles and scripts in it. */
export async function formatPage(
  source: string,
  { kind, spaces, indent, width, attributes, embedded }: PageLayout,
): Promise<FormattedCode> {
  // The library looks for the end of a CDATA section without asking whether there is one.
  const open = source.lastIndexOf('<![CDATA[')
  if (open >= 0 && !source.includes(']]>', open))
    return { kind: 'fault', offset: open, length: 9, reason: 'CDATA section not terminated' }
  return formatCode(source, {
    parser: kind,
    plugins: [html, angular, postcss, babel, estree],
    htmlWhitespaceSensitivity: spaces,
    useTabs: indent === 'tab',
    tabWidth: indent === '4' ? 4 : 2,
    printWidth: Number(width),
    singleAttributePerLine: attributes === 'single',
    embeddedLanguageFormatting: embedded ? 'auto' : 'off',
  })
}

export interface MarkupMistake {
  /** Its name in the HTML standard. */
  code: string
  offset: number
  length: number
}

/**
 * Parse errors of WHATWG HTML by the library parse5, with their places. That a part of a page has no doctype is none of them; neither is
 * what only says that code of a template is no HTML.
 */
export function markupMistakes(source: string): MarkupMistake[] {
  const found: MarkupMistake[] = []
  parse(source, {
    sourceCodeLocationInfo: true,
    onParseError({ code, startOffset, endOffset }) {
      if (code === 'missing-doctype' || isTemplate(source, startOffset)) return
      found.push({ code, offset: startOffset, length: Math.max(1, endOffset - startOffset) })
    },
  })
  return found
}

const isTemplate = (source: string, at: number) => /^<?[?%]/.test(source.slice(Math.max(0, at - 1), at + 2))
