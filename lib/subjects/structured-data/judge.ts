import { isThing, listOf, type Json, type JsonThing } from './node'
import { nestedProfiles, profiles, reviewedProduct, type Profile } from './profiles'
import { bareName, valueFault, wantedOf } from './values'
import {
  ancestorsOf,
  isBelow,
  isType,
  nearestProperty,
  nearestType,
  propertyOf,
  typeInstead,
  type Property,
} from './vocabulary'

export type Tone = 'bad' | 'warn' | 'plain'

export interface Fault {
  tone: Tone
  /** Who says so: what Google asks, what the vocabulary has, what a value is. */
  by: 'google' | 'vocabulary' | 'value'
  says: string
  detail?: string
  /** The page of Google's documentation, by the end of its address. */
  page?: string
  /** Where it lies, as a JSON Pointer into the block. */
  pointer: string
  /** The thing that it lies in. */
  within: JsonThing
}

/** A thing that Google's lists or schema.org alone were held against. */
export interface Judged {
  type: string
  name: string
  page: string | undefined
  required: readonly string[]
  recommended: readonly string[]
}

export interface Verdict {
  faults: readonly Fault[]
  judged: readonly Judged[]
  /** Things that have a type. */
  things: number
  properties: number
}

interface Scene {
  faults: Fault[]
  judged: Judged[]
  ids: ReadonlyMap<string, JsonThing>
  /** Terms that the context gives another meaning, with that meaning. */
  terms: ReadonlyMap<string, string>
  /** Another context is named, which is not fetched: names that schema.org lacks may be its. */
  isMixed: boolean
  things: number
  properties: number
}

const deepest = 200
/** Properties whose things are judged as if they stood by themselves. */
const mainHolders = new Set(['mainEntity', 'hasPart', 'item', 'video', 'subjectOf'])

export const typesOf = (thing: JsonThing): string[] =>
  listOf(thing['@type'] ?? thing.type).flatMap((one) => (typeof one === 'string' ? bareName(one) : []))

const step = (pointer: string, key: string | number) =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

const firstText = (value: Json | undefined): string => {
  const [first] = listOf(value)
  if (typeof first === 'string') return first
  return isThing(first) && typeof first['@value'] === 'string' ? first['@value'] : ''
}

const nameOf = (thing: JsonThing) => firstText(thing.name ?? thing.headline ?? thing.title)

const isSchema = (text: string) => /^https?:\/\/(?:[\w-]+\.)?schema\.org\b/.test(text)

/** Whether a context speaks of schema.org, and the terms that it defines otherwise. */
export function readContext(context: Json | undefined): {
  isSchema: boolean
  isMixed: boolean
  terms: Map<string, string>
} {
  const terms = new Map<string, string>()
  let speaks = false
  let isMixed = false
  for (const one of listOf(context)) {
    if (typeof one === 'string') {
      if (isSchema(one)) speaks = true
      else isMixed = true
    }
    if (!isThing(one)) continue
    for (const [term, meaning] of Object.entries(one)) {
      const iri = isThing(meaning) ? meaning['@id'] : meaning
      if (typeof iri !== 'string') continue
      if (isSchema(iri)) speaks = true
      if (!term.startsWith('@')) terms.set(term, iri)
    }
  }
  return { isSchema: speaks, isMixed, terms }
}

/** The property that a key names; undefined for one of another vocabulary. */
function propertyName(key: string, terms: ReadonlyMap<string, string>): string | undefined {
  const meaning = terms.get(key)
  if (meaning !== undefined && !meaning.endsWith('/') && !meaning.endsWith('#')) {
    const bare = bareName(meaning)
    return bare.includes(':') ? undefined : bare
  }
  const [prefix = '', rest] = key.split(':', 2)
  const own = rest !== undefined && isSchema(terms.get(prefix) ?? '') ? rest : bareName(key)
  return own.includes(':') ? undefined : own
}

