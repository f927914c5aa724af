import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

const look = {
  background: 'var(--raised)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  font: 'inherit',
  fontSize: '0.875rem',
}

/** Where a list of toasts that is shown in place stands: as high as three of them. */
const inPlace = { position: 'relative', inset: 'auto', width: 'auto', height: '12.5rem' } as const

/** The list of what was said last: three at most, at the lower right, or where it stands on the page. */
export function ToastList({ id, isInPlace = false }: { id?: string; isInPlace?: boolean }) {
  return (
    <Toaster
      id={id}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      toastOptions={{ style: look }}
      {...(isInPlace && { expand: true, style: inPlace })}
    />
  )
}

function WhenMounted({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

let mounted: Promise<void> | undefined

/** Puts sonner's list into the page. It drops what is shown before its effects have run, hence the wait. */
function mountToaster(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div')
    host.dataset.print = 'hidden'
    document.body.append(host)
    createRoot(host).render(
      <>
        <ToastList />
        <WhenMounted then={resolve} />
      </>,
    )
  })
  return mounted
}

/** Says it in the list of that id, for as long as the page is there. */
export function showToastIn(toasterId: string, message: string): void {
  toast(message, { toasterId, id: `${toasterId} ${message}`, duration: Infinity })
}

export async function showToast(message: string, stays: boolean): Promise<void> {
  await mountToaster()
  // What stays is there once, however often it is said.
  toast(message, stays ? { id: message, duration: Infinity, closeButton: true } : {})
}
