import { metaDescription } from '@/lib/base/text/meta-description'
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
