import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { blockHtml } from '@/lib/document/html'
import { documentStyle, pageStyle, printAlone } from '@/lib/document/style'
import type { Block, Document } from '@/lib/document/types'
import type { Show } from '@/lib/format/show'
import { documentMessages } from '@/lib/messages/document'

interface DocumentViewProps {
  document: Document
  show: Show
}

/** A longer text would make every keystroke wait for the browser's layout. */
const shownCharacters = 20_000

/** Never within a character that takes two units. */
function firstPart(text: string): string {
  const cut = text.slice(0, shownCharacters)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

function PlainBlock({ block, show }: { block: Block & { kind: 'plain' }; show: Show }) {
  const isCut = block.text.length > shownCharacters
  const html = useMemo(
    () => blockHtml({ ...block, text: isCut ? firstPart(block.text) : block.text }, show),
    [block, isCut, show],
  )
  async function copy() {
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(block.text)
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-3" data-print="hidden">
        <span className="text-sm font-medium">{block.label}</span>
        <Button size="small" look="quiet" aria-label={documentMessages.copyPart(block.label)} onClick={copy}>
          {documentMessages.copy}
        </Button>
      </div>
      {/* A long text scrolls by itself; the frame can be reached by keyboard. */}
      <div
        className="max-h-96 overflow-y-auto print:max-h-none"
        tabIndex={0}
        role="region"
        aria-label={block.label}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isCut && (
        <p className="text-sm text-muted">
          {documentMessages.firstPart(show.count(shownCharacters), show.count(block.text.length))}
        </p>
      )}
    </div>
  )
}

function OneBlock({ block, show }: { block: Block; show: Show }) {
  if (block.kind === 'plain') return <PlainBlock block={block} show={show} />
  return <div className="doc-block" dangerouslySetInnerHTML={{ __html: blockHtml(block, show) }} />
}

/** A document on the page. Printing the page prints this and nothing else. */
export function DocumentView({ document, show }: DocumentViewProps) {
  const { sheet, language, direction, blocks } = document
  const look = sheet === 'bare' ? '' : 'rounded-sm border border-line shadow-md'
  return (
    <>
      <style>{documentStyle + printAlone + pageStyle(document)}</style>
      <article className={`doc doc-${sheet} ${look}`} lang={language} dir={direction} aria-label={document.title}>
        {blocks.map((block, position) => (
          // Blocks have no identity but their place.
          <OneBlock key={position} block={block} show={show} />
        ))}
      </article>
    </>
  )
}
