import { isScalar, visit, type Document } from 'yaml'

/** What a plain text means in one version of YAML and not in the other, or not to every program. */
export const trapKinds = ['boolean', 'sixty', 'octal', 'version', 'date', 'underscore', 'exponent', 'long'] as const
export type TrapKind = (typeof trapKinds)[number]

export interface Trap {
  kind: TrapKind
  written: string
  offset: number
  length: number
}

/** YAML 1.1 types, yaml.org/type: bool, int in base 60, int in base 8, float, timestamp. */
const traps: readonly (readonly [TrapKind, RegExp])[] = [
  ['boolean', /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/],
  ['sixty', /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/],
  ['octal', /^[-+]?0[0-9_]+$/],
  ['version', /^\d+\.\d*0$/],
  ['date', /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)?$/],
  ['underscore', /^[-+]?[0-9][0-9]*_[0-9_]*(?:\.[0-9_]*)?$/],
  ['exponent', /^[-+]?\d+[eE][-+]?\d+$/],
  ['long', /^[-+]?\d{16,}$/],
]

/** The trap that a plain text is, if it is one. */
export const trapOf = (written: string): TrapKind | undefined => traps.find(([, shape]) => shape.test(written))?.[0]

/** Plain texts of documents, keys among them, that programs read in different ways. */
export function trapsIn(documents: readonly Document.Parsed[]): Trap[] {
  const found: Trap[] = []
  for (const document of documents)
    visit(document, {
      Scalar(_, node) {
        if (!isScalar(node) || node.type !== 'PLAIN' || node.tag !== undefined) return
        const written = node.source ?? ''
        const kind = trapOf(written)
        const [offset = 0] = node.range ?? []
        if (kind) found.push({ kind, written, offset, length: written.length })
      },
    })
  return found
}
