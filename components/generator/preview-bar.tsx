import { DesignView } from '@/components/document/document-view'
import { smallPicture } from '@/components/document/small-picture'
import type { Block, Document } from '@/lib/kits/document/types'
import { documentMessages } from '@/lib/messages/document'

/** A picture or text small enough for a bar; a sheet of paper has none. */
function smallView(blocks: readonly Block[]) {
  for (const block of blocks) {
    // As a picture of its own the drawing has no ids in common with the preview.
    if (block.kind === 'image') return smallPicture(block.svg)
    if (block.kind === 'design') return <DesignView page={block.page} isSmall />
    if (block.kind === 'plain')
      return (
        <span className="line-clamp-3 max-w-3/4 text-ink wrap-anywhere whitespace-pre-line">
          {block.text.slice(0, 200)}
        </span>
      )
  }
  return undefined
}

interface PreviewBarProps {
  document: Document
  dimmed: boolean
}

/**
 * What is being made, small, at the lower edge of a phone's screen while the form is longer than the screen. Its own place is
 * beneath the preview, which covers it as soon as it can be seen; it repeats the preview, so nobody is read it twice.
 */
export function PreviewBar({ document, dimmed }: PreviewBarProps) {
  const view = smallView(document.blocks)
  if (!view) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-print="hidden"
      // As high as the negative margin less the gap of the form.
      className={`answer-bar -mb-30 h-24 w-full md:hidden ${dimmed ? '*:opacity-60' : ''}`}
      onClick={({ currentTarget }) => currentTarget.nextElementSibling?.scrollIntoView({ block: 'start' })}
    >
      <span>{documentMessages.preview}</span>
      {view}
    </button>
  )
}
