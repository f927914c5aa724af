/*
 * React as modules. Its packages are CommonJS, whose names a bundler cannot see: each file that uses React would carry a wrapper, and
 * every page the code that makes wrappers, as a file of its own. Here React is bundled once and its names are exported.
 */
import { createRequire } from 'node:module'
import * as esbuild from 'esbuild'
import { root } from './definitions.mjs'

const require = createRequire(import.meta.url)

const packages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** How the modules that every island uses start, so that the bundler's groups know them. */
export const reactModule = '\0react:'

/** For libraries that look up React's names while they run: the object that takes stays in their own files. */
const forLibraries = '\0react-for-libraries:'

/** React does not change while a process runs. */
const bundled = new Map()

async function bundleReact(development) {
  const contents = packages.map((name, at) => `import p${at} from '${name}'\nexport { p${at} }`).join('\n')
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    // licences.txt names the licence of all that ships.
    legalComments: 'none',
    minify: !development,
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

function namedExports(name) {
  const at = packages.indexOf(name)
  const names = Object.keys(require(name)).filter((key) => /^[a-z]\w*$/i.test(key) && key !== 'default')
  return [
    `import { p${at} as all } from '${reactModule}all'`,
    'export default all',
    ...names.map((key) => `export const ${key} = all.${key}`),
  ].join('\n')
}

/** The plugin that gives the bundler React as modules. */
export function reactModules(development) {
  return {
    name: 'react-modules',
    resolveId: {
      filter: { id: /^(\0react:|react(-dom)?($|\/))/ },
      handler: (name, importer) => {
        if (packages.includes(name)) return (importer?.includes('node_modules') ? forLibraries : reactModule) + name
        return name.startsWith(reactModule) ? name : null
      },
    },
    load: {
      filter: { id: /^\0react/ },
      handler: async (id) => {
        const name = id.slice(id.indexOf(':') + 1)
        if (name !== 'all') return { code: namedExports(name), moduleSideEffects: false }
        if (!bundled.has(development)) bundled.set(development, bundleReact(development))
        return { code: await bundled.get(development) }
      },
    },
  }
}
