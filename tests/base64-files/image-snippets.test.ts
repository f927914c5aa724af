import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { generate, parse as parseCss, walk } from 'css-tree'
import { transformSync } from 'esbuild'
import { marked } from 'marked'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { svgAddress } from '@/lib/base/svg/address'
import { reformed } from '@/lib/subjects/base64-files/file-form'
import {
  altOf,
  aroundImage,
  componentName,
  contentId,
  snippetEndings,
  type ImageWrapping,
} from '@/lib/subjects/base64-files/image-snippets'
import { sample } from '../picture/samples'

/* What is written around a picture is read by parsers of HTML, CSS, Markdown, JSON, JavaScript and mails that share no code with it. */

const bytes = sample('logo.png')
const base64 = Buffer.from(bytes).toString('base64')
const uri = `data:image/png;base64,${base64}`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><title>50% "é" (1)</title><rect width="30" height="20" fill="#12588a"/></svg>`
const address = svgAddress(svg)
const names = ['photos/my-logo_2.png', 'a "b" <c> & [d].png', '.png', 'süß.png', "o'clock.png"]

function around(wrapping: ImageWrapping, name: string, body: string): string {
  const [before, after] = aroundImage(wrapping, { name, type: 'image/png', size: { width: 200, height: 119.6 } })
  return before + body + after
}

describe.each(names)('code around %s', (name) => {
  it.each([uri, address])('is HTML with the picture in it', (body) => {
    const [element, ...more] = parseFragment(around('html', name, body)).childNodes
    expect(more).toEqual([])
    expect(element).toMatchObject({ nodeName: 'img' })
    const attributes = element && 'attrs' in element ? element.attrs : []
    expect(Object.fromEntries(attributes.map((one) => [one.name, one.value]))).toEqual({
      src: body,
      alt: altOf(name),
      width: '200',
      height: '120',
    })
  })

  it.each([uri, address])('is a declaration of CSS', (body) => {
    const tree = parseCss(around('css', name, body), { context: 'declarationList' })
    const urls: string[] = []
    walk(tree, (node) => {
      if (node.type === 'Url') urls.push(node.value)
    })
    expect(urls).toEqual([body])
    expect(generate(tree)).toContain('background-image:url(')
  })

  it('is an image of Markdown', () => {
    const html = marked.parseInline(around('markdown', name, uri)) as string
    expect(html.match(/^<img src="([^"]*)"/)?.[1]).toBe(uri)
  })

  it.each([uri, address])('is JSON', (body) => {
    expect(JSON.parse(around('json', name, body))).toEqual({
      name: name.slice(name.lastIndexOf('/') + 1),
      type: 'image/png',
      width: 200,
      height: 120,
      src: body,
    })
  })

  it.each([uri, address])('is a module of React', async (body) => {
    const { code } = transformSync(around('react', name, body), { loader: 'jsx', format: 'esm' })
    const runs = code.replace(/^export \{[\s\S]*$/m, '')
    const made = new Function('React', `${runs}; return ${componentName(name)}()`)({
      createElement: (type: string, props: object) => ({ type, props }),
    }) as unknown
    expect(made).toEqual({ type: 'img', props: { src: body, alt: altOf(name), width: 200, height: 120 } })
  })

  it('is a part of a mail', () => {
    const mail = around('email', name, reformed(base64, { alphabet: 'standard', padding: true, lines: 'mime' }))
    const read = execFileSync(
      'python3',
      [
        '-c',
        'import email,email.policy,hashlib,json,sys\nm=email.message_from_bytes(sys.stdin.buffer.read(),policy=email.policy.default)\nprint(json.dumps([m.get_content_type(),m["content-id"],m.get_content_disposition(),hashlib.sha256(m.get_payload(decode=True)).hexdigest(),[str(d) for d in m.defects]]))',
      ],
      { input: mail },
    )
    const wanted = createHash('sha256').update(bytes).digest('hex')
    expect(JSON.parse(read.toString())).toEqual(['image/png', `<${contentId(name)}>`, 'inline', wanted, []])
  })
})

it('names pictures for those who do not see them, for code and for mails', () => {
  expect(altOf('photos/my-logo_2.png')).toBe('my logo 2')
  expect(componentName('photos/my-logo_2.png')).toBe('MyLogo2')
  expect(componentName('2.png')).toBe('Picture2')
  expect(contentId('My Logo!.png')).toBe('my-logo@picture')
  expect(contentId('.png')).toBe('picture@picture')
  expect(Object.keys(snippetEndings)).toHaveLength(8)
})

it('leaves the text alone where nothing stands around it', () => {
  expect(around('data', 'a.png', uri)).toBe(uri)
  expect(around('plain', 'a.png', base64)).toBe(base64)
})

it('a drawing as an address is what a parser of URLs and Python read back', () => {
  const read = execFileSync(
    'python3',
    ['-c', 'import sys,urllib.request\nprint(urllib.request.urlopen(sys.stdin.read()).read().decode(),end="")'],
    {
      input: address.replaceAll(' ', '%20'),
    },
  ).toString()
  // Quotes of attributes are single ones; those of texts stay.
  expect(read).toBe(svg.replaceAll(/="([^"]*)"/g, "='$1'"))
  expect(read).toContain('50% "é" (1)')
})
