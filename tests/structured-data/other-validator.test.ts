import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { judge } from '@/lib/subjects/structured-data/judge'
import { readMarkup } from '@/lib/subjects/structured-data/read'

interface Given {
  file: string
  text: string
  /** What the other program says, as `type: sentence`. */
  errors: string[]
}
const gallery = JSON.parse(
  readFileSync(new URL('../vectors/structured-data-validator/gallery.json', import.meta.url), 'utf8'),
) as Given[]

const faultsOf = (text: string) =>
  judge(readMarkup(text).blocks.map(({ value }) => value)).flatMap(({ faults }) => faults)

/** Files of which the two differ, and why. */
const different: Readonly<Record<string, string>> = {
  'Organization/invalid.json': 'Google’s page requires nothing of an organisation.',
  'Product/invalid_attribute.json': 'A product that is only rated is no merchant listing.',
  'Product/rating_no_count.json': 'The same: only the rating is asked.',
  'Product/valid1.json': 'The same.',
  'Product/valid2.json': 'The same.',
  'Product/offer_no_currency.json':
    'The page on merchant listings requires the currency; the other program recommends it.',
  'Offer/valid8.json': 'The same of the price of a unit.',
  'ImageObject/dataUrl.json': 'The page names contentUrl alone; the other program takes url as well.',
  'ImageObject/valid2.json': 'The same.',
  'ImageObject/valid3.json': 'The same.',
  'Breadcrumb/invalid6.json': 'The other program warns of what the page requires.',
}

const missingIn = (errors: readonly string[]) =>
  errors.flatMap((error) => /Required attribute "([^"]+)" is missing/.exec(error)?.[1] ?? [])

it('asks for the same required properties as another program', () => {
  let compared = 0
  for (const { file, text, errors } of gallery) {
    if (file in different) continue
    const lacks = faultsOf(text)
      .filter(({ by, tone, says }) => by === 'google' && tone === 'bad' && says.includes('lacks'))
      .map(({ says }) => says)
    const asked = missingIn(errors)
    // What lies in a missing thing is named by the other program as well.
    const outer = asked.filter((path) => !asked.some((other) => path.startsWith(`${other}.`)))
    for (const path of outer)
      expect(lacks.join('\n'), `${file}: ${path}`).toMatch(new RegExp(String.raw`\b${path.split('.').at(-1) ?? ''}\b`))
    expect(lacks.length, `${file}: ${lacks.join(' ')}`).toBe(outer.length)
    compared++
  }
  expect(compared).toBe(gallery.length - Object.keys(different).length)
  expect(gallery.filter(({ errors }) => missingIn(errors).length > 0).length).toBeGreaterThan(30)
})

it('finds the unknown names and the ratings out of range that it finds', () => {
  const said = (file: string) =>
    faultsOf(gallery.find((one) => one.file === file)?.text ?? '')
      .map(({ says }) => says)
      .join('\n')
  expect(said('Product/invalid_type.json')).toContain('schema.org has no type BananaPhone.')
  expect(said('AggregateRating/invalid_rating_out_of_range.json')).toContain('ratingValue 6.5 lies outside')
  expect(said('Review/invalid_rating_out_of_range.json')).toContain('ratingValue 6 lies outside')
  expect(said('Breadcrumb/invalid-attribute.json')).toContain('schema.org has no property my-custom-attribute.')
})
