import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'

const iconFolder = join(process.cwd(), 'node_modules/lucide-react/dist/esm/icons')

/** The attributes include a React key. */
type Shape = [element: string, attributes: Record<string, string>]

const shapesByName = new Map<string, readonly Shape[]>()

/** The shapes of a lucide icon, read from its module: loading the modules themselves would put React into each of them. */
function shapesOf(name: string): readonly Shape[] {
  const known = shapesByName.get(name)
  if (known) return known
  const source = readFileSync(join(iconFolder, `${name}.mjs`), 'utf8')
  const otherName = /export \{[^}]*default[^}]*\} from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1]
  const shapes = otherName ? shapesOf(otherName) : parseShapes(name, source)
  shapesByName.set(name, shapes)
  return shapes
}

function parseShapes(name: string, source: string): readonly Shape[] {
  const literal = /\bnode: (\[[\s\S]*?\]),?\n(?: {2}\w+: .*\n)*\};/.exec(source)?.[1]
  if (!literal) throw new Error(`icon ${name}: its module has no list of shapes`)
  const json = literal.replace(
    /([{,]\s*)([\w-]+|"[\w-]+"):/g,
    (_, before: string, key: string) => `${before}"${key.replaceAll('"', '')}":`,
  )
  return JSON.parse(json) as Shape[]
}

interface IconProps {
  /** Name of a lucide icon. */
  name: string
  className?: string
}

/** A decorative lucide icon as inline SVG. For server components only: the browser gets the drawing and no icon code. */
export function Icon({ name, className = 'size-5' }: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapesOf(name).map(([element, attributes]) => createElement(element, attributes))}
    </svg>
  )
}
