import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { TextDiffAnswer, TextDiffRequest } from '@/lib/subjects/diff/task'
import { textDiffMessages as messages } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { runTask, TaskError } from '@/lib/workers/run-task'
import { copyText } from './copy-text'
import { shownContext } from './difference-list'
import type { SideInput } from './draft'
import { saveFile } from './save-file'
import type { Compared } from './use-comparison'

interface SaveBarProps {
  workerHref: string
  compared: Compared
  left: SideInput
  right: SideInput
  summary: string
  fold: boolean
}

/** Patch, HTML report and print. */
export function SaveBar({ workerHref, compared, left, right, summary, fold }: SaveBarProps) {
  const [fault, setFault] = useState<string>()
  const leftName = left.name || messages.fileNames.left
  const rightName = right.name || messages.fileNames.right
  const otherEncoding = [left, right].some(
    ({ source }) => source && (source.format !== 'text' || source.encoding !== 'UTF-8' || source.byteOrderMark),
  )

  async function write(request: TextDiffRequest, use: (text: string) => void | Promise<void>): Promise<void> {
    setFault(undefined)
    try {
      const answer = await runTask<TextDiffRequest, TextDiffAnswer>(workerHref, request)
      if (answer.kind === 'written') await use(answer.text)
    } catch (error) {
      if (!(error instanceof TaskError)) throw error
      setFault(error.message)
    }
  }

  const patch: TextDiffRequest = { kind: 'patch', left: compared.left, right: compared.right, leftName, rightName }
  const report: TextDiffRequest = {
    kind: 'report',
    ...compared,
    words: {
      language: 'en',
      title: messages.reportTitle(leftName, rightName),
      summary,
      left: leftName,
      right: rightName,
      removed: messages.signNames.removed,
      added: messages.signNames.added,
      noDifference: compared.left === compared.right ? messages.same : messages.sameByRules,
      folded: messages.foldedTemplate,
    },
    context: fold ? shownContext : undefined,
  }

  return (
    <section aria-label={messages.save} data-print="hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => write(patch, (text) => saveFile(messages.patchFile, 'text/x-diff', text))}
        >
          {messages.downloadPatch}
        </Button>
        <Button onClick={() => write(patch, copyText)}>{messages.copyPatch}</Button>
        <Button onClick={() => write(report, (text) => saveFile(messages.reportFile, 'text/html', text))}>
          {messages.downloadReport}
        </Button>
        <Button onClick={() => print()}>{messages.print}</Button>
      </div>
      <p className="mt-1 text-xs text-muted">{messages.patchNote}</p>
      {otherEncoding && <p className="mt-1 text-xs text-muted">{messages.patchEncoding}</p>}
      <p role="status" className="text-sm text-bad">
        {fault}
      </p>
    </section>
  )
}