function* thingsIn(value: Json, depth = 0): Generator<JsonThing> {
  if (depth > deepest) return
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* thingsIn(one, depth + 1)
  else if (isThing(value)) {
    yield value
    for (const [key, one] of Object.entries(value)) if (key !== '@context') yield* thingsIn(one, depth + 1)
  }
}

function idsIn(values: readonly Json[]): Map<string, JsonThing> {
  const ids = new Map<string, JsonThing>()
  for (const value of values)
    for (const thing of thingsIn(value)) {
      const id = thing['@id']
      if (typeof id === 'string' && Object.keys(thing).length > 1) ids.set(id, thing)
    }
  return ids
}

const resolved = (thing: JsonThing, { ids }: Scene): JsonThing => {
  const id = thing['@id']
  return typeof id === 'string' && Object.keys(thing).length === 1 ? (ids.get(id) ?? thing) : thing
}

const thingsOf = (value: Json | undefined, scene: Scene): JsonThing[] =>
  listOf(value)
    .filter(isThing)
    .map((one) => resolved(one, scene))

/** Whether a path leads to a value in a thing: in one of a list is enough for the first step, in all of them for what follows. */
function isThere(value: Json | undefined, path: readonly string[], scene: Scene): boolean {
  const [name, ...rest] = path
  if (value === undefined || value === null || value === '') return false
  if (name === undefined) return !Array.isArray(value) || value.length > 0
  if (Array.isArray(value)) {
    const list = value as readonly Json[]
    return list.length > 0 && list.every((one) => isThere(one, path, scene))
  }
  if (!isThing(value)) return false
  const thing = resolved(value, scene)
  // What is described elsewhere cannot be looked into.
  if (typeof thing['@id'] === 'string' && Object.keys(thing).length === 1) return true
  const found = Object.entries(thing).find(([key]) => propertyName(key, scene.terms) === name)
  return isThere(found?.[1], rest, scene)
}

function lacking(thing: JsonThing, paths: readonly string[], scene: Scene, also: readonly string[] = []): string[] {
  const missing = paths.filter((path) => !path.split('|').some((one) => isThere(thing, one.split('.'), scene)))
  const outer = [...missing, ...also].flatMap((path) => path.split('|'))
  // What lies in a missing thing is not named as well.
  return missing.filter((path) => !outer.some((other) => path.split('|').every((one) => one.startsWith(`${other}.`))))
}

const allProfiles: Readonly<Record<string, Profile>> = { ...nestedProfiles, ...profiles }

/** The profile of a type, or the nearest above it. */
export function profileOf(
  type: string,
  from: Readonly<Record<string, Profile>> = allProfiles,
): [string, Profile] | undefined {
  for (const above of ancestorsOf(type)) {
    const profile = Object.hasOwn(from, above) ? from[above] : undefined
    if (profile) return [above, profile]
  }
  return undefined
}

const pathWords = (path: string) => path.replaceAll('|', ' or ')

/** Whether a page sells the product itself: it makes an offer of its own, or says nothing that a review or a comparison would. */
function isSold(product: JsonThing, scene: Scene): boolean {
  const offers = thingsOf(product.offers, scene)
  if (offers.length > 0) return offers.some((offer) => !typesOf(offer).includes('AggregateOffer'))
  return !isThere(product, ['review'], scene) && !isThere(product, ['aggregateRating'], scene)
}

