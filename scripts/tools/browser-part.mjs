import { readFile } from 'node:fs/promises'
import { parse } from 'acorn'
import { transform } from 'esbuild'
import MagicString from 'magic-string'

/**
 * A definition is one object, and an object is not tree-shaken. So the browser's copy is cut before bundling: of each call
 * below only the named properties stay, and the imports that only the others needed fall away.
 */
const kept = {
  // The code of a component of its own comes with its page; the search asks without it.
  defineApp: ['answers'],
  defineWorkbench: [
    'ask',
    'follow',
    'sends',
    'asksModel',
    'askOf',
    'askNext',
    'onPage',
    'stands',
    'views',
    'takeAway',
    'fileIn',
    'prints',
  ],
  definePlanner: [
    'views',
    'faces',
    'begin',
    'example',
    'dates',
    'warnings',
    'papers',
    'calendars',
    'handed',
    'away',
    'sheets',
    'texts',
    'readers',
    'quick',
    'labels',
    'ticks',
    'acts',
    'alerts',
    'refuses',
    'jobs',
    'presets',
    'imports',
  ],
  defineCalculator: ['needs', 'compute', 'steps', 'rowReader', 'carry'],
  defineTransform: ['run', 'stream', 'inverse'],
  defineGenerator: ['build', 'slow', 'check', 'notes', 'files'],
}
/**
 * What the law says stays, and the day it was checked, which decides the current year; where it is written and how a guide writes
 * its numbers is for the page, which has it in its HTML.
 */
const dropped = { defineRule: ['title', 'jurisdiction', 'units', 'sources', 'note'] }

/** What a member of a family says for its page; all else is data of the family's engine. */
const ofThePage = [
  'formula',
  'makes',
  'limits',
  'sources',
  'rules',
  'records',
  'examples',
  'label',
  'help',
  'initial',
  'inputs',
  'outputs',
]
const families = /^@\/lib\/families\/([\w-]+)$/

function propertyName(property) {
  return property.key.name ?? property.key.value
}

function keepOnly(code, object, source, names) {
  const parts = []
  for (const property of object.properties) {
    if (property.type !== 'Property') throw new Error('a definition is a plain object: no spread (…) at its top level')
    if (names.includes(propertyName(property))) parts.push(source.slice(property.start, property.end))
  }
  code.overwrite(object.start, object.end, `{ ${parts.join(',\n')} }`)
}

function dropWithin(code, node, names) {
  if (node.type === 'ArrayExpression')
    for (const element of node.elements) if (element) dropWithin(code, element, names)
  if (node.type !== 'ObjectExpression') return
  node.properties.forEach((property, index) => {
    if (property.type !== 'Property') return
    // A rule's values have names of their own, which may be any of these.
    if (propertyName(property) === 'value') return
    if (!names.includes(propertyName(property))) return dropWithin(code, property.value, names)
    const next = node.properties[index + 1]
    code.remove(property.start, next ? next.start : node.end - 1)
  })
}

function* callsIn(node) {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) return yield* node.flatMap((child) => [...callsIn(child)])
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') yield node
  for (const [key, child] of Object.entries(node))
    if (key !== 'type' && child && typeof child === 'object') yield* callsIn(child)
}

/** What a file imports from families: the functions that its definition is made with. */
function familyFunctions(program) {
  return new Set(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' && families.test(node.source.value)
        ? node.specifiers.map((specifier) => specifier.local.name)
        : [],
    ),
  )
}

function withoutPage(code, object, source) {
  const names = object.properties.map(propertyName)
  keepOnly(
    code,
    object,
    source,
    names.filter((name) => !ofThePage.includes(name)),
  )
}

/** `source` (JavaScript) without what only the build needs. */
export function browserPart(source) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const code = new MagicString(source)
  const ofFamilies = familyFunctions(program)
  for (const call of callsIn(program.body)) {
    const [object] = call.arguments
    const name = call.callee.name
    if (object?.type !== 'ObjectExpression') continue
    // The family's engine has a function of the same name, which the browser calls.
    if (ofFamilies.has(name)) withoutPage(code, object, source)
    if (name in kept) {
      keepOnly(code, object, source, kept[name])
      // The call itself would keep the kit in the bundle.
      code.remove(call.start, object.start)
      code.remove(object.end, call.end)
    }
    if (name in dropped) {
      dropWithin(code, object, dropped[name])
      code.remove(call.start, object.start)
      code.remove(object.end, call.end)
    }
  }
  return code.toString()
}

const definitionOrRule = /[\\/]lib[\\/](tools|law)[\\/].*\.ts$/

/** esbuild plugin: definitions and rules enter the bundle as their browser part. */
export const onlyBrowserPart = {
  name: 'only-browser-part',
  setup(build) {
    build.onLoad({ filter: definitionOrRule }, async ({ path: file }) => {
      if (/\.(cases|messages|worker)\.ts$/.test(file)) return undefined
      const typescript = await readFile(file, 'utf8')
      // esbuild itself reports a syntax error with file and line, so it gets the text as it stands.
      const javascript = await transform(typescript, { loader: 'ts', target: 'es2022', format: 'esm' }).catch(
        () => undefined,
      )
      if (!javascript) return { contents: typescript, loader: 'ts' }
      try {
        return { contents: browserPart(javascript.code), loader: 'js' }
      } catch (error) {
        const line = typescript
          .slice(0, Math.max(0, typescript.search(/define(Calculator|Transform|Generator|Workbench|Planner)\(/)))
          .split('\n').length
        return { errors: [{ text: error.message, location: { file, line, column: 0 } }] }
      }
    })
  },
}
