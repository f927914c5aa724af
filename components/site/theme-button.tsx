import { buttonClasses } from '@/components/ui/button-classes'
import { themeMessages } from '@/lib/messages/shell'

import { themeAfter, themes, themeStore, type Theme } from './theme'

const shapes: Record<Theme, string> = {
  system: 'M4 5h16v11H4zM8 20h8m-4-4v4',
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0-6v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
}

/** Steps through the themes: as the device, light, dark. Draws all three icons; globals.css shows the one that is on. */
export function ThemeButton() {
  const { initial } = themeStore
  const label = themeMessages.button(themeMessages[initial], themeMessages[themeAfter(initial)])
  return (
    <button type="button" data-theme-button className={buttonClasses('quiet', 'icon')} aria-label={label} title={label}>
      {themes.map((theme) => (
        <svg
          key={theme}
          data-theme-icon={theme}
          aria-hidden="true"
          className="size-5"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d={shapes[theme]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      ))}
    </button>
  )
}