function askGoogle(
  thing: JsonThing,
  types: readonly string[],
  holder: string | undefined,
  pointer: string,
  scene: Scene,
) {
  const isMain = holder === undefined || mainHolders.has(holder)
  const found = types
    .map((type) => (isMain ? profileOf(type) : profileOf(type, nestedProfiles)))
    .find((one) => one !== undefined)
  if (!found) {
    if (holder === undefined)
      scene.judged.push({ type: types[0] ?? '', name: nameOf(thing), page: undefined, required: [], recommended: [] })
    return
  }
  const [type, given] = found
  const profile = type === 'Product' && !isSold(thing, scene) ? reviewedProduct : given
  if (profile.page === undefined && holder !== undefined) return
  const required = lacking(thing, profile.required, scene)
  const recommended = lacking(thing, profile.recommended, scene, required)
  if (isMain)
    scene.judged.push({
      type: types[0] ?? type,
      name: nameOf(thing),
      page: profile.page,
      required,
      recommended,
    })
  const { page } = profile
  if (page === undefined) return
  for (const path of required)
    scene.faults.push({
      tone: 'bad',
      by: 'google',
      says: `${types.join(', ')} lacks ${pathWords(path)}, which Google requires.`,
      page,
      pointer,
      within: thing,
    })
  for (const [tone, says] of furtherRules(thing, type, scene))
    scene.faults.push({ tone, by: 'google', says, page, pointer, within: thing })
}

type Said = readonly ['bad' | 'warn', string]
const bad = (says: string): Said => ['bad', says]

/** Rules of Google that no list of properties can say. */
function furtherRules(thing: JsonThing, type: string, scene: Scene): readonly Said[] {
  if (type === 'BreadcrumbList') return crumbRules(thing, scene)
  if (type === 'ItemList') return entryRules(thing, scene)
  if (type === 'JobPosting' && isThere(thing, ['jobLocation'], scene)) {
    const hasCountry = isThere(thing, ['jobLocation', 'address', 'addressCountry'], scene)
    return hasCountry
      ? []
      : [bad('JobPosting lacks jobLocation.address.addressCountry, which Google requires of a place.')]
  }
  if (type === 'AggregateRating' || type === 'Review') return ratingRules(thing, type)
  if (type === 'Recipe') return recipeRules(thing, scene)
  return []
}

function recipeRules(thing: JsonThing, scene: Scene): Said[] {
  const has = (...path: string[]) => isThere(thing, path, scene)
  return [
    ...(has('nutrition', 'calories') && !has('recipeYield')
      ? [bad('Recipe lacks recipeYield, which Google requires beside nutrition.calories.')]
      : []),
    ...(has('prepTime') === has('cookTime')
      ? []
      : [['warn', 'Google asks for prepTime and cookTime together.'] as const]),
  ]
}

function crumbRules(thing: JsonThing, scene: Scene): Said[] {
  const items = thingsOf(thing.itemListElement, scene)
  const said: Said[] = []
  if (items.length < 2) said.push(['warn', 'BreadcrumbList has fewer than the two pages that Google asks for.'])
  for (const [at, item] of items.entries()) {
    const where = `Page ${String(at + 1)} of the BreadcrumbList`
    if (!isThere(item, ['position'], scene)) said.push(bad(`${where} lacks position, which Google requires.`))
    if (!isThere(item, ['name'], scene) && !isThere(item, ['item', 'name'], scene))
      said.push(bad(`${where} lacks name, which Google requires.`))
    if (at < items.length - 1 && !isThere(item, ['item'], scene))
      said.push(bad(`${where} lacks item, which Google requires of all but the last.`))
  }
  return said
}

function entryRules(thing: JsonThing, scene: Scene): Said[] {
  return thingsOf(thing.itemListElement, scene).flatMap((item, at) => {
    const where = `Entry ${String(at + 1)} of the ItemList`
    const hasPosition = isThere(item, ['position'], scene)
    const leads = isThere(item, ['url'], scene) || isThere(item, ['item', 'url'], scene)
    return [
      ...(hasPosition ? [] : [bad(`${where} lacks position, which Google requires.`)]),
      ...(leads ? [] : [bad(`${where} lacks url or item.url, which Google requires.`)]),
    ]
  })
}

