type Child = Node | string | false | undefined

/**
 * Makes an element. Texts become text, never markup. An attribute that is undefined or false is left out; true is written without
 * a value.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  for (const child of children) if (child) made.append(child)
  return made
}

/** A part that the page was drawn with. Throws where markup and script disagree. */
export function drawnPart<Part extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Part {
  const part = within.querySelector<Part>(selector)
  if (!part) throw new Error(`The page was drawn without ${selector}`)
  return part
}
