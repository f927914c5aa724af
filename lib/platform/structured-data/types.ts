/** A schema.org object as it is printed in a page. */
export interface StructuredData {
  readonly '@context'?: 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}