function ratingRules(thing: JsonThing, type: string): Said[] {
  const [rating] = type === 'Review' ? listOf(thing.reviewRating) : [thing]
  if (!isThing(rating)) return []
  const number = (value: Json | undefined, usual: number) => {
    const [first] = listOf(value)
    const read = typeof first === 'string' ? Number(first) : first
    return typeof read === 'number' && Number.isFinite(read) ? read : usual
  }
  const [value, best, worst] = [
    number(rating.ratingValue, NaN),
    number(rating.bestRating, 5),
    number(rating.worstRating, 1),
  ]
  if (Number.isNaN(value) || (value >= worst && value <= best)) return []
  return [
    bad(
      `ratingValue ${String(value)} lies outside of ${String(worst)} to ${String(best)}. Without bestRating, 5 is meant.`,
    ),
  ]
}

const isReserved = (key: string) => key.startsWith('@') || key === 'type' || key === 'id'

function note(scene: Scene, within: JsonThing, pointer: string, fault: Omit<Fault, 'within' | 'pointer'>) {
  scene.faults.push({ ...fault, within, pointer })
}

function checkTypes(thing: JsonThing, types: readonly string[], pointer: string, scene: Scene) {
  for (const type of types) {
    if (type.includes(':')) continue
    if (!isType(type)) {
      const near = nearestType(type)
      note(scene, thing, step(pointer, '@type'), {
        tone: scene.isMixed ? 'plain' : 'bad',
        by: 'vocabulary',
        says: `schema.org has no type ${type}.`,
        ...(near && { detail: `Is ${near} meant?` }),
      })
      continue
    }
    const instead = typeInstead(type)
    if (instead)
      note(scene, thing, step(pointer, '@type'), {
        tone: 'warn',
        by: 'vocabulary',
        says: `${type} was replaced by ${instead}.`,
      })
  }
}

function checkProperty(thing: JsonThing, key: string, types: readonly string[], pointer: string, scene: Scene) {
  const name = propertyName(key, scene.terms)
  if (name === undefined) return undefined
  // Actions ask for entries by names such as query-input.
  const property = propertyOf(name.replace(/-(?:input|output)$/, ''))
  const known = types.filter(isType)
  if (!property) {
    const near = nearestProperty(name, known)
    note(scene, thing, pointer, {
      tone: scene.isMixed ? 'plain' : 'bad',
      by: 'vocabulary',
      says: `schema.org has no property ${name}.`,
      ...(near && { detail: `Is ${near} meant?` }),
    })
    return undefined
  }
  scene.properties++
  // A role repeats the property that it stands in.
  if (known.length > 0 && !known.some((type) => isBelow(type, [...property.on, 'Role'])))
    note(scene, thing, pointer, {
      tone: 'warn',
      by: 'vocabulary',
      says: `${known.join(', ')} has no property ${name}.`,
      detail: `It belongs to ${property.on.slice(0, 6).join(', ')}.`,
    })
  if (property.instead)
    note(scene, thing, pointer, {
      tone: 'warn',
      by: 'vocabulary',
      says: `${name} was replaced by ${property.instead}.`,
    })
  return name.endsWith('-input') || name.endsWith('-output') ? undefined : ([name, property] as const)
}

