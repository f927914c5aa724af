import type { ReactNode } from 'react'
import { HtmlOnce } from './html-once'

type ServerRenderer = typeof import('react-dom/server')

interface StaticHtmlProps {
  /** Elements of components that are neither asynchronous nor interactive and use no hooks. */
  children: ReactNode
  className?: string
}

/**
 * A part of a page that the browser never redraws, written into it once: the footer, the sidebar, tables under charts. See
 * HtmlOnce for the reason. Next lets no server component import react-dom/server by name, so Node does.
 */
export async function StaticHtml({ children, className = 'contents' }: StaticHtmlProps) {
  const { renderToStaticMarkup }: ServerRenderer = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ 'react-dom/server'
  )
  return <HtmlOnce className={className} html={renderToStaticMarkup(children)} />
}
