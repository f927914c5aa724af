// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import FileChooser from '@/components/workbench/file-chooser'
import type { FilesInput } from '@/lib/kits/app/workbench'

afterEach(cleanup)

const input: FilesInput = {
  kind: 'files',
  label: 'Pictures',
  button: 'Choose pictures',
  accept: 'image/*,.pdf',
  verb: 'Shrink',
  stopped: 'Nothing was made.',
}

function show(also: FilesInput['also']): string[] {
  const names: string[] = []
  const onFiles = (files: readonly File[]) => void names.push(...files.map(({ name }) => name))
  render(<FileChooser workerHref="" input={also ? { ...input, also } : input} onFiles={onFiles} />)
  return names
}

function pasteOnPage(files: readonly File[]): void {
  const event = createEvent.paste(document.body)
  fireEvent(document.body, Object.assign(event, { clipboardData: { files } }))
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const chooser = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

it('takes several files from the disk, and no photograph or paste unless the tool asks for it', async () => {
  const names = show(undefined)
  await userEvent.upload(chooser('Choose pictures'), [picture('a.png'), picture('b.png')])
  pasteOnPage([picture('pasted.png')])
  expect(names).toEqual(['a.png', 'b.png'])
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
})

it('takes one photograph at a time with the camera at the back', async () => {
  const names = show(['camera'])
  const camera = chooser('Take a photo')
  expect([camera.getAttribute('capture'), camera.accept, camera.multiple]).toEqual(['environment', 'image/*', false])
  await userEvent.upload(camera, picture('photo.png'))
  expect(names).toEqual(['photo.png'])
})

it('takes what is pasted anywhere on the page while it is shown, but no text', () => {
  const names = show(['clipboard'])
  pasteOnPage([])
  pasteOnPage([picture('pasted.png')])
  cleanup()
  pasteOnPage([picture('late.png')])
  expect(names).toEqual(['pasted.png'])
})
