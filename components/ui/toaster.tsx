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
        <Toaster position="bottom-right" visibleToasts={3} duration={4000} toastOptions={{ style: look }} />
        <WhenMounted then={resolve} />
      </>,
    )
  })
  return mounted
}

export async function showToast(message: string, stays: boolean): Promise<void> {
  await mountToaster()
  // What stays is there once, however often it is said.
  toast(message, stays ? { id: message, duration: Infinity, closeButton: true } : {})
}
