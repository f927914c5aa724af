/* Templates and clauses as modules of data: esbuild meets them as it meets any import. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importTypeScript } from '../typescript.mjs'
import { root } from './definitions.mjs'

let parser

/** Loaded with the first template: most runs of a test have none. */
function parserOnce() {
  parser ??= importTypeScript('scripts/templates/parse.ts')
  return parser
}

const isInclusion = (value) => typeof value?.include?.from === 'string'

/** The data as JavaScript; included clauses are imports, and lines stay only where the build is told of faults. */
function written(data, withLines) {
  const clauses = []
  const json = JSON.stringify(data, (key, value) => {
    if (key === 'at' && !withLines) return undefined
    if (!isInclusion(value)) return value
    const position = clauses.push(value.include.from) - 1
    return { ...value, include: `clause:${position}` }
  })
  const imports = clauses.map(
    (from, position) => `import clause${position} from '@/lib/subjects/clauses/${from}.clause.md'\n`,
  )
  return `${imports.join('')}export default ${json.replace(/"clause:(\d+)"/g, 'clause$1')}\n`
}

/** esbuild plugin. `lines`: for Node's copy, which the checks read. */
export function templates({ lines }) {
  return {
    name: 'templates',
    setup(build) {
      build.onLoad({ filter: /\.(template|clause)\.md$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        const { parseClause, parseTemplate, TemplateFault } = await parserOnce()
        try {
          const data = file.endsWith('.clause.md')
            ? parseClause(source, path.basename(file, '.clause.md'))
            : parseTemplate(source)
          const named = lines ? { ...data, file: path.relative(root, file).replaceAll(path.sep, '/') } : data
          return { contents: written(named, lines), loader: 'js', resolveDir: path.dirname(file) }
        } catch (error) {
          if (!(error instanceof TemplateFault)) throw error
          return {
            errors: [
              {
                text: error.message,
                location: { file, line: error.line, column: 0, lineText: source.split('\n')[error.line - 1] ?? '' },
              },
            ],
          }
        }
      })
    },
  }
}
