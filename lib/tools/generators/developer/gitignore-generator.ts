import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, rows } from '@/lib/kits/fields/define'
import type { IgnoreQuestion } from '@/lib/subjects/ignore/report'
import { templateNames } from '@/lib/subjects/ignore/template-names'

const fileNames = { git: '.gitignore', docker: '.dockerignore', npm: '.npmignore' } as const

const sample = `dist/
*.log
!keep.log
build/
!build/readme.txt
`

export default defineWorkbench({
  worker: worker<IgnoreQuestion, Report>('gitignore-generator'),
  options: {
    kind: choice('File for', { options: { git: 'Git', docker: 'Docker', npm: 'npm' }, initial: 'git', as: 'buttons' }),
    templates: rows('Languages, editors and systems', {
      row: 'template',
      columns: { name: choice('Template', { options: templateNames, initial: 'Node', as: 'search' }) },
      initial: [],
      max: 60,
      ordered: true,
    }),
  },
  panels: [{ at: 'top', fields: ['kind', 'templates'] }],
  inputs: {
    own: {
      kind: 'text',
      label: 'Rules of your own, or a file you have',
      placeholder: '/dist\n*.log\n!keep.log',
      height: 'middle',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open an ignore file',
        largest: 2_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
    paths: {
      kind: 'text',
      label: 'Paths to try, one a line',
      placeholder: 'src/main.ts\nnode_modules/\nbuild/readme.txt',
      help: 'A folder ends in a slash. git ls-files -co lists those of a project.',
      height: 'middle',
      opens: {
        label: 'Open a list',
        accept: '.txt,text/plain',
        largest: 20_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
  },
  resultLabel: 'The file',
  ask({ values: { kind, templates }, texts: { own, paths } }): IgnoreQuestion | undefined {
    if (templates.length === 0 && own.trim() === '') return undefined
    return { kind, templates: templates.map(({ name }) => name), own, paths }
  },
  views: (work) => reportViews(work, 'own', 'Add a template or write a rule. The file and what it ignores stand here.'),
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the file',
      done: 'Copied the file',
      of: ({ answer }) => reportFile(answer, 'rules'),
    },
    file: {
      kind: 'save',
      label: 'Save the file',
      file: ({ values: { kind } }) => fileNames[kind],
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => reportFile(answer, 'rules'),
    },
    csv: {
      kind: 'save',
      label: 'Save the verdicts (CSV)',
      file: 'ignored-paths.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Languages, editors and systems', help: 'The 239 templates of github/gitignore, up to 60 in one file.' },
    { label: 'File for', help: 'Git, Docker or npm; for Docker, names get **/ in front.' },
    { label: 'Rules of your own', help: 'They come last, so that they win.' },
    { label: 'Paths to try', help: 'One a line, up to 100,000.' },
  ],
  results: [
    { label: 'The file, in sections, without repeated rules', kind: 'value' },
    { label: 'Ignored or kept, with the rule and the line that decide', kind: 'table' },
    { label: 'Rules that match nothing, exceptions that have no effect', kind: 'verdict' },
  ],
  formula:
    'Lets the last rule that matches decide, and closes all that lies in an ignored folder, as git does; a repeated rule is left out unless an exception in between may meet it',
  limits: [
    'Templates are those of github/gitignore in May 2026, without its folder “community”.',
    'One file is read. Ignore files in subfolders, .git/info/exclude and core.excludesFile are not seen.',
    'Capitals count. On systems where git was told that they do not, more is ignored.',
    'Docker and npm read a few things otherwise than git; the notes under the file say which.',
    'What git tracks already is not ignored, whatever the file says.',
  ],
  sources: [
    { title: 'Git: gitignore', href: 'https://git-scm.com/docs/gitignore' },
    { title: 'github/gitignore: templates (CC0 1.0)', href: 'https://github.com/github/gitignore' },
    {
      title: 'Docker: .dockerignore files',
      href: 'https://docs.docker.com/build/concepts/context/#dockerignore-files',
    },
    { title: 'npm: Keeping files out of your package', href: 'https://docs.npmjs.com/cli/using-npm/developers' },
  ],
  abilities: ['save', 'print', 'batch'],
})
