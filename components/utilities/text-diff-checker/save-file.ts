/** Saves text as a file, in UTF-8, where the browser puts downloads. */
export async function saveFile(name: string, type: string, text: string): Promise<void> {
  const takeAway = await import('@/components/take-away/take-away')
  takeAway.saveFile(name, `${type};charset=utf-8`, text)
}
