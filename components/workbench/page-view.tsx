import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import type { OneViewProps } from './view-props'

/** A page in a frame without scripts, forms, or an origin. Whoever wrote its HTML, it is cleaned once more. */
export default function PageView({ view: { label, html } }: { view: OneViewProps<'page'>['view'] }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        WHOLE_DOCUMENT: true,
        ADD_TAGS: ['style'],
        FORBID_TAGS: ['form', 'base', 'link', 'meta'],
      }),
    [html],
  )
  return (
    <iframe
      title={label}
      sandbox=""
      srcDoc={clean}
      referrerPolicy="no-referrer"
      className="block h-[70vh] min-h-80 w-full rounded-md border border-line bg-[#fff]"
    />
  )
}
