import { definePlainStore } from '@/lib/platform/storage/store'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Read by public/boot.js under the same key. */
export const themeStore = definePlainStore<Theme>({
  key: 'tallykit:theme',
  initial: 'system',
  read: (text) => themes.find((theme) => theme === text),
})

/** The one that the header's button changes to. */
export function themeAfter(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
}

/** Puts a theme on the page, as boot.js does before the first paint. */
export function showTheme(theme: Theme): void {
  // A frame of another site has the theme that its address asks for.
  if ('frame' in document.documentElement.dataset) return
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
