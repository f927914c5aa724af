// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { save } from '@/components/workbench/take-files'
import type { AnyWork, Content, Saving } from '@/lib/kits/app/workbench'

/* Where what is saved goes: a download, a file that the browser asks for, or a folder. */

const downloads: string[] = []
vi.mock('@/components/take-away/take-away', () => ({ saveFile: (name: string) => downloads.push(name) }))

const file = { kind: 'file' } as unknown as FileSystemFileHandle
const folder = { kind: 'directory' } as unknown as FileSystemDirectoryHandle

afterEach(() => {
  downloads.splice(0)
  vi.unstubAllGlobals()
})

type Way = Saving<AnyWork, unknown>
const work = { opened: {} } as unknown as AnyWork
const way = (more: Partial<Way>): Way => ({
  kind: 'save',
  label: 'Save',
  file: 'a.zip',
  type: 'application/zip',
  of: (_, disk) => ({ ask: { disk } }),
  ...more,
})

/** What the worker was asked; it gives a file only where it has nowhere to write. */
async function askedBy(one: Way): Promise<unknown[]> {
  const asked: unknown[] = []
  const made = async (content: Content<unknown>) => {
    if (typeof content !== 'object' || !('ask' in content)) return undefined
    const { disk } = content.ask as { disk: unknown }
    asked.push(disk)
    return disk ? undefined : new Blob(['made'])
  }
  const content = one.of(work)
  if (content !== undefined) await save(one, content, { work, module: undefined, made })
  return asked
}

test('a large file is written where the browser asks for it, a small one is downloaded', async () => {
  vi.stubGlobal('showSaveFilePicker', async () => file)
  expect(await askedBy(way({ bytes: () => 50_000_000 }))).toEqual([file])
  expect(downloads).toEqual([])
  expect(await askedBy(way({ bytes: () => 49_999_999 }))).toEqual([undefined])
  expect(await askedBy(way({}))).toEqual([undefined])
  expect(downloads).toEqual(['a.zip', 'a.zip'])
})

test('several files go into a folder, however small they are', async () => {
  vi.stubGlobal('showDirectoryPicker', async () => folder)
  expect(await askedBy(way({ isSeveral: () => true, bytes: () => 1 }))).toEqual([folder])
  expect(downloads).toEqual([])
})

test('a closed question asks the worker nothing, a browser without one downloads', async () => {
  const closed = async () => {
    throw new DOMException('closed', 'AbortError')
  }
  vi.stubGlobal('showDirectoryPicker', closed)
  expect(await askedBy(way({ isSeveral: () => true }))).toEqual([])
  vi.unstubAllGlobals()
  expect(await askedBy(way({ isSeveral: () => true }))).toEqual([undefined])
  expect(await askedBy(way({ bytes: () => 1e12 }))).toEqual([undefined])
  expect(downloads).toEqual(['a.zip', 'a.zip'])
})
