import type { Config } from 'tailwindcss'

const colourNames = [
  'surface',
  'raised',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'accent-soft',
  'on-accent',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
] as const

/** The names of the design tokens; app/globals.css holds the colours of both themes. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: [
        'system-ui',
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Noto Sans',
        'sans-serif',
        'Apple Color Emoji',
        'Segoe UI Emoji',
        'Noto Color Emoji',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Cascadia Mono', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.875rem', '1.375rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.625rem'],
      xl: ['1.3125rem', '1.75rem'],
      '2xl': ['1.625rem', '2rem'],
      '3xl': ['2.125rem', '2.5rem'],
    },
    extend: {
      maxWidth: { page: '72rem', prose: '42rem' },
    },
  },
} satisfies Config
