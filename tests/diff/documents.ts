import { strToU8, zipSync } from 'fflate'

/** A Word document with the given body, in WordprocessingML (ECMA-376 part 1, section 17). */
export function wordDocument(body: string): Uint8Array {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

export function paragraph(content: string): string {
  return `<w:p>${content}</w:p>`
}

export function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A PDF with one page for each list of lines, set in Helvetica (ISO 32000-1, 7.5 and 9.4). Lines without parentheses only. */
export function pdfDocument(pages: readonly (readonly string[])[]): Uint8Array {
  const objects: string[] = []
  const pageNumbers = pages.map((_, index) => 4 + index * 2)
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  pages.forEach((lines, index) => {
    const number = 4 + index * 2
    const shown = lines.map((line) => `(${line}) Tj T*`).join('\n')
    const content = lines.length === 0 ? '' : `BT /F1 12 Tf 14 TL 72 720 Td\n${shown}\nET`
    objects[number] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`
    objects[number + 1] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  let file = '%PDF-1.4\n'
  const places: number[] = []
  objects.forEach((object, number) => {
    places[number] = file.length
    file += `${number} 0 obj\n${object}\nendobj\n`
  })
  const start = file.length
  const entries = objects
    .map((_, number) => (number === 0 ? '' : `${String(places[number]).padStart(10, '0')} 00000 n \n`))
    .join('')
  file += `xref\n0 ${objects.length}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
