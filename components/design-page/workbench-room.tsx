import { useState, useSyncExternalStore } from 'react'
import { CarryBar } from '@/components/take-away/carry-bar'
import { CodeBox } from '@/components/text-input/code-box'
import { TextInputPane } from '@/components/text-input/text-input-pane'
import { useFileDrop } from '@/components/text-input/use-file-drop'
import FileChooser from '@/components/workbench/file-chooser'
import FileList from '@/components/workbench/file-list'
import ModelBar from '@/components/workbench/model-bar'
import NetworkBar from '@/components/workbench/network-bar'
import { PanelList } from '@/components/workbench/panel-list'
import type { FileQueue, FileState } from '@/components/workbench/use-file-queue'
import type { Network } from '@/components/workbench/use-network'
import { ViewList } from '@/components/workbench/view-list'
import type { ReportChart } from '@/lib/base/report/report'
import type { FilesInput } from '@/lib/kits/app/workbench'
import { fileQueueMessages } from '@/lib/messages/file-queue'
import { fieldKinds, ofSide } from './field-specimens'
import { BothSides, Room, type Side } from './sides'
import { useSpecimenForm } from './use-specimen-form'
import { pictureDesk, textDesk, viewKinds } from './view-specimens'

const input: FilesInput = {
  kind: 'files',
  label: 'Photographs',
  button: 'Choose files',
  folders: true,
  verb: 'Resize',
  stopped: 'Nothing was saved of it.',
  follows: 'first',
}

const states: Readonly<Record<FileState['kind'], FileState>> = {
  working: { kind: 'working', share: 0.42, startedAt: 0, now: 4_000 },
  waiting: { kind: 'waiting' },
  done: { kind: 'done', answer: {} },
  stopped: { kind: 'stopped' },
  failed: {
    kind: 'failed',
    sentence: 'notes.txt is no picture that this browser can read. PNG, JPEG, WebP and AVIF are.',
  },
}
const names = ['harbour.jpg', 'quay.jpg', 'bakery.png', 'bread.webp', 'notes.txt']

const queue: FileQueue = {
  files: Object.values(states).map((state, id) => ({
    id,
    file: new File([new Uint8Array(240_000 + id * 31_000)], names[id] ?? ''),
    state,
  })),
  add: () => {},
  remove: () => {},
  clear: () => {},
  stop: () => {},
  again: () => {},
  stopAll: () => {},
  desk: pictureDesk,
}
const noFiles: FileQueue = { ...queue, files: [] }
const resized = [{ kind: 'note', says: '1600 × 900 pixels, 310 KB instead of 1.2 MB.' }] as const
const of = Object.fromEntries(queue.files.map(({ id }) => [id, resized]))
const choosing = { onOffer: () => {}, picks: {}, onPick: () => {} }

const paneWords = {
  openFile: 'Open file',
  example: 'Example',
  clear: 'Clear',
  dropHere: 'Drop the file to read it here',
}

function TextPane({ side, text: begun, isOver = false }: { side: Side; text: string; isOver?: boolean }) {
  const [text, setText] = useState(begun)
  const id = `${side}-pane${isOver ? '-over' : ''}${begun === '' ? '-empty' : ''}`
  return (
    <TextInputPane
      words={paneWords}
      label={
        <label htmlFor={id} className="mr-auto font-medium">
          Your text
        </label>
      }
      box={<CodeBox id={id} text={text} placeholder="Paste a text here" className="min-h-24" onText={setText} />}
      isEmpty={text === ''}
      isOver={isOver}
      onFile={() => {}}
      onExample={() => setText('The corner bakery opens at six.')}
      onClear={() => setText('')}
    />
  )
}

function DropZone() {
  const { isOver, handlers } = useFileDrop(() => {})
  return (
    <div {...handlers}>
      <FileChooser input={input} workerHref="" onFiles={() => {}} isOver={isOver} />
    </div>
  )
}

