import { lateMessages } from '@/lib/messages/late'

/** Says that code of the page did not arrive. public/boot.js listens for the button: it works when nothing else has come. */
export function LateCode() {
  return (
    <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
      {lateMessages.failed}{' '}
      <button type="button" className="font-medium underline" data-reload>
        {lateMessages.reload}
      </button>
    </p>
  )
}
