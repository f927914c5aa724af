import { useId } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { openDialog } from '@/components/ui/open-dialog'
import { installMessages } from '@/lib/messages/install'

interface InstallDialogProps {
  toolCount: number
  onClose: () => void
  isInPlace?: boolean
}

export function openInstallDialog(toolCount: number): void {
  openDialog((close) => <InstallDialog toolCount={toolCount} onClose={close} />)
}

export function InstallDialog({ toolCount, onClose, isInPlace = false }: InstallDialogProps) {
  const titleId = useId()
  const parts = [
    { title: installMessages.desktopTitle, lines: installMessages.desktop },
    { title: installMessages.mobileTitle, lines: installMessages.mobile },
    { title: installMessages.benefitsTitle, lines: installMessages.benefits(toolCount) },
  ]
  return (
    <Dialog
      aria-labelledby={titleId}
      onClose={onClose}
      isInPlace={isInPlace}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-prose overflow-y-auto rounded-lg border border-line"
    >
      <div className="flex flex-col gap-4 p-5">
        <h2 id={titleId} className="text-xl font-semibold">
          {installMessages.title}
        </h2>
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="mb-1 font-semibold">{title}</h3>
            <ul className="list-disc space-y-1 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <form method="dialog">
          <Button type="submit" look="primary">
            {installMessages.close}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