const sending = { label: 'Ask dns.example', says: 'Sends the name corner-bakery.example to dns.example.', requests: [] }
const network: Network = {
  sending: undefined,
  received: undefined,
  progress: undefined,
  send: () => {},
  stop: () => {},
}
const networks: readonly Network[] = [
  network,
  {
    ...network,
    sending: { ...sending, requests: [{ url: 'https://dns.example/resolve?name=corner-bakery.example' }] },
  },
  { ...network, sending, progress: { done: 1, all: 3 } },
  {
    ...network,
    sending,
    received: [{ request: { url: 'https://dns.example/' }, startedAt: 0, milliseconds: 12, fault: 'offline' }],
  },
]

function Panels({ side }: { side: Side }) {
  const [options] = useState(() =>
    ofSide(side, 'panel', { paid: fieldKinds.choice, price: fieldKinds.money, people: fieldKinds.integer }),
  )
  const form = useSpecimenForm(options)
  const [paid = '', ...others] = Object.keys(options)
  return (
    <div className="grid gap-4">
      <PanelList at="top" panels={[{ at: 'top', fields: [paid] }]} options={options} form={form} />
      <PanelList
        at="inputs"
        panels={[{ at: 'inputs', label: 'Size and number', folded: true, fields: others }]}
        options={options}
        form={form}
      />
    </div>
  )
}

const carryTargets = ['JSON to CSV', 'Word Counter'].map((name) => ({
  id: name,
  name,
  href: '/',
  input: 'text',
  sets: {},
  from: 'this page',
}))

const deskOf = (kind: string) => (kind === 'picture' || kind === 'cards' ? pictureDesk : textDesk)

const neverChanges = () => () => {}

/** A page of HTML is cleaned by what a browser knows of HTML; no tool shows one before somebody is there. */
const isOfBrowser = (kind: string) => kind === 'page'

/** What a workbench takes in, works through and shows. */
export function WorkbenchRoom({ charts }: { charts: Readonly<Record<Side, ReportChart>> }) {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <>
      <Room id="files" title="Texts and files">
        <BothSides title="A text, empty and filled in">
          {(side) => (
            <div className="grid gap-6">
              <TextPane side={side} text="" />
              <TextPane side={side} text="The corner bakery opens at six." />
            </div>
          )}
        </BothSides>
        <BothSides title="While a file is held over a text">
          {(side) => <TextPane side={side} text="The corner bakery opens at six." isOver />}
        </BothSides>
        <BothSides title="Where files are dropped, at rest">{() => <DropZone />}</BothSides>
        <BothSides title="While files are held over it">
          {() => <FileChooser input={input} workerHref="" onFiles={() => {}} isOver />}
        </BothSides>
        <BothSides title="Files at work, waiting, done, stopped and refused">
          {() => (
            <div className="grid gap-3">
              <FileList input={input} queue={queue} of={of} {...choosing} />
            </div>
          )}
        </BothSides>
        <BothSides title={fileQueueMessages.noFiles}>
          {() => <FileList input={input} queue={noFiles} of={of} {...choosing} />}
        </BothSides>
        <BothSides title="Options, open and folded">{(side) => <Panels side={side} />}</BothSides>
        <BothSides title="Another host: at rest, ready, on its way, without an answer">
          {() => (
            <div className="grid gap-3">
              {networks.map((one, at) => (
                <NetworkBar key={at} sending={sending} network={one} />
              ))}
            </div>
          )}
        </BothSides>
        <BothSides title="The browser's own model">
          {() => (
            <ModelBar
              model={{ asking: undefined, written: undefined, state: { is: 'idle' }, begin: () => {}, stop: () => {} }}
            />
          )}
        </BothSides>
        <BothSides title="On to the next tool">{() => <CarryBar to={carryTargets} onCarry={() => {}} />}</BothSides>
      </Room>
      <Room id="views" title="Views of a result">
        {Object.keys(viewKinds(charts.light)).map((kind) => {
          const ofKind = (side: Side) => viewKinds(charts[side])[kind as keyof ReturnType<typeof viewKinds>]
          if (ofKind('light').length === 0) return null
          return (
            <BothSides key={kind} title={kind.replace(/^\w/, (letter) => letter.toUpperCase())}>
              {(side) => (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                  {(isAwake || !isOfBrowser(kind)) && (
                    <ViewList views={ofKind(side)} desk={deskOf(kind)} onGo={() => {}} {...choosing} />
                  )}
                </div>
              )}
            </BothSides>
          )
        })}
      </Room>
    </>
  )
}
