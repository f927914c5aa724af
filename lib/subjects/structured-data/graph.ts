import { buildThing } from './build'
import { thing, type Reference, type Thing, type Value } from './node'
import type { ThingValues } from './types'
import { enumerationsOf, isBelow, isEnumeration, propertyOf } from './vocabulary'

/** Another thing of the page. */
export interface OtherThing {
  /** What references say: `#shop`, or a whole address. */
  id: string
  type: string
  name: string
  url: string
}

/** A property that the form has no box for. */
export interface MoreProperty {
  /** The id of the thing that has it; empty for the main one. */
  of: string
  /** A path such as `offers.shippingDetails.shippingRate.value`; a type in brackets chooses another than the first that fits. */
  property: string
  /** A text, a number, or `#id` for a thing that is described elsewhere. */
  value: string
}

/** The website around a page, as things that refer to each other. */
export interface SiteValues {
  siteName: string
  siteUrl: string
  siteOwner: string
  siteLogo: string
  /** The address of the page itself. */
  pageUrl: string
}

export interface PageValues {
  main: ThingValues
  others: readonly OtherThing[]
  more: readonly MoreProperty[]
  site?: SiteValues | undefined
}

export interface BuiltPage {
  /** The main thing first. */
  things: readonly Thing[]
  /** What could not be written, as sentences. */
  refused: readonly string[]
}

const dataTypes = ['DataType', 'Text', 'Number', 'Boolean', 'Date', 'DateTime', 'Time']
const isData = (type: string) => isBelow(type, dataTypes) || type === 'Duration'

/** An id as references write it: a word gets its sign in front. */
export const idOf = (typed: string): string => {
  const id = typed.trim()
  return id === '' || /[#:]/.test(id) ? id : `#${id}`
}

const reference = (id: string): Reference => ({ '@id': id })

/** What was typed, as a property takes it. */
export function typedValue(name: string, typed: string): Value {
  const takes = propertyOf(name)?.takes ?? []
  const isText = takes.some((type) => isBelow(type, ['Text']) && type !== 'URL')
  if (/^#\S+$/.test(typed) && takes.some((type) => !isData(type))) return reference(typed)
  if (takes.includes('Boolean') && /^(?:true|false)$/i.test(typed)) return typed.toLowerCase() === 'true'
  if (!isText || takes.some((type) => type === 'Number' || type === 'Integer'))
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(typed) && takes.some((type) => isBelow(type, ['Number'])))
      return Number(typed)
  if (takes.some((type) => isEnumeration(type) && enumerationsOf(typed).some((one) => isBelow(one, [type]))))
    return `https://schema.org/${typed}`
  return typed
}

interface Step {
  name: string
  type: string | undefined
}

function stepsOf(path: string): Step[] | undefined {
  const steps = path.split('.').map((part) => {
    const [, name, type] = /^\s*([A-Za-z][\w-]*)(?:\((\w+)\))?\s*$/.exec(part) ?? []
    return name === undefined ? undefined : { name, type }
  })
  return steps.every((step) => step !== undefined) ? steps : undefined
}

const isHeld = (value: Value | undefined): value is Thing =>
  typeof value === 'object' && !Array.isArray(value) && '@type' in value

/** The type that a property takes and that has the next one; the first that it takes where none does. */
function typeFor(name: string, next: string): string | undefined {
  const things = propertyOf(name)?.takes.filter((one) => !isData(one) && !isEnumeration(one)) ?? []
  return things.find((one) => isBelow(one, propertyOf(next)?.on ?? [])) ?? things[0]
}

/** The thing that a step leads to; made where it is not there yet. Undefined where the property takes no thing. */
function descend(from: Thing, { name, type }: Step, next: string): Thing | undefined {
  const held = Object.hasOwn(from, name) ? from[name] : undefined
  const last = Array.isArray(held) ? (held as readonly Value[]).at(-1) : held
  if (isHeld(last) && (type === undefined || last['@type'] === type)) return last
  const kind = type ?? typeFor(name, next)
  if (kind === undefined) return undefined
  const made: Thing = { '@type': kind }
  append(from, name, made)
  return made
}

function append(to: Thing, name: string, value: Value): void {
  const held = Object.hasOwn(to, name) ? to[name] : undefined
  if (held === undefined) to[name] = value
  else to[name] = [...(Array.isArray(held) ? held : [held]), value] as Value
}

function set(target: Thing, { property, value }: MoreProperty): string | undefined {
  const steps = stepsOf(property)
  const last = steps?.pop()
  if (!steps || !last) return `“${property}” is no property such as color or offers.validFrom.`
  let at: Thing = target
  for (const [place, step] of steps.entries()) {
    const next = descend(at, step, steps[place + 1]?.name ?? last.name)
    if (!next) return `${step.name} in “${property}” holds no thing that could have ${last.name}.`
    at = next
  }
  append(at, last.name, typedValue(last.name, value.trim()))
  return undefined
}

const isWork = (type: string) => isBelow(type, ['CreativeWork'])

/** The page, its website and who publishes it, each by its id. */
function surroundings(main: Thing, { siteName, siteUrl, siteOwner, siteLogo, pageUrl }: SiteValues): Thing[] {
  const home = siteUrl.replace(/\/*$/, '/')
  const [page, website, owner] = [`${pageUrl || home}#webpage`, `${home}#website`, `${home}#organization`]
  const hasOwner = siteOwner !== '' && !isBelow(main['@type'], ['Organization'])
  if (isWork(main['@type']) && hasOwner && main['publisher'] === undefined) main['publisher'] = reference(owner)
  main['mainEntityOfPage'] = reference(page)
  return [
    thing('WebPage', {
      '@id': page,
      url: pageUrl || home,
      isPartOf: reference(website),
      mainEntity: reference(String(main['@id'])),
    }),
    thing('WebSite', {
      '@id': website,
      url: home,
      name: siteName,
      publisher: hasOwner ? reference(owner) : undefined,
    }),
    ...(hasOwner ? [thing('Organization', { '@id': owner, name: siteOwner, url: home, logo: siteLogo })] : []),
  ]
}

/** What a page is about, with the things around it. Several refer to each other by their ids. */
export function buildPage({ main: values, others, more, site }: PageValues): BuiltPage {
  const made = buildThing(values)
  const isGraph = others.length > 0 || site !== undefined
  const typed = idOf(values.id ?? '')
  const id = typed || (isGraph ? `${values.url ?? site?.pageUrl ?? ''}#${made['@type'].toLowerCase()}` : '')
  const { '@type': type, ...rest } = made
  const main: Thing = id ? { '@type': type, '@id': id, ...rest } : made
  const refused: string[] = []
  const listed = others.map(({ id: own, type: kind, name, url }) =>
    thing(kind.trim() || 'Thing', { '@id': idOf(own), name, url }),
  )
  const byId = new Map([main, ...listed].map((one) => [String(one['@id'] ?? ''), one]))
  for (const one of more) {
    if (one.property.trim() === '' || one.value.trim() === '') continue
    const target = one.of.trim() === '' ? main : byId.get(idOf(one.of))
    const fault = target ? set(target, one) : `No thing has the id ${idOf(one.of)}: ${one.property} is left out.`
    if (fault) refused.push(fault)
  }
  return { things: [main, ...listed, ...(site ? surroundings(main, site) : [])], refused }
}
