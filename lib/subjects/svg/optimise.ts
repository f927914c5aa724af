import { SaxesParser } from 'saxes'
import { optimize, type CustomPlugin, type PluginConfig } from 'svgo/browser'

export interface SvgSettings {
  /** Digits kept after the decimal point of coordinates. */
  precision: number
  /** What runs goes: scripts, handlers, addresses that are code. */
  removesScripts: boolean
  /** Title and description, which screen readers say. */
  keepsTitles: boolean
  /** Ids that nothing in the file asks for. */
  keepsIds: boolean
  /** The size goes and the viewBox stays, so that the picture fills its place. */
  dropsSize: boolean
  isPretty: boolean
}

/** Elements that run or load something of their own. */
const active = new Set(['script', 'handler', 'listener', 'iframe', 'object', 'embed'])
const animations = new Set(['set', 'animate', 'animateTransform', 'animateMotion'])

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** An address that is code; white space and control characters in it do not count, as browsers have it. */
export function isCode(address: string): boolean {
  // eslint-disable-next-line no-control-regex
  const plain = address.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase()
  return /^(?:javascript|vbscript|livescript):|^data:(?:text\/(?!css|plain)|application\/(?:xhtml|xml|javascript|ecmascript|x-javascript))/.test(
    plain,
  )
}

interface Attributes {
  [name: string]: string
}

/** An animation that puts code into an address or a handler. */
function animatesCode(name: string, attributes: Attributes): boolean {
  const target = localName(attributes.attributeName ?? '').toLowerCase()
  return animations.has(name) && (target === 'href' || target.startsWith('on'))
}

function isActive(name: string, attributes: Attributes): boolean {
  const local = localName(name)
  return active.has(local.toLowerCase()) || animatesCode(local, attributes)
}

function isActiveAttribute(name: string, value: string): boolean {
  const local = localName(name).toLowerCase()
  return local.startsWith('on') || ((local === 'href' || local === 'src') && isCode(value))
}

const removeActive: CustomPlugin = {
  name: 'removeActive',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (isActive(node.name, node.attributes)) {
          parent.children = parent.children.filter((child) => child !== node)
          return
        }
        for (const [name, value] of Object.entries(node.attributes))
          if (isActiveAttribute(name, value)) delete node.attributes[name]
      },
    },
  }),
}

/** Rules of the library that change a picture in which such a thing stands; found on the tests of resvg. */
const risks: readonly { where: RegExp; without: readonly string[] }[] = [
  {
    where: /transform-(?:origin|box)|context-(?:fill|stroke)/,
    without: ['convertPathData', 'convertShapeToPath', 'convertTransform', 'collapseGroups', 'moveGroupAttrsToElems'],
  },
  { where: /<marker\b|\bmarker(?:-\w+)?\s*[:=]/, without: ['convertShapeToPath', 'removeUselessStrokeAndFill'] },
  { where: /mix-blend-mode|isolation/, without: ['collapseGroups', 'moveGroupAttrsToElems'] },
  { where: /objectBoundingBox|<(?:\w+:)?(?:filter|mask|clipPath|pattern)\b/, without: ['removeHiddenElems'] },
  { where: /<(?:\w+:)?filter\b/, without: ['convertPathData', 'convertShapeToPath', 'moveGroupAttrsToElems'] },
  {
    where: /<(?:\w+:)?(?:text|tspan|textPath)\b/,
    without: [
      'collapseGroups',
      'convertShapeToPath',
      'moveElemsAttrsToGroup',
      'moveGroupAttrsToElems',
      'removeHiddenElems',
      'removeNonInheritableGroupAttrs',
      'removeUnknownsAndDefaults',
    ],
  },
  { where: /<(?:\w+:)?switch\b/, without: ['removeUnknownsAndDefaults', 'removeHiddenElems'] },
  { where: /<(?:\w+:)?style\b/, without: ['convertShapeToPath', 'convertEllipseToCircle', 'collapseGroups'] },
  { where: /<(?:\w+:)?style\b[\s\S]*<(?:\w+:)?use\b/, without: ['inlineStyles'] },
  { where: /<(?:\w+:)?feFunc[RGBA]\b/, without: ['cleanupNumericValues'] },
]

/** The rules that are left off for this document, by the library's names. */
export function rulesLeftOff(svg: string): string[] {
  return [...new Set(risks.flatMap(({ where, without }) => (where.test(svg) ? without : [])))]
}

