import { fileAt, importsOf, targetOf } from '../imported'
import type { Fault, Project } from '../project'

type Files = Pick<Project, 'files'>

/** The folders whose components the page shows. */
const kits = [
  'calculator',
  'catalogue',
  'chart',
  'fields',
  'guide',
  'search',
  'site',
  'take-away',
  'text-input',
  'ui',
  'workbench',
] as const

/** Components that the page does not show, and why. */
export const notShown: Readonly<Record<string, string>> = {
  'calculator/calculator-form': 'Puts together what the page shows: fields, answer, actions, tables.',
  'calculator/case-list': 'A table of the checks of one tool, fetched on use.',
  'calculator/checked-against': 'Opens the table of checks.',
  'calculator/late-results': 'Orders tables and charts of an answer.',
  'calculator/many-panel': 'Put together from a table box, menus and a work bar.',
  'calculator/pictures': 'Fetches charts on use.',
  'calculator/plane-view': 'Moves the fields of its tool.',
  'calculator/result-pictures': 'Fetches charts on use.',
  'calculator/result-tables': 'Lists tables.',
  'calculator/row-list': 'Needs the worker of its tool.',
  'calculator/screen-gauge': 'Measures the screen, which the page does not know.',
  'catalogue/category-page': 'A page of cards.',
  'catalogue/coming-soon': 'A page of one planned tool.',
  'catalogue/site-map': 'A page of links.',
  'catalogue/tool-filter': 'Narrows the list of the page it stands on.',
  'catalogue/topic-page': 'A page of cards.',
  'site/backup-panel': 'Works on what is kept on the device.',
  'site/bare-document': 'The document itself.',
  'site/contact-form': 'Fields and a button of a page of its own.',
  'site/document': 'The document itself.',
  'site/home': 'The home page.',
  'site/not-found': 'A page of its own.',
  'site/offline-panel': 'Works on what is kept on the device.',
  'site/settings-panels': 'Works on what is kept on the device.',
  'site/stored-data-panel': 'Works on what is kept on the device.',
  'site/stored-pages': 'Works on what is kept on the device.',
  'site/text-page': 'A page of prose.',
  'text-input/sheet-menu': 'A menu of the sheets of an opened workbook.',
  'text-input/table-input': 'A text pane whose box takes tables.',
  'workbench/results': 'Puts together what the page shows: progress, views, ways to take them away.',
  'workbench/text-box': 'Puts together a text pane and its notes.',
  'workbench/prose-box': 'A text box with another way to hold long texts.',
  'workbench/workbench': 'Draws the form of one tool.',
  'workbench/workbench-form': 'Puts together what the page shows.',
}

/** What the build draws, and the island that the page names. */
const begins = ['app/(site)/design/page.tsx', 'components/design-page/design-rooms.tsx']

/** Every file that the page imports, at once or when it is reached. A part names its file the same way. */
function reachedByPage({ files }: Files): ReadonlySet<string> {
  const reached = new Set(begins)
  for (const file of reached)
    for (const { from, isType } of importsOf(files.get(file) ?? '')) {
      const target = isType ? undefined : targetOf(file, from)
      const next = target === undefined ? undefined : fileAt(files, target)
      if (next !== undefined) reached.add(next)
    }
  return reached
}

/** Each component of the kits is shown on the page of all parts, or is named with the reason why not. */
export function checkDesignPage({ files }: Files, exempt = notShown): Fault[] {
  const reached = reachedByPage({ files })
  const components = [...files.keys()].filter((file) =>
    kits.some((kit) => file.startsWith(`components/${kit}/`) && file.endsWith('.tsx')),
  )
  const nameOf = (file: string) => file.replace(/^components\/|\.tsx$/g, '')
  const missing = components
    .filter((file) => !reached.has(file) && !Object.hasOwn(exempt, nameOf(file)))
    .map((at) => ({ at, says: 'is not on /design/. Show it in components/design-page, or say in notShown why not.' }))
  const needless = Object.keys(exempt)
    .filter((name) => !files.has(`components/${name}.tsx`) || reached.has(`components/${name}.tsx`))
    .map((at) => ({ at, says: 'needs no entry in notShown: the page shows it, or there is no such file.' }))
  return [...missing, ...needless]
}

/** The words that stand as `kind` in the types of a file. */
function kindsIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/\bkind: ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(([, kinds = '']) =>
        [...kinds.matchAll(/'([\w-]+)'/g)].map(([, kind = '']) => kind),
      ),
    ),
  ]
}

/** The kinds of fields, views, figures and charts, and the specimens that must have one of each. */
const specimens = [
  ['lib/kits/fields/types.ts', 'components/design-page/field-specimens.ts'],
  ['lib/kits/app/views.ts', 'components/design-page/view-specimens.ts'],
  ['lib/kits/chart/types.ts', 'components/design-page/chart-specimens.ts'],
] as const

/** The page has a specimen of every kind there is. */
export function checkSpecimens({ files }: Files): Fault[] {
  return specimens.flatMap(([types, shown]) => {
    const there = new Set([...(files.get(shown) ?? '').matchAll(/(?:^|[\s{])'?([\w-]+)'?: /g)].map(([, name]) => name))
    return kindsIn(files.get(types) ?? '')
      .filter((kind) => !there.has(kind))
      .map((kind) => ({ at: shown, says: `has no specimen of the kind ${kind} of ${types}.` }))
  })
}
