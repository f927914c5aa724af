import { definePlainStore } from '@/lib/storage/store'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Read by public/boot.js under the same key. */
export const themeStore = definePlainStore<Theme>({
  key: 'tallykit:theme',
  initial: 'system',
  read: (text) => themes.find((theme) => theme === text),
})

export function chooseTheme(theme: Theme): void {
  themeStore.set(theme)
  showTheme(theme)
}

/** Puts a theme on the page, as boot.js does before the first paint. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
