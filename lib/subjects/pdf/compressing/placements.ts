import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { operatorsIn } from './operators'

/** The largest that a picture is drawn, in points. */
export interface Drawn {
  width: number
  height: number
}

type Matrix = readonly [number, number, number, number, number, number]
const identity: Matrix = [1, 0, 0, 1, 0, 0]
const key = (name: string) => PDFName.of(name)

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function matrixOf(numbers: readonly unknown[]): Matrix {
  const [a, b, c, d, e, f] = numbers.map((one) => (typeof one === 'number' ? one : 0))
  return numbers.length === 6 ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : identity
}

/** Forms within forms beyond this are not looked into. */
const deepest = 12

/** Nothing where it cannot be unpacked: what it draws is then unknown, and stays as it is. */
function decoded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode()
  } catch {
    return new Uint8Array(0)
  }
}

class Search {
  readonly found = new Map<string, Drawn>()
  private readonly streams = new Map<PDFRawStream, Uint8Array>()

  constructor(private readonly document: PDFDocument) {}

  private looked(object: PDFObject | undefined): PDFObject | undefined {
    return object instanceof PDFRef ? this.document.context.lookup(object) : object
  }

  bytesOf(stream: PDFRawStream): Uint8Array {
    const known = this.streams.get(stream)
    if (known) return known
    const bytes = decoded(stream)
    this.streams.set(stream, bytes)
    return bytes
  }

  contentOf(object: PDFObject | undefined): Uint8Array {
    const found = this.looked(object)
    if (found instanceof PDFRawStream) return this.bytesOf(found)
    if (!(found instanceof PDFArray)) return new Uint8Array(0)
    const parts = found.asArray().map((one) => this.contentOf(one))
    const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0)).fill(10)
    let at = 0
    for (const part of parts) {
      joined.set(part, at)
      at += part.length + 1
    }
    return joined
  }

  look(content: Uint8Array, resources: PDFDict | undefined, start: Matrix, depth: number): void {
    const objects = this.looked(resources?.get(key('XObject')))
    let matrix = start
    const kept: Matrix[] = []
    for (const { name, operands } of operatorsIn(content)) {
      if (name === 'q') kept.push(matrix)
      else if (name === 'Q') matrix = kept.pop() ?? matrix
      else if (name === 'cm') matrix = times(matrix, matrixOf(operands))
      else if (name === 'Do' && objects instanceof PDFDict) this.draw(objects, operands.at(-1), matrix, depth)
    }
  }

  private draw(objects: PDFDict, name: unknown, matrix: Matrix, depth: number): void {
    if (typeof name !== 'string') return
    const ref = objects.get(key(name))
    const stream = this.looked(ref)
    if (!(stream instanceof PDFRawStream) || !(ref instanceof PDFRef)) return
    const kind = stream.dict.get(key('Subtype'))
    if (kind === key('Image')) {
      const [a, b, c, d] = matrix
      const before = this.found.get(ref.tag) ?? { width: 0, height: 0 }
      this.found.set(ref.tag, {
        width: Math.max(before.width, Math.hypot(a, b)),
        height: Math.max(before.height, Math.hypot(c, d)),
      })
    } else if (kind === key('Form') && depth < deepest) {
      const own = this.looked(stream.dict.get(key('Matrix')))
      const numbers =
        own instanceof PDFArray ? own.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0)) : []
      const resources = this.looked(stream.dict.get(key('Resources')))
      this.look(
        this.bytesOf(stream),
        resources instanceof PDFDict ? resources : undefined,
        times(matrix, matrixOf(numbers)),
        depth + 1,
      )
    }
  }
}

/**
 * How large each picture is drawn at most, by the tag of its reference, over all pages and the forms on them. What is drawn only by
 * patterns or annotations is not in it.
 */
export function placementsIn(document: PDFDocument): ReadonlyMap<string, Drawn> {
  const search = new Search(document)
  for (const page of document.getPages()) {
    const content = search.contentOf(page.node.get(key('Contents')))
    search.look(content, page.node.Resources(), identity, 0)
  }
  return search.found
}
