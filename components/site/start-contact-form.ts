import { drawnPart } from '@/components/ui/element'
import { toast } from '@/components/ui/toast'
import { contactMessages } from '@/lib/messages/contact'

/** Longer mailto addresses are cut off without a word by some mail programs. */
const longestMessage = 1500

function problemOf(message: string): string {
  if (message === '') return contactMessages.messageMissing
  return message.length > longestMessage ? contactMessages.messageLength(longestMessage) : ''
}

/** Opens the written message in the visitor's mail program, or copies it. */
export function startContactForm(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-contact-form]')
  if (!form) return
  const email = form.dataset.contactForm ?? ''
  const subject = drawnPart<HTMLSelectElement>(form, 'select')
  const message = drawnPart<HTMLTextAreaElement>(form, 'textarea')
  const error = drawnPart(form, '[role=alert]')

  function showProblem(problem: string): void {
    error.textContent = problem
    message.setAttribute('aria-invalid', String(problem !== ''))
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = message.value.trim()
    const problem = problemOf(text)
    showProblem(problem)
    if (problem) {
      message.focus()
      return
    }
    const chosen = subject.selectedOptions[0]?.label ?? ''
    location.href = `mailto:${email}?subject=${encodeURIComponent(chosen)}&body=${encodeURIComponent(text)}`
  })
  message.addEventListener('input', () => showProblem(''))
  drawnPart(form, '[data-contact-copy]').addEventListener('click', () => void copy(message.value))
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await toast(contactMessages.copied)
  } catch {
    await toast(contactMessages.notCopied)
  }
}
