/** Saves text as a file, in UTF-8, where the browser puts downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
