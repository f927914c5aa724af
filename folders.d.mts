export const folders: Readonly<Record<string, readonly string[]>>
export const toolFolders: readonly string[]
export const browserFolders: readonly string[]
