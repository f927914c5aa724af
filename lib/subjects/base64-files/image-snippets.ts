import { fileStem } from '@/lib/base/format/file-stem'
import { escapeHtml } from '@/lib/base/text/escape-html'
import type { Size } from '@/lib/subjects/picture/sizes'

/* Code around the data URI of a picture. */

export type ImageWrapping = 'data' | 'plain' | 'html' | 'css' | 'markdown' | 'json' | 'react' | 'email'

/** What the code around a picture says of it. */
export interface SnippetPicture {
  name: string
  type: string
  size: Size | undefined
}

/** The ending of a file with such code. */
export const snippetEndings: Readonly<Record<ImageWrapping, string>> = {
  data: 'txt',
  plain: 'txt',
  html: 'html',
  css: 'css',
  markdown: 'md',
  json: 'json',
  react: 'jsx',
  email: 'eml',
}

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** The name of a picture in words, for those who do not see it. */
export function altOf(name: string): string {
  return fileStem(onlyName(name))
    .replaceAll(/[\s_-]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
}

/** A name of a component: letters and digits, the first a capital. */
export function componentName(name: string): string {
  const words = altOf(name).match(/[a-z0-9]+/gi) ?? []
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[A-Z]/.test(joined) ? joined : `Picture${joined}`
}

/** The content id of a picture in a mail, which `cid:` leads to (RFC 2392): letters and digits of its name. */
export function contentId(name: string): string {
  const words = altOf(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words === '' ? 'picture' : words}@picture`
}

/** A name as a parameter of a mail bears it (RFC 2045): signs of ASCII without quotes. */
const mailName = (name: string) => onlyName(name).replaceAll(/[^\u0020-\u007e]|["\\]/g, '-')

const rounded = ({ width, height }: Size): Size => ({ width: Math.round(width), height: Math.round(height) })

/**
 * What stands before and after the data URI of a picture; of `plain` and `email` before and after its Base64 alone. A mail gets a part of
 * its own (RFC 2045, RFC 2387) that `cid:` leads to, since mail programs do not show data URIs.
 */
export function aroundImage(
  wrapping: ImageWrapping,
  { name, type, size }: SnippetPicture,
): readonly [before: string, after: string] {
  const alt = escapeHtml(altOf(name))
  const sides = size && rounded(size)
  switch (wrapping) {
    case 'data':
    case 'plain':
      return ['', '']
    case 'html':
      return ['<img src="', `" alt="${alt}"${sides ? ` width="${sides.width}" height="${sides.height}"` : ''}>`]
    case 'css':
      return ['background-image: url("', '");']
    case 'markdown':
      return [
        `![${altOf(name)
          .replaceAll(/[[\]\\]/g, ' ')
          .trim()}](`,
        ')',
      ]
    case 'json': {
      const facts = { name: onlyName(name), type, ...sides }
      return [`${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "src": "`, '"\n}']
    }
    case 'react': {
      const component = componentName(name)
      const both = sides ? ` width={${sides.width}} height={${sides.height}}` : ''
      return ['const source = "', `"\n\nexport const ${component} = () => <img src={source} alt="${alt}"${both} />`]
    }
    case 'email': {
      const file = mailName(name)
      return [
        [
          `Content-Type: ${type}; name="${file}"`,
          'Content-Transfer-Encoding: base64',
          `Content-ID: <${contentId(name)}>`,
          `Content-Disposition: inline; filename="${file}"`,
          '',
          '',
        ].join('\r\n'),
        '\r\n',
      ]
    }
  }
}
