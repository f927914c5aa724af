import { createHash } from 'node:crypto'
import { HtmlOnceBox, type HtmlOnceBoxProps } from './html-once-box'
import { keptHtml } from './kept-html'

/** Pages are written one after another; a few hundred texts are more than any of them needs at a time. */
const mostKept = 400

function keep(html: string): string {
  const name = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  const kept = keptHtml()
  kept.delete(name)
  kept.set(name, html)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return name
}

interface HtmlOnceProps extends Omit<HtmlOnceBoxProps, 'name' | 'html'> {
  /** Markup whose texts are escaped already. */
  html: string
}

/**
 * Markup that the browser never redraws. Next writes whatever a server component draws into the page twice, as HTML and as
 * data; guides and charts would be most of the page. This writes it once.
 */
export function HtmlOnce({ html, ...rest }: HtmlOnceProps) {
  // In development the page is refreshed in place, which needs the data.
  return process.env.NODE_ENV === 'development' ? (
    <HtmlOnceBox html={html} {...rest} />
  ) : (
    <HtmlOnceBox name={keep(html)} {...rest} />
  )
}
