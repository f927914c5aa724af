/* The fonts that documents are set in when they are saved as PDF: which files there are, which characters they hold, copies for the site. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './definitions.mjs'

/** The first family that has a character draws it. */
const families = [
  {
    name: 'noto-sans',
    parts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    italic: true,
  },
  { name: 'noto-sans-devanagari', parts: ['devanagari'] },
  { name: 'noto-sans-arabic', parts: ['arabic'] },
  { name: 'noto-sans-hebrew', parts: ['hebrew'] },
  { name: 'noto-sans-tamil', parts: ['tamil'] },
  { name: 'noto-sans-thai', parts: ['thai'] },
  // Raised and lowered digits, arrows and signs of arithmetic, which no part of Noto Sans has; the package lists no ranges.
  {
    name: 'dejavu-sans',
    parts: ['latin'],
    weights: [400],
    ranges: 'U+2070-2071,U+2074-208E,U+2190-2199,U+2200-22FF',
  },
]
const { resolve } = createRequire(path.join(root, 'package.json'))

export const fontPackages = families.map(({ name }) => `@fontsource/${name}`)

/** 'U+0000-00FF,U+0131' as pairs of code points. */
function rangesOf(written) {
  return written.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** Every file with its place in node_modules. */
export function fontFiles() {
  return families.flatMap(({ name, parts, italic, weights = [400, 700], ranges: own }) => {
    const folder = path.dirname(resolve(`@fontsource/${name}/package.json`))
    const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'))
    return parts.flatMap((part) =>
      weights.flatMap((weight) =>
        (italic ? ['normal', 'italic'] : ['normal']).map((slant) => ({
          family: name,
          weight,
          ...(slant === 'italic' ? { italic: true } : {}),
          ranges: rangesOf(own ?? ranges[part]),
          file: path.join(folder, 'files', `${name}-${part}-${weight}-${slant}.woff`),
        })),
      ),
    )
  })
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** Writes the fonts and their list to `folder`, named by their content, and answers with the name of the list. */
export function copyFonts(folder) {
  mkdirSync(folder, { recursive: true })
  const kept = new Set()
  function keep(name, extension, content) {
    const file = `${name}.${hashOf(content)}.${extension}`
    kept.add(file)
    writeFileSync(path.join(folder, file), content)
    return file
  }
  const list = fontFiles().map(({ file, ...font }) => ({
    ...font,
    href: keep(path.basename(file, '.woff'), 'woff', readFileSync(file)),
  }))
  const index = keep('fonts', 'json', JSON.stringify(list))
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(path.join(folder, name))
  return index
}
