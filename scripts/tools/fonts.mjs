/* The fonts that documents are set in when they are saved as PDF: which files there are, which characters they hold, copies for the site. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './definitions.mjs'

/**
 * The first family that has a character draws it. Files `withPage` are part of what a page keeps for offline; the others are kept once
 * a document has had letters of theirs.
 */
const families = [
  {
    name: 'noto-sans',
    parts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    withPage: ['latin', 'latin-ext'],
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

/** Thousands of characters in a hundred slices each, by how the shared ones are drawn. Their bold is drawn by outlining. */
const hanFamilies = [
  { name: 'noto-sans-sc', form: 'sc' },
  { name: 'noto-sans-tc', form: 'tc' },
  { name: 'noto-sans-jp', form: 'jp' },
  { name: 'noto-sans-kr', form: 'kr' },
]
const { resolve } = createRequire(path.join(root, 'package.json'))

export const fontPackages = [...families, ...hanFamilies].map(({ name }) => `@fontsource/${name}`)

/** 'U+0000-00FF,U+0131' as pairs of code points. */
function rangesOf(written) {
  return written.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const folderOf = (name) => path.dirname(resolve(`@fontsource/${name}/package.json`))
const rangesIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'))

/** Every file of the families that are listed together, with its place in node_modules. */
export function fontFiles() {
  return families.flatMap(({ name, parts, withPage = [], italic, weights = [400, 700], ranges: own }) => {
    const folder = folderOf(name)
    const ranges = own === undefined ? rangesIn(folder) : {}
    return parts.flatMap((part) =>
      weights.flatMap((weight) =>
        (italic ? ['normal', 'italic'] : ['normal']).map((slant) => ({
          family: name,
          weight,
          ...(slant === 'italic' ? { italic: true } : {}),
          ranges: rangesOf(own ?? ranges[part]),
          file: path.join(folder, 'files', `${name}-${part}-${weight}-${slant}.woff`),
          withPage: withPage.includes(part),
        })),
      ),
    )
  })
}

/** Ranges with what lies between them where that is little. */
function joined(ranges) {
  const all = ranges.toSorted(([one], [other]) => one - other)
  return all.reduce((found, [from, to]) => {
    const last = found.at(-1)
    if (last && from - last[1] < 256) last[1] = Math.max(last[1], to)
    else found.push([from, to])
    return found
  }, [])
}

/** The families of Han characters with their slices, which fontsource numbers: '[4]'. */
export function hanFonts() {
  return hanFamilies.map(({ name, form }) => {
    const folder = folderOf(name)
    const files = Object.entries(rangesIn(folder)).flatMap(([part, written]) => {
      const [, slice] = /^\[(\d+)\]$/.exec(part) ?? []
      if (slice === undefined) return []
      const file = path.join(folder, 'files', `${name}-${slice}-400-normal.woff`)
      return [{ family: name, weight: 400, ranges: rangesOf(written), file }]
    })
    return { name, form, ranges: joined(files.flatMap(({ ranges }) => ranges)), files }
  })
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** The folder beside the list whose files come when a document has letters of theirs; scripts/finish/offline.mjs knows it. */
const onUse = 'on-use/'

/** Writes the fonts and their lists to `folder`, named by their content, and answers with the name of the list that names them all. */
export function copyFonts(folder) {
  mkdirSync(path.join(folder, onUse), { recursive: true })
  const kept = new Set()
  function keep(name, extension, content) {
    const file = `${name}.${hashOf(content)}.${extension}`
    kept.add(file)
    writeFileSync(path.join(folder, file), content)
    return file
  }
  const keepFont = (place, { file, ...font }) => ({
    ...font,
    href: keep(place + path.basename(file, '.woff'), 'woff', readFileSync(file)),
  })
  const files = fontFiles().map(({ withPage, ...font }) => keepFont(withPage ? '' : onUse, font))
  const han = hanFonts().map(({ name, form, ranges, files: slices }) => ({
    form,
    ranges,
    href: keep(onUse + name, 'json', JSON.stringify(slices.map((font) => keepFont(onUse, font)))),
  }))
  const index = keep('fonts', 'json', JSON.stringify({ files, han }))
  for (const place of ['', onUse])
    for (const entry of readdirSync(path.join(folder, place), { withFileTypes: true }))
      if (entry.isFile() && !kept.has(place + entry.name)) rmSync(path.join(folder, place, entry.name))
  return index
}
