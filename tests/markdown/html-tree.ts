/** One page for all: jsdom takes longer to make one than to read into it. */
const page = document.implementation.createHTMLDocument()

/** The same tree, whatever way its HTML is written. */
export function tree(html: string): string {
  page.body.innerHTML = html
  // White space beside the tags of blocks and behind a line break is not seen.
  return page.body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|li|ul|ol|blockquote|h[1-6]|hr|pre|table|thead|tbody|tr|t[hd]|div|section|details)\b[^>]*>) ?/g,
      '$1',
    )
    .replaceAll(/<br> /g, '<br>')
    .trim()
}
