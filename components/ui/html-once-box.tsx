'use client'

import { keptHtml } from './kept-html'

export interface HtmlOnceBoxProps {
  name?: string
  html?: string
  as?: 'div' | 'script'
  className?: string
  type?: 'application/ld+json'
}

function htmlOf({ name, html }: HtmlOnceBoxProps): string {
  if (html !== undefined) return html
  // In the browser the text is in the page already, and React leaves what it did not write alone.
  if (name === undefined || typeof window !== 'undefined') return ''
  const kept = keptHtml().get(name)
  if (kept === undefined) throw new Error(`The text ${name} was not kept until its page was written`)
  return kept
}

export function HtmlOnceBox(props: HtmlOnceBoxProps) {
  const { as: Tag = 'div', className, type } = props
  return (
    <Tag
      className={className}
      type={type as undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: htmlOf(props) }}
    />
  )
}
