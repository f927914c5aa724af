import { useEffect, useRef } from 'react'
import { InstallDialog } from '@/components/site/install-dialog'
import { MobileMenu } from '@/components/site/mobile-menu'
import { openSearch } from '@/components/search/open-search'
import { openShortcutList } from '@/components/search/shortcut-list'
import { AskedPanel } from '@/components/ui/asked-panel'
import { Button } from '@/components/ui/button'
import { LatePanel } from '@/components/ui/late-panel'
import { Notices } from '@/components/ui/notices'
import { showToast, showToastIn, ToastList } from '@/components/ui/toaster'
import { LateCode } from '@/components/islands/late-code'
import { BothSides, Room, type Side } from './sides'

const toastWords = ['Copied the results', 'Saved break-even.pdf', 'Your entries were brought back']

function Toasts({ side }: { side: Side }) {
  const id = `${side}-toasts`
  useEffect(() => {
    for (const words of toastWords) showToastIn(id, words)
  }, [id])
  return (
    <>
      <ToastList id={id} isInPlace />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void showToast('Copied the results', false)}>
          Show one
        </Button>
        <Button size="small" onClick={() => void showToast('A new version is there. Reload the page.', true)}>
          Show one that stays
        </Button>
      </div>
    </>
  )
}

/** What scripts without React draw. */
function Scripted({ draw, id }: { draw: (host: HTMLElement) => void; id: string }) {
  const host = useRef<HTMLDivElement>(null)
  const drawing = useRef(draw)
  useEffect(() => {
    const element = host.current
    if (!element) return
    drawing.current(element)
    return () => element.replaceChildren()
  }, [])
  return <div ref={host} id={id} className="min-h-96" />
}

const notices = [
  { is: 'good', says: 'The invoice has all that the law of the United Kingdom asks for.' },
  { is: 'fair', says: 'The due date is before the date of the invoice.' },
  { is: 'bad', says: 'The tax number is no valid one: its check digit is wrong.' },
  { is: 'plain', says: 'Amounts are in pounds.' },
] as const

/** What is said, and what opens over or beneath a page. */
export function NoticesRoom() {
  return (
    <Room id="notices" title="Messages, panels and dialogs">
      <BothSides title="Toasts">{(side) => <Toasts side={side} />}</BothSides>
      <BothSides title="Remarks on a document">{() => <Notices notices={notices} checking dimmed={false} />}</BothSides>
      <BothSides title="Code that did not arrive">{() => <LateCode />}</BothSides>
      <BothSides title="A panel, closed and open">
        {() => (
          <>
            <LatePanel title="A whole list" className="mb-3">
              <p>What it holds is fetched when it is opened.</p>
            </LatePanel>
            <LatePanel title="A whole list" isOpen>
              <p>What it holds is fetched when it is opened.</p>
            </LatePanel>
          </>
        )}
      </BothSides>
      <BothSides title="A panel that a button opens">
        {() => (
          <AskedPanel
            asked={0}
            title="Many from a table"
            intro="Paste a table, or open one. Each row becomes an answer."
            close="Close"
            onClose={() => {}}
          >
            <p className="text-sm">What was asked for stands here.</p>
          </AskedPanel>
        )}
      </BothSides>
      <BothSides title="Search, with an answer">
        {(side) => <Scripted id={`${side}-search`} draw={(host) => openSearch('18% of 1,250', undefined, host)} />}
      </BothSides>
      <BothSides title="Search, with what works and what is planned">
        {(side) => <Scripted id={`${side}-search-list`} draw={(host) => openSearch('mortgage', undefined, host)} />}
      </BothSides>
      <BothSides title="Keys">
        {(side) => <Scripted id={`${side}-keys`} draw={(host) => openShortcutList(host)} />}
      </BothSides>
      <BothSides title="The menu of small screens">
        {(side) => <MobileMenu name={side} isInPlace onClose={() => {}} />}
      </BothSides>
      <BothSides title="How to install it">
        {() => <InstallDialog toolCount={500} isInPlace onClose={() => {}} />}
      </BothSides>
    </Room>
  )
}
