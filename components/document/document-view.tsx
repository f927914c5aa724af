import { Fragment, useMemo, type CSSProperties } from 'react'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import { blockHtml, turnHtml, type Mark } from '@/lib/kits/document/html'
import { lookOf } from '@/lib/kits/document/looks'
import { letterSize, lookNames, pageStyle } from '@/lib/kits/document/style'
import { placeOfMark, type Turn } from '@/lib/kits/document/turns'
import type { Block, Document } from '@/lib/kits/document/types'
import { pageWords, wordsOf } from '@/lib/kits/document/words'
import type { Show } from '@/lib/base/format/show'
import { documentMessages } from '@/lib/messages/document'

/** A drawn page, or a picture of it for the bar: few documents have one. */
export const DesignView = part('document/design-view', () => import('./design-view'))

interface DocumentViewProps {
  document: Document
  show: Show
  /** Where paper turns, as far as it is known. */
  turns?: readonly Turn[]
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

interface OneBlockProps {
  block: Block
  show: Show
  words: ReturnType<typeof wordsOf>
  direction: Document['direction']
  marks: readonly Mark[]
}

function OneBlock({ block, show, words, direction, marks }: OneBlockProps) {
  if (block.kind === 'design') return <DesignView page={block.page} />
  if (block.kind === 'plain') return <PlainBlock block={block} show={show} />
  const html = blockHtml(block, show, words, direction, marks)
  return <div className="doc-block" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A document on the page, which holds DocumentStyle. Printing the page prints this and nothing else. */
export function DocumentView({ document, show, turns = [] }: DocumentViewProps) {
  const { sheet, language, direction, blocks } = document
  const words = wordsOf(document)
  const frame = sheet === 'bare' || sheet === 'design' ? '' : 'on-white rounded-sm border border-line shadow-md'
  const { colour, scale } = lookOf(document)
  const style: CSSProperties = {
    ['--doc-colour' as string]: colour,
    ...(scale === 1 ? {} : { fontSize: letterSize(scale) }),
  }
  const pages = turns.length + 1
  const marks = turns.map((turn, at): Mark => ({ turn, html: turnHtml(words, at + 1, pages) }))
  return (
    <>
      <style>{pageStyle(document)}</style>
      <article
        className={`doc doc-${sheet} ${lookNames(document)} ${frame}`}
        style={style}
        lang={language}
        dir={direction}
        aria-label={document.title}
      >
        {blocks.map((block, position) => {
          const own = marks.filter(({ turn }) => turn.block === position)
          const at = (place: ReturnType<typeof placeOfMark>) =>
            own.filter(({ turn }) => placeOfMark(turn, block) === place)
          return (
            // Blocks have no identity but their place.
            <Fragment key={position}>
              <Marks marks={at('before')} />
              <OneBlock block={block} show={show} words={words} direction={direction} marks={at('inside')} />
              <Marks marks={at('behind')} />
            </Fragment>
          )
        })}
        {pages > 1 && (
          <span className="doc-turn" aria-hidden="true">
            {pageWords(words, pages, pages)}
          </span>
        )}
      </article>
    </>
  )
}

function Marks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null
  return <div dangerouslySetInnerHTML={{ __html: marks.map(({ html }) => html).join('') }} />
}
