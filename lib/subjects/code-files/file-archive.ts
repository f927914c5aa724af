/** Files by their names in one ZIP archive. What packs them is fetched with the first one. */
export async function archiveOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { zipArchive } = await import('@/lib/engines/qr-bulk')
  return zipArchive(files)
}
