interface SavePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>
}

/**
 * Asks where a large file goes, so that it is written there as it is made. Undefined where the browser cannot ask; `cancelled`
 * when the visitor closed the question.
 */
export async function askForFile(suggestedName: string): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  const picker = globalThis as unknown as SavePicker
  if (!picker.showSaveFilePicker) return undefined
  try {
    return await picker.showSaveFilePicker({ suggestedName })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // Refused by policy, as in a frame: the ordinary download still works.
    return undefined
  }
}
