/** What a PDF for archives (PDF/A-3b) carries besides its pages: a file that says the same, and what its metadata say of it. */
export interface Carrier {
  name: string
  /** Media type. */
  type: string
  description: string
  /** How the file stands to the pages (ISO 19005-3, 6.8). */
  relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement'
  content: Uint8Array
  /** Descriptions in RDF that are added to the XMP metadata. */
  metadata: string
}
