import { themeMessages } from '@/lib/messages/shell'

import { showTheme, themeAfter, themeStore } from './theme'

/** Keeps the page in the chosen theme, whoever chooses it: the header's button, the menu, another tab. */
export function startThemeButton(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('[data-theme-button]')
  function show(): void {
    const theme = themeStore.get()
    showTheme(theme)
    const label = themeMessages.button(themeMessages[theme], themeMessages[themeAfter(theme)])
    button?.setAttribute('aria-label', label)
    button?.setAttribute('title', label)
  }
  show()
  themeStore.subscribe(show)
  button?.addEventListener('click', () => themeStore.set(themeAfter(themeStore.get())))
}
