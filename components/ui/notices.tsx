import type { Notice } from '@/lib/kits/document/types'
import { generatorMessages } from '@/lib/messages/generator'

const looks: Record<Notice['is'], string> = {
  good: 'border-good bg-good-soft',
  fair: 'border-warn bg-warn-soft',
  bad: 'border-bad bg-bad-soft',
  plain: 'border-line bg-raised',
}
const signs: Record<Notice['is'], string> = { good: '✓', fair: '!', bad: '✕', plain: 'i' }

interface NoticesProps {
  notices: readonly Notice[]
  checking: boolean
  /** They are about an earlier result. */
  dimmed: boolean
}

export function Notices({ notices, checking, dimmed }: NoticesProps) {
  return (
    <div aria-live="polite" data-print="hidden" className={`grid gap-2 ${dimmed ? 'earlier' : ''}`}>
      {notices.map(({ is, says }) => (
        <p key={says} className={`flex gap-2 rounded-md border-l-4 px-3 py-2 text-sm ${looks[is]}`}>
          <span aria-hidden="true" className="font-bold">
            {signs[is]}
          </span>
          <span className="min-w-0 wrap-anywhere">{says}</span>
        </p>
      ))}
      {checking && <p className="border-l-4 border-line px-3 py-2 text-sm text-muted">{generatorMessages.checking}</p>}
    </div>
  )
}
