import { absoluteUrl, siteName } from './site'

export interface PageText {
  /** Without the site's name. */
  title: string
  description: string
  /** As `addressOf` makes it: from the root of the host, with base path and trailing slash. */
  path: string
  keywords?: readonly string[]
  /** For the home page, whose title is the site's own. */
  titleIsWhole?: boolean
  /** For pages that hold nothing to be found by a search engine. */
  noindex?: boolean
}

const longestDescription = 155

/**
 * Cuts a description to at most 155 characters, at the end of a word, and marks the cut with an ellipsis that counts.
 * A description that fits is returned as it is, with runs of white space as single spaces.
 */
export function metaDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestDescription) return plain
  const room = plain.slice(0, longestDescription)
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, longestDescription - 1)
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}

/** What Next writes into the head of a page: title, description, keywords, canonical address and Open Graph. */
export function pageMetadata({ title, description, path, keywords, titleIsWhole, noindex }: PageText) {
  const wholeTitle = titleIsWhole ? title : `${title} | ${siteName}`
  const shortDescription = metaDescription(description)
  const url = absoluteUrl(path)
  return {
    title: { absolute: wholeTitle },
    description: shortDescription,
    ...(keywords?.length ? { keywords: [...keywords] } : {}),
    alternates: { canonical: url },
    openGraph: { type: 'website' as const, siteName, title: wholeTitle, description: shortDescription, url },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
