import { useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { formMessages } from '@/lib/messages/form'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { canShareFiles, copyFile, saveBlob, shareBlob } from './take-away'

interface SaveBarProps {
  name: string
  /** Makes the whole result; undefined while there is none. Rejects when the work was stopped. */
  makeFile: (() => Blob | Promise<Blob>) | undefined
}

const neverChanges = () => () => undefined

async function print(name: string, file: Blob | Promise<Blob>): Promise<void> {
  const { printText } = await import('@/components/take-away/print-text')
  printText(name, await (await file).text())
}

/** Ways of taking the whole result away. */
export function SaveBar({ name, makeFile }: SaveBarProps) {
  const canShare = useSyncExternalStore(neverChanges, canShareFiles, () => false)
  const isDisabled = !makeFile
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        look="primary"
        disabled={isDisabled}
        onClick={() => makeFile && void copyFile(makeFile(), jsonMessages.copied)}
      >
        {jsonMessages.copy}
      </Button>
      <Button size="small" disabled={isDisabled} onClick={() => makeFile && void saveBlob(name, makeFile())}>
        {jsonMessages.download}
      </Button>
      <Button size="small" disabled={isDisabled} onClick={() => makeFile && void print(name, makeFile())}>
        {formMessages.print}
      </Button>
      {canShare && (
        <Button size="small" disabled={isDisabled} onClick={() => makeFile && void shareBlob(name, makeFile())}>
          {jsonMessages.share}
        </Button>
      )}
    </div>
  )
}
