/* The licences of what browsers get besides our own code, for licences.txt. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tools/definitions.mjs'
import { usedLicences } from './licence.mjs'
import {
  drawnAtBuild,
  moreTexts,
  namedInText,
  packedCode,
  packedPackages,
  standardTexts,
  takenData,
} from './packed.mjs'
import { packageFolderOf, shippedFiles } from './shipped.mjs'

const licenceName = /^(?:licen[cs]e|copying|notice|copyright)/i

/** @param {string} licence */
function standardText(licence) {
  const { file, begins } = standardTexts[licence] ?? {}
  const text = file === undefined ? '' : readFileSync(path.join(root, file), 'utf8')
  const start = text.indexOf(begins)
  if (start < 0)
    throw new Error(`there is no text of ${licence}: name a file that holds it in scripts/notices/packed.mjs`)
  return text.slice(start).trim()
}

/** @param {string | { name?: string } | undefined} person */
const nameOf = (person) => (typeof person === 'object' ? person.name : person)?.replace(/\s*[<(].*$/, '')

/**
 * What a package says of itself. Texts are those of its own files; without any, its licence's standard text under its author's name.
 * @param {string} folder
 * @returns {{ name: string, version: string, licence: string | undefined, texts: string[], source: string | undefined }}
 */
export function readPackage(folder) {
  const { name, version, license, licenses, author, repository, homepage } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const files = [
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && licenceName.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
      .map((entry) => entry.name)
      .sort(),
    ...(moreTexts[name] ?? []),
  ]
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  const inText =
    namedInText[name] && texts[0]?.startsWith(namedInText[name].begins) ? namedInText[name].licence : undefined
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? inText
  const used = usedLicences(licence)
  if (texts.length === 0 && used?.length === 1 && nameOf(author))
    texts.push(`Copyright (c) ${nameOf(author)}\n\n${standardText(used[0])}`)
  const source = homepage ?? repository?.url ?? repository
  return { name, version, licence, texts, source: source?.replace(/^git\+/, '') }
}

/**
 * Why a package must not be shipped; undefined where it may.
 * @param {{ name: string, licence: string | undefined, texts: string[] }} one
 */
export function faultOf({ name, licence, texts }) {
  if (!licence) return `${name} names no licence`
  if (!usedLicences(licence))
    return `${name} is under ${licence}, which is not among the licences in scripts/notices/licence.mjs`
  return texts.length === 0 ? `${name} holds no text of its licence ${licence}` : undefined
}

/** The folder of an installed package, as a package in `from` finds it. */
function installed(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name)
    if (existsSync(found)) return found
    if (folder === path.dirname(folder))
      throw new Error(`${name}, named in scripts/notices/packed.mjs, is not installed`)
  }
}

/** Every package whose code or drawings browsers get, by name. */
export async function shippedPackages() {
  const folders = new Set((await shippedFiles()).map((file) => packageFolderOf(path.resolve(root, file))))
  for (const folder of folders)
    for (const name of packedPackages[readPackage(folder).name] ?? []) folders.add(installed(name, folder))
  for (const name of drawnAtBuild) folders.add(installed(name, root))
  return [...folders].map(readPackage).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function section(title, facts, texts) {
  return [`${'='.repeat(78)}\n${title}`, ...facts, '', texts.join('\n\n'), ''].join('\n')
}

/**
 * The whole text. Throws, naming all of them, where something may not be shipped.
 * @param {ReturnType<typeof readPackage>[]} packages
 * @param {typeof packedCode} packed
 */
export function noticesText(packages, packed = packedCode) {
  const faults = packages.map(faultOf).filter(Boolean)
  const names = new Set(packages.map(({ name }) => name))
  for (const { inside, name } of packed)
    if (!names.has(inside)) faults.push(`${inside} ships no more: take ${name} out of scripts/notices/packed.mjs`)
  if (faults.length > 0) throw new Error(`The site cannot be published as it is:\n${faults.join('\n')}`)
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()
  return [
    'Tallykit runs in your browser. Its own code is under the licence that comes first; the libraries in it are under theirs, which follow.\n',
    section('Tallykit', [], [own]),
    ...packages.map(({ name, version, licence, texts, source }) => {
      const used = usedLicences(licence) ?? []
      const isChosen = / OR /.test(licence ?? '')
      return section(
        `${name} ${version}`,
        [`Licence: ${licence}${isChosen ? `, used under ${used.join(' and ')}` : ''}`, ...(source ? [source] : [])],
        texts,
      )
    }),
    ...packed.map(({ inside, name, copyright, licence, source }) =>
      section(`${name}, in ${inside}`, [`Licence: ${licence}`, source], [copyright, standardText(licence)]),
    ),
    ...takenData.map(({ name, copyright, licence, source }) =>
      section(`Data of ${name}`, [`Licence: ${licence}`, source], [copyright, standardText(licence)]),
    ),
  ].join('\n')
}

/**
 * Writes licences.txt into a finished site. Fails where something under GPL, AGPL, an unknown licence or none would ship.
 * @param {string} out the exported site
 * @returns {Promise<number>} how many packages it names
 */
export async function writeNotices(out) {
  const packages = await shippedPackages()
  writeFileSync(path.join(out, 'licences.txt'), `\uFEFF${noticesText(packages)}`)
  return packages.length
}