function pluginsFor(svg: string, { removesScripts, keepsTitles, keepsIds, dropsSize }: SvgSettings): PluginConfig[] {
  return [
    ...(removesScripts ? [removeActive] : []),
    {
      name: 'preset-default',
      params: {
        overrides: {
          ...(keepsIds && { cleanupIds: false }),
          ...(keepsTitles && { removeDesc: false }),
          ...Object.fromEntries(rulesLeftOff(svg).map((name) => [name, false])),
        },
      },
    },
    ...(keepsTitles ? [] : (['removeTitle', { name: 'removeDesc', params: { removeAny: true } }] as const)),
    ...(dropsSize ? (['removeDimensions'] as const) : []),
  ]
}

/**
 * Makes a well-formed SVG document smaller with the library svgo (its preset of rules, run until nothing changes, without those
 * that would change this picture). Throws the library's error for what it cannot read. Nothing in the document is run or fetched.
 */
export function optimiseSvg(svg: string, settings: SvgSettings): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: settings.precision,
    js2svg: { pretty: settings.isPretty, indent: 2, eol: 'lf' },
    plugins: pluginsFor(svg, settings),
  })
  return data
}

export interface SvgFacts {
  /** Namespace and name of the first element. */
  isSvg: boolean
  elements: number
  /** Elements and attributes that run. */
  active: number
  /** Addresses of other files and hosts, once each. */
  external: string[]
  hasAnimation: boolean
  hasHtml: boolean
  /** Whether the first element says a viewBox, or a width and height in numbers, of which one can be made. */
  hasViewBox: boolean
}

const svgSpace = 'http://www.w3.org/2000/svg'
const isElsewhere = (address: string) => address !== '' && !/^(?:#|data:)/i.test(address.trim())

function addressesInCss(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address)
  const imports = [...css.matchAll(/@import\s+["']([^"']*)/gi)].map(([, address = '']) => address)
  return [...urls, ...imports]
}

/** What stands in a well-formed SVG document beside its shapes: what runs, what is elsewhere, what moves. */
export function factsOf(svg: string): SvgFacts {
  const facts: SvgFacts = {
    isSvg: false,
    elements: 0,
    active: 0,
    external: [],
    hasAnimation: false,
    hasHtml: false,
    hasViewBox: false,
  }
  const external = new Set<string>()
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: false })
  const note = (addresses: readonly string[]) => {
    for (const address of addresses) if (isElsewhere(address)) external.add(address.trim())
  }
  parser.on('error', () => {})
  parser.on('opentag', ({ name, attributes }) => {
    const own = attributes as Attributes
    const local = localName(name)
    if (facts.elements === 0) {
      const prefix = name.includes(':') ? `xmlns:${name.slice(0, name.indexOf(':'))}` : 'xmlns'
      const space = own[prefix]
      facts.isSvg = local === 'svg' && (space === undefined || space === svgSpace || space.startsWith('&'))
      facts.hasViewBox = own.viewBox !== undefined
    }
    open.push(local)
    facts.elements++
    if (isActive(name, own)) facts.active++
    if (animations.has(local)) facts.hasAnimation = true
    if (local === 'foreignObject') facts.hasHtml = true
    for (const [attribute, value] of Object.entries(own)) {
      if (isActiveAttribute(attribute, value)) facts.active++
      else if (/^(?:href|src)$/.test(localName(attribute)) && local !== 'a') note([value])
      else if (!attribute.startsWith('xmlns')) note(addressesInCss(value))
    }
  })
  parser.on('closetag', () => void open.pop())
  const readStyle = (text: string) => {
    if (open.at(-1) !== 'style') return
    note(addressesInCss(text))
    if (/@keyframes|\banimation\b|\btransition\b/.test(text)) facts.hasAnimation = true
  }
  parser.on('text', readStyle)
  parser.on('cdata', readStyle)
  parser.write(svg.replace(/^\ufeff/, '')).close()
  return { ...facts, external: [...external] }
}

/** What makes an entity that holds others, by which a small file grows without bound; undefined where there is none. */
export function growingEntity(svg: string): string | undefined {
  const [, name] =
    [...svg.matchAll(/<!ENTITY\s+(\S+)\s+(?:"([^"]*)"|'([^']*)')/g)].find(([, , double = '', single = '']) =>
      /[&<]/.test(double + single),
    ) ?? []
  return name
}
