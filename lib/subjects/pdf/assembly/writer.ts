import {
  PDFCatalog,
  PDFCrossRefStream,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectStream,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Objects that are packed together. */
const objectsPerStream = 100
/** Bytes after which what was written becomes a Blob, which the browser may keep on the disk. */
const blobSize = 16 << 20

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/**
 * Writes a PDF 1.7 with object streams (ISO 32000-1, 7.5.7), piece by piece: streams that will not change any more are written and
 * forgotten by `flush`, so that only the bytes of one source are in memory at a time.
 */
export class PdfWriter {
  private readonly blobs: Blob[] = []
  private pieces: Uint8Array<ArrayBuffer>[] = []
  private pending = 0
  private offset = 0
  private readonly places = new Map<PDFRef, number>()

  constructor(private readonly context: PDFContext) {
    this.put(ascii('%PDF-1.7\n%'))
    this.put(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  }

  /** Writes the streams that are there and takes them out of the document. */
  flush(): void {
    for (const [ref, object] of this.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFStream)) continue
      this.writeObject(ref, object)
      this.context.delete(ref)
    }
  }

  /** Writes what is left and ends the file. */
  finish(info: PDFRef | undefined): Blob {
    this.flush()
    const { context } = this
    const packed: [PDFRef, PDFObject][][] = []
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      // Readers that look for the catalog want it in plain sight.
      if (object instanceof PDFCatalog) {
        this.writeObject(ref, object)
        continue
      }
      const last = packed.at(-1)
      if (last && last.length < objectsPerStream) last.push([ref, object])
      else packed.push([[ref, object]])
    }
    const holders = packed.map((objects) => {
      const ref = context.nextRef()
      this.writeObject(ref, PDFObjectStream.withContextAndObjects(context, objects, true))
      return { ref, objects }
    })
    const own = context.nextRef()
    const root = context.trailerInfo.Root
    if (!root) throw new Error('a document has a catalog')
    const trailer = PDFDict.withContext(context)
    trailer.set(PDFName.of('Root'), root)
    if (info) trailer.set(PDFName.of('Info'), info)
    const id = PDFHexString.of(
      [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join(''),
    )
    trailer.set(PDFName.of('ID'), context.obj([id, id]))
    trailer.set(PDFName.of('Size'), PDFNumber.of(own.objectNumber + 1))
    const start = this.offset
    const crossReference = PDFCrossRefStream.create(trailer, true)
    for (const [ref, at] of this.places) crossReference.addUncompressedEntry(ref, at)
    for (const { ref, objects } of holders)
      objects.forEach(([one], index) => crossReference.addCompressedEntry(one, ref, index))
    crossReference.addUncompressedEntry(own, start)
    this.writeObject(own, crossReference)
    this.put(ascii(`startxref\n${start}\n%%EOF\n`))
    this.settle()
    return new Blob(this.blobs, { type: 'application/pdf' })
  }

  private writeObject(ref: PDFRef, object: PDFObject): void {
    this.places.set(ref, this.offset)
    this.put(ascii(`${ref.objectNumber} ${ref.generationNumber} obj\n`))
    if (object instanceof PDFRawStream) {
      object.dict.set(PDFName.of('Length'), PDFNumber.of(object.contents.length))
      this.put(bytesOf(object.dict))
      this.put(ascii('\nstream\n'))
      this.put(object.contents as Uint8Array<ArrayBuffer>)
      this.put(ascii('\nendstream'))
    } else this.put(bytesOf(object))
    this.put(ascii('\nendobj\n'))
  }

  private put(bytes: Uint8Array<ArrayBuffer>): void {
    this.pieces.push(bytes)
    this.pending += bytes.length
    this.offset += bytes.length
    if (this.pending >= blobSize) this.settle()
  }

  private settle(): void {
    this.blobs.push(new Blob(this.pieces))
    this.pieces = []
    this.pending = 0
  }
}

function bytesOf(object: PDFObject): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}
