import { escapeHtml } from '@/lib/base/text/escape-html'

/* The files of a set of icons, and what leads to them. */

export interface SiteFacts {
  /** Of the app. */
  name: string
  shortName: string
  /** #rrggbb. */
  theme: string
  ground: string
  /** Where the files lie, with a slash at both ends. */
  folder: string
}

/** Sides of the pictures in favicon.ico. */
export const iconFileSides = [16, 32, 48] as const

/** Which pictures are drawn, by the name of their file. */
export const pngFiles = {
  'apple-touch-icon.png': { side: 180, look: 'apple' },
  'icon-192.png': { side: 192, look: 'plain' },
  'icon-512.png': { side: 512, look: 'plain' },
  'icon-maskable-512.png': { side: 512, look: 'maskable' },
} as const
export type PngFile = keyof typeof pngFiles
export const pngNames = Object.keys(pngFiles) as PngFile[]

/** The folder as an address has it: slashes around, none doubled. */
export function folderOf(text: string): string {
  const parts = text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length === 0 ? '/' : `/${parts.map(encodeURIComponent).join('/')}/`
}

/** The manifest of a web app with its icons (W3C, Web Application Manifest). */
export function manifestText({ name, shortName, theme, ground, folder }: SiteFacts): string {
  const icon = (file: PngFile, purpose: string) => ({
    src: `${folder}${file}`,
    sizes: `${pngFiles[file].side}x${pngFiles[file].side}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name,
    short_name: shortName,
    icons: [icon('icon-192.png', 'any'), icon('icon-512.png', 'any'), icon('icon-maskable-512.png', 'maskable')],
    start_url: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: ground,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** What stands in the head of each page. `sizes` keeps browsers that know SVG from taking the ICO. */
export function headTags({ folder, theme }: SiteFacts, hasSvg: boolean): string {
  const at = escapeHtml(folder)
  return [
    `<link rel="icon" href="${at}favicon.ico" sizes="32x32">`,
    ...(hasSvg ? [`<link rel="icon" href="${at}icon.svg" type="image/svg+xml">`] : []),
    `<link rel="apple-touch-icon" href="${at}apple-touch-icon.png">`,
    `<link rel="manifest" href="${at}site.webmanifest">`,
    `<meta name="theme-color" content="${theme}">`,
    '',
  ].join('\n')
}
