import { readXml, type XmlElement, type XmlFault } from '@/lib/base/xml/read-xml'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'

/** Elements that draw, or say how. What is not among them runs, moves, links or only describes, and is left out. */
const drawing = new Set(
  (
    'svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath image style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence'
  ).split(' '),
)

const ownPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/\s]+={0,2}\s*$/i
const ownFont =
  /^data:(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|sfnt|opentype|truetype)[\w;=-]*;base64,[A-Za-z0-9+/\s]+={0,2}\s*$/i
const ownPart = /^#[^\s"'()\\<>]+$/

/**
 * CSS without anything that is fetched: addresses stay where they are a part of the picture or hold a picture or font themselves.
 * Escapes go first, since url can be written u\72l; nothing is cut out, so that no two halves join to a new word.
 */
function cleanCss(css: string): string {
  return css
    .replaceAll('\\', ' ')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/@import/gi, '@ignored')
    .replace(/[a-z][a-z\d+.-]*:\/\//gi, ' ')
    .replace(/(?:image-set|cross-fade|image|src|element|paint|expression)\s*\(/gi, 'unknown(')
    .replace(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))[^)]*\)?/gi,
      (_, double?: string, single?: string, bare?: string) => {
        const address = (double ?? single ?? bare ?? '').trim()
        return [ownPart, ownPicture, ownFont].some((own) => own.test(address)) ? `url("${address}")` : 'none'
      },
    )
}

interface Scope {
  /** Namespaces by prefix; '' for names without one. */
  spaces: ReadonlyMap<string, string>
}

function scopeIn(element: XmlElement, { spaces }: Scope): Scope {
  const own = [...element.attributes].flatMap(([name, value]): [string, string][] =>
    name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  )
  return own.length === 0 ? { spaces } : { spaces: new Map([...spaces, ...own]) }
}

/** Namespace and local part of a name. An attribute without a prefix has no namespace. */
function partsOf(name: string, { spaces }: Scope, isAttribute = false): { space: string | undefined; local: string } {
  const colon = name.indexOf(':')
  const prefix = colon < 0 ? '' : name.slice(0, colon)
  return { space: isAttribute && colon < 0 ? '' : spaces.get(prefix), local: name.slice(colon + 1) }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function attributesOf(element: XmlElement, local: string, scope: Scope): string {
  let href: string | undefined
  let written = ''
  for (const [name, value] of element.attributes) {
    const attribute = partsOf(name, scope, true)
    if (attribute.local === 'href' && (attribute.space === '' || attribute.space === xlinkSpace)) {
      // SVG 2: href comes before xlink:href.
      if (href === undefined || attribute.space === '') href = value
    } else if (name === 'xml:space') written += ` xml:space="${escaped(value)}"`
    else if (attribute.space === '' && /^(?!on|xmlns)[a-z][\w-]*$/i.test(name))
      written += ` ${name}="${escaped(cleanCss(value))}"`
  }
  const holdsPicture = local === 'image' || local === 'feImage'
  if (href !== undefined && (ownPart.test(href.trim()) || (holdsPicture && ownPicture.test(href.trim()))))
    // Programs that read SVG 1.1 know it by this name alone.
    written += ` xlink:href="${escaped(href.trim())}"`
  return written
}

class Refused extends Error {}

function written(node: XmlElement | string, outer: Scope): string {
  if (typeof node === 'string') return escaped(node)
  const scope = scopeIn(node, outer)
  const { space, local } = partsOf(node.name, scope)
  if (local.toLowerCase() === 'foreignobject')
    throw new Refused(
      'holds HTML (foreignObject), and browsers refuse to save a picture with that. Export it as plain shapes, or as PNG',
    )
  if (space !== svgSpace) return ''
  const inside = () => node.children.map((child) => written(child, scope)).join('')
  // What a link surrounds is drawn; the link itself goes.
  if (local === 'a') return `<g${attributesOf(node, local, scope)}>${inside()}</g>`
  if (!drawing.has(local)) {
    inside()
    return ''
  }
  const content =
    local === 'style'
      ? escaped(cleanCss(node.children.filter((child) => typeof child === 'string').join('')))
      : inside()
  return `<${local}${attributesOf(node, local, scope)}>${content}</${local}>`
}

/**
 * An SVG document with nothing in it that runs, moves, links or is fetched: what a browser draws of it as a picture stays the
 * same. Refuses, with a reason, what is no well-formed SVG and what holds HTML. The reason completes “The file …”.
 */
export function safeSvg(document: string): { svg: string } | XmlFault {
  const root = readXml(document)
  if ('fault' in root) return { fault: `is no SVG that can be read: it ${root.fault}` }
  const scope: Scope = { spaces: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]) }
  const { space, local } = partsOf(root.name, scopeIn(root, scope))
  if (local !== 'svg' || space !== svgSpace) return { fault: `is no SVG: its first element is not svg of ${svgSpace}` }
  try {
    const svg = written(root, scope)
    return { svg: svg.replace('<svg', `<svg xmlns="${svgSpace}" xmlns:xlink="${xlinkSpace}"`) }
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message }
    throw error
  }
}
