import type { Parser } from 'prettier'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'

import { formatCode, type FormattedCode } from './format'
import { unpacked } from './unpack'

export const scriptLanguages = ['javascript', 'typescript', 'json5'] as const
export type ScriptLanguage = (typeof scriptLanguages)[number]

export interface ScriptLayout {
  task: 'format' | 'unpack'
  indent: '2' | '4' | 'tab'
  semicolons: boolean
  quotes: 'double' | 'single'
  width: '80' | '100' | '120'
  commas: 'all' | 'es5' | 'none'
}

const parsers = { javascript: 'babel', typescript: 'babel-ts', json5: 'json5' } as const

/**
 * Lays JavaScript, TypeScript, JSX or JSON5 out with the library Prettier. Without a language the first is taken that the text can be read
 * as; a text that is none is a fault of the one that could be read furthest. Unpacking writes what minifiers shorten in full before.
 */
export async function formatScript(
  source: string,
  wanted: 'auto' | ScriptLanguage,
  layout: ScriptLayout,
): Promise<{ language: ScriptLanguage; result: FormattedCode }> {
  const languages = wanted === 'auto' ? candidates(source) : [wanted]
  let furthest: { language: ScriptLanguage; result: FormattedCode } | undefined
  for (const language of languages) {
    const result = await formatOne(source, language, layout)
    if (result.kind === 'formatted') return { language, result }
    if (!furthest || furthest.result.kind === 'formatted' || result.offset > furthest.result.offset)
      furthest = { language, result }
  }
  if (!furthest) throw new Error('There is a language to read every text as.')
  return furthest
}

/** What begins with a bracket may be data. */
const candidates = (source: string): readonly ScriptLanguage[] =>
  /^\ufeff?\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*[[{]/.test(source)
    ? ['json5', 'javascript', 'typescript']
    : ['javascript', 'typescript']

async function formatOne(source: string, language: ScriptLanguage, layout: ScriptLayout): Promise<FormattedCode> {
  const { task, indent, semicolons, quotes, width, commas } = layout
  const isData = language === 'json5'
  const options = {
    parser: parsers[language],
    useTabs: indent === 'tab',
    tabWidth: indent === '4' ? 4 : 2,
    semi: semicolons,
    singleQuote: quotes === 'single' && !isData,
    quoteProps: isData ? 'preserve' : 'as-needed',
    printWidth: Number(width),
    trailingComma: isData ? 'none' : commas,
  } as const
  if (task === 'format' || isData) return formatCode(source, { ...options, plugins: [babel, estree] })
  // The reader hands its tree over as it reads, so that what is changed is what was understood.
  let full = source
  const reader: Parser = babel.parsers[parsers[language]]
  const listening: Parser = {
    ...reader,
    async parse(text, settings) {
      const tree: unknown = await reader.parse(text, settings)
      full = unpacked(text, tree)
      return tree
    },
  }
  const read = await formatCode(source, {
    ...options,
    plugins: [{ ...babel, parsers: { ...babel.parsers, [parsers[language]]: listening } }, estree],
  })
  return read.kind === 'fault' || full === source ? read : formatCode(full, { ...options, plugins: [babel, estree] })
}
