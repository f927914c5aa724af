interface Pickers {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>
  showDirectoryPicker?(options: { mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>
}

type Chosen<Handle> = Handle | 'cancelled' | undefined

async function askFor<Handle>(question: Promise<Handle>): Promise<Chosen<Handle>> {
  try {
    return await question
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // Refused by policy, as in a frame: the ordinary download still works.
    return undefined
  }
}

/**
 * Asks where a large file goes, so that it is written there as it is made. Undefined where the browser cannot ask; `cancelled`
 * when the visitor closed the question.
 */
export async function askForFile(suggestedName: string): Promise<Chosen<FileSystemFileHandle>> {
  const pickers = globalThis as unknown as Pickers
  return pickers.showSaveFilePicker && askFor(pickers.showSaveFilePicker({ suggestedName }))
}

export const canAskForFolder = () => 'showDirectoryPicker' in globalThis

/** Asks for a folder that several files go into; as `askForFile`. */
export async function askForFolder(): Promise<Chosen<FileSystemDirectoryHandle>> {
  const pickers = globalThis as unknown as Pickers
  return pickers.showDirectoryPicker && askFor(pickers.showDirectoryPicker({ mode: 'readwrite' }))
}
