import { filesByName } from '@/lib/families/written-texts/page-parts'
import { codeViews, type CodeWords } from '@/lib/kits/app/code-report'
import type { MinifiedFile, MinifiedReport, MinifierAnswer } from '@/lib/kits/app/minified-report'
import type { View } from '@/lib/kits/app/views'
import type { Content, Copying, FilesInput, Saving, WorkFile, Zipping } from '@/lib/kits/app/workbench'

/* What the pages share that make code smaller. Their worker keeps the code and its source map (lib/workers/define-minifier-task.ts). */

interface Minifying<Report extends MinifiedReport> {
  answer: MinifierAnswer<Report> | undefined
  opened: Readonly<Record<string, File | undefined>>
  files: readonly WorkFile<MinifierAnswer<Report>>[]
}

/** Questions that only whoever holds the code answers. */
const held = (ask: 'whole' | 'map') => ({ askOpen: { ask } }) as unknown as Content<never>

export function reportOf<Report extends MinifiedReport>(
  answer: MinifierAnswer<Report> | undefined,
): Report | undefined {
  return answer?.kind === 'read' ? answer : undefined
}

/** The name of the opened file, or the one for what was typed. */
export function sourceName(opened: Readonly<Record<string, File | undefined>>, typed: string): string {
  return opened.text?.name ?? typed
}

/** `styles.css` as `styles.min.css`; what has another ending gets that of the language. */
export function minifiedName(name: string, ending: string): string {
  return `${name.replace(/(?:\.min)?\.\w+$/, '')}.min.${ending}`
}

/** What stands beneath each file, and how the files became smaller. */
export function fileViews<Report extends MinifiedReport>(
  files: readonly WorkFile<MinifierAnswer<Report>>[],
  noticesOf: (name: string) => string,
): View {
  const views = ({ answer, name }: WorkFile<MinifierAnswer<Report>>): View[] => {
    if (!answer || answer.kind === 'read' || answer.kind === 'savings') return []
    const note: View = { kind: 'note', says: answer.says }
    if (answer.kind === 'aside' || answer.warnings.length === 0) return [note]
    return [note, { kind: 'warnings', label: noticesOf(name), items: answer.warnings.map((says) => ({ says })) }]
  }
  return { kind: 'files', of: Object.fromEntries(files.map((file) => [file.id, views(file)])) }
}

/** The views of code that was typed or opened. */
export function reportViews<Report extends MinifiedReport>(
  answer: MinifierAnswer<Report> | undefined,
  words: CodeWords,
): View[] {
  return codeViews(reportOf(answer), words)
}

export function severalFiles(button: string, accept: string): FilesInput {
  return {
    kind: 'files',
    label: 'Several files at once',
    button,
    accept,
    folders: true,
    verb: 'Minify',
    stopped: 'This file was not minified.',
    follows: 'file',
  }
}

const isDone = <Report extends MinifiedReport>(
  file: WorkFile<MinifierAnswer<Report>>,
): file is WorkFile<MinifierAnswer<Report>> & { answer: MinifiedFile } => file.answer?.kind === 'file'

const isWritten = <Report extends MinifiedReport>({ answer }: Pick<Minifying<Report>, 'answer'>) =>
  (reportOf(answer)?.lines ?? 0) > 0

export function copyCode<Report extends MinifiedReport>(done: string): Copying<Minifying<Report>, never> {
  return { kind: 'copy', label: 'Copy', done, of: (work) => (isWritten(work) ? held('whole') : undefined) }
}

export function saveCode<Report extends MinifiedReport>(
  nameOf: (opened: Minifying<Report>['opened']) => string,
  type: string,
): Saving<Minifying<Report>, never> {
  return {
    kind: 'save',
    label: 'Download',
    file: ({ opened }) => nameOf(opened),
    type,
    of: (work) => (isWritten(work) ? held('whole') : undefined),
  }
}

/** The option that asks for a map is called `map`. */
export function saveMap<Report extends MinifiedReport>(
  nameOf: (opened: Minifying<Report>['opened']) => string,
): Saving<Minifying<Report>, never> {
  return {
    kind: 'save',
    label: 'Download source map',
    file: ({ opened }) => `${nameOf(opened)}.map`,
    type: 'application/json',
    shownWhen: { field: 'map', is: true },
    of: ({ answer }) => (reportOf(answer)?.hasMap ? held('map') : undefined),
  }
}

/** All files with their maps; without one, a button that waits. */
export function zipFiles<Report extends MinifiedReport>(archive: string): Zipping<Minifying<Report>, never> {
  return {
    kind: 'zip',
    label: 'Save all files (ZIP)',
    file: archive,
    files({ files }) {
      const done = files.filter(isDone).map(({ answer }) => answer)
      const all = filesByName(done.map(({ name, code }) => [name, code]))
      const named = Object.keys(all)
      for (const [at, { map }] of done.entries()) if (map) all[`${named[at]}.map`] = map
      return done.length === 0 ? { [archive.replace('.zip', '.txt')]: undefined } : all
    },
  }
}