function checkThingIn(
  held: JsonThing,
  name: string,
  property: Property,
  holder: JsonThing,
  pointer: string,
  scene: Scene,
) {
  const thing = resolved(held, scene)
  const types = typesOf(thing).filter(isType)
  if (types.length === 0) {
    if (typesOf(thing).length > 0) return
    const id = thing['@id']
    if (id === undefined)
      note(scene, holder, pointer, {
        tone: 'warn',
        by: 'vocabulary',
        says: `What ${name} holds has no @type.`,
        detail: `It takes ${wantedOf(property.takes)}.`,
      })
    else if (typeof id === 'string' && /^(?:#|_:)/.test(id) && !scene.ids.has(id))
      note(scene, holder, pointer, {
        tone: 'bad',
        by: 'vocabulary',
        says: `${name} refers to ${id}, which nothing here is.`,
      })
    return
  }
  if (types.some((type) => isBelow(type, [...property.takes, 'Role']))) return
  note(scene, holder, pointer, {
    tone: 'bad',
    by: 'vocabulary',
    says: `${name} holds ${types.join(', ')}, and takes ${wantedOf(property.takes)}.`,
  })
}

function judgeValue(
  value: Json,
  [name, property]: readonly [string, Property],
  holder: JsonThing,
  pointer: string,
  scene: Scene,
  depth: number,
): void {
  if (value === null) return
  if (Array.isArray(value)) {
    for (const [at, one] of (value as readonly Json[]).entries())
      judgeValue(one, [name, property], holder, step(pointer, at), scene, depth + 1)
    return
  }
  if (isThing(value)) {
    const wrapped = value['@list'] ?? value['@set'] ?? value['@value']
    if (wrapped !== undefined) return judgeValue(wrapped, [name, property], holder, pointer, scene, depth + 1)
    checkThingIn(value, name, property, holder, pointer, scene)
    return judgeThing(value, name, pointer, scene, depth + 1)
  }
  const fault = valueFault(name, value as string | number | boolean, property.takes)
  if (fault) note(scene, holder, pointer, { ...fault, by: 'value', says: `${name}: ${fault.says}` })
}

function judgeThing(thing: JsonThing, holder: string | undefined, pointer: string, scene: Scene, depth: number): void {
  if (depth > deepest) return
  const types = typesOf(thing)
  checkTypes(thing, types, pointer, scene)
  if (types.length > 0) {
    scene.things++
    askGoogle(thing, types, holder, pointer, scene)
  }
  for (const [key, value] of Object.entries(thing)) {
    const at = step(pointer, key)
    if (key === '@graph' || key === '@reverse' || key === '@included') {
      const held = key === '@reverse' && isThing(value) ? Object.values(value) : [value]
      for (const one of held.flatMap(listOf)) if (isThing(one)) judgeThing(one, undefined, at, scene, depth + 1)
      continue
    }
    if (isReserved(key)) continue
    const known = checkProperty(thing, key, types, at, scene)
    if (known) judgeValue(value, known, thing, at, scene, depth + 1)
  }
}

/**
 * Holds blocks of structured data against the vocabulary of schema.org and Google's lists. Blocks of one page know each other's things by
 * their ids. Nothing is refused: what cannot be read is a fault.
 */
export function judge(blocks: readonly Json[]): Verdict[] {
  const ids = idsIn(blocks)
  return blocks.map((block) => {
    const scene: Scene = { faults: [], judged: [], ids, terms: new Map(), isMixed: false, things: 0, properties: 0 }
    const isList = Array.isArray(block)
    for (const [at, one] of listOf(block).entries()) {
      if (!isThing(one)) continue
      const pointer = isList ? `/${String(at)}` : ''
      const { isSchema: speaks, isMixed, terms } = readContext(one['@context'])
      scene.terms = terms
      scene.isMixed = isMixed
      if (!speaks)
        note(scene, one, pointer, {
          tone: 'bad',
          by: 'vocabulary',
          says: 'The block does not name schema.org as its @context.',
          detail: 'Begin with "@context": "https://schema.org".',
        })
      if (!('@graph' in one) && typesOf(one).length === 0 && !('@reverse' in one))
        note(scene, one, pointer, { tone: 'bad', by: 'vocabulary', says: 'The block has no @type.' })
      // In a graph the pointer goes on by the place in it.
      if (Array.isArray(one['@graph']))
        for (const [place, node] of (one['@graph'] as readonly Json[]).entries()) {
          if (isThing(node)) judgeThing(node, undefined, `${pointer}/@graph/${String(place)}`, scene, 0)
        }
      else judgeThing(one, undefined, pointer, scene, 0)
    }
    const { faults, judged, things, properties } = scene
    return { faults, judged, things, properties }
  })
}
