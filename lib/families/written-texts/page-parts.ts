import type { CodeReport } from '@/lib/kits/app/code-report'
import type { Content, Copying, HeldFile, Saving, TextInput, Work } from '@/lib/kits/app/workbench'

/* What tools share on their pages that make one text of another in a worker which keeps it. */

/** A question that only whoever holds the text answers. */
const wholeText = { askOpen: { ask: 'file' } }

type TextWork<Report, Question> = Work<never, Readonly<Record<string, string>>, Report, Question>
type Answered<Report> = Pick<TextWork<Report, unknown>, 'answer' | 'opened'>

/** What the worker wrote; undefined while there is nothing. */
export function writtenText<Report extends CodeReport, Question>({
  answer,
}: Pick<Answered<Report>, 'answer'>): Content<Question> | undefined {
  return answer && answer.lines > 0 ? (wholeText as unknown as Content<Question>) : undefined
}

/** The name of the opened file, or a name for what was typed, with another ending. */
export function nameWith(ending: string, typed: string) {
  return ({ opened }: { opened: Readonly<Record<string, File | undefined>> }): string =>
    `${opened.text?.name.replace(/\.\w+$/, '') ?? typed}.${ending}`
}

/** Every file under its own name; of two with one name the second is counted. */
export function filesByName(files: Iterable<readonly [name: string, content: Blob]>): Record<string, Blob> {
  const named: Record<string, Blob> = {}
  for (const [name, content] of files) {
    let free = name
    for (let number = 2; Object.hasOwn(named, free); number++) free = name.replace(/(\.\w+)?$/, ` (${number})$1`)
    named[free] = content
  }
  return named
}

export interface SourceWords {
  label: string
  placeholder: string
  example: string
}

/** The box for the source, which a file may take the place of; files of up to two megabytes are read into the box. */
export function sourceInput(words: SourceWords, holds: Pick<HeldFile, 'accept' | 'pasted' | 'sets'>): TextInput {
  return { kind: 'text', height: 'tall', ...words, takes: { text: {} }, holds: { above: 2_000_000, ...holds } }
}

/** Files of JSON; the ending of one says how it is read, in tools that have `mode` among their options. */
export const jsonSources = {
  accept: '.json,.jsonc,.json5,.ndjson,.jsonl,.geojson,.webmanifest,.map,.txt,application/json,text/plain',
  pasted: 'pasted.json',
  sets: {
    jsonc: { mode: 'jsonc' },
    json5: { mode: 'json5' },
    ndjson: { mode: 'ndjson' },
    jsonl: { mode: 'ndjson' },
  },
}

export function copyWritten<Report extends CodeReport, Question>(done: string): Copying<Answered<Report>, Question> {
  return { kind: 'copy', label: 'Copy', done, of: writtenText }
}

export function saveWritten<Report extends CodeReport, Question>(
  file: string | ((work: Answered<Report>) => string),
  type: string,
): Saving<Answered<Report>, Question> {
  return { kind: 'save', label: 'Download', file, type, of: writtenText }
}

export const yamlFiles = {
  accept: '.yaml,.yml,.cff,.clang-format,.txt,application/yaml,text/yaml,text/plain',
  pasted: 'pasted.yaml',
}

export const xmlFiles = {
  accept:
    '.xml,.svg,.rss,.atom,.xsd,.xsl,.xslt,.wsdl,.plist,.kml,.gpx,.xhtml,.config,.csproj,.pom,text/xml,application/xml',
  pasted: 'pasted.xml',
}
