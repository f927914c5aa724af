import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { Dialog } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { openDialog } from '@/components/ui/open-dialog'
import { accountMessages } from '@/lib/messages/account'
import { createSessionClient, sessionOf, type SessionState } from '@/lib/platform/auth/session'
import { readText, removeText, writeText } from '@/lib/platform/storage/device-storage'

const client = createSessionClient(
  location.origin,
  {
    getItem: (key) => readText(key) ?? null,
    setItem: (key, value) => void writeText(key, value),
    removeItem: (key) => void removeText(key),
  },
  { catchAll: true },
)

export function openAccountDialog(): void {
  openDialog((close) => <AccountDialog onClose={close} />)
}

interface Answer {
  error: { status: number; statusText: string; message?: string | undefined } | null
}

/** What the visitor is told of an answer that is none. */
function faultOf({ error }: Answer): string {
  if (!error) return ''
  if (error.statusText === 'Fetch Error') return accountMessages.unreachable
  return accountMessages.failed(error.status, error.message)
}

function useSession(): SessionState {
  const state = useSyncExternalStore(
    (changed) => client.useSession.listen(changed),
    () => client.useSession.get(),
  )
  return sessionOf(state)
}

function AccountDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const { data, error, isPending, isRefetching } = useSession()
  const [says, setSays] = useState('')
  return (
    <Dialog
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-lg border border-line"
    >
      <div className="flex flex-col gap-4 p-5">
        <h2 id={titleId} className="text-xl font-semibold">
          {accountMessages.title}
        </h2>
        {isPending && <p role="status">{accountMessages.pending}</p>}
        {!isPending && isRefetching && (
          <p role="status" className="text-sm text-muted">
            {accountMessages.refetching}
          </p>
        )}
        {error && (
          <p role="alert" className="text-bad">
            {faultOf({ error })}
          </p>
        )}
        {!isPending && data && <SignedIn user={data.user} onSays={setSays} />}
        {!isPending && !data && <SignedOut onSays={setSays} />}
        <p role="status" className="empty:hidden">
          {says}
        </p>
        <form method="dialog">
          <Button type="submit">{accountMessages.close}</Button>
        </form>
      </div>
    </Dialog>
  )
}

/** One action at a time; what it comes to is said where the button is. */
function useAction() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function run(ask: () => Promise<Answer>, then: () => void = () => undefined): Promise<void> {
    setBusy(true)
    const answer = await ask()
    setBusy(false)
    setFault(faultOf(answer))
    if (!answer.error) then()
  }
  return { isBusy, fault, setFault, run }
}

interface PartProps {
  onSays: (sentence: string) => void
}

function SignedOut({ onSays }: PartProps) {
  const [isNew, setNew] = useState(false)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, fault, setFault, run } = useAction()

  function enter(): void {
    onSays('')
    if (email === '' || password === '' || (isNew && name === '')) return setFault(accountMessages.missing)
    void run(() => (isNew ? client.signUp.email({ name, email, password }) : client.signIn.email({ email, password })))
  }

  return (
    <>
      <p className="text-sm text-muted">{accountMessages.optional}</p>
      <Form onEnter={enter} className="flex flex-col gap-3">
        {isNew && <Box label={accountMessages.name} value={name} onChange={setName} autoComplete="name" />}
        <Box label={accountMessages.email} value={email} onChange={setEmail} type="email" autoComplete="username" />
        <Box
          label={accountMessages.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        <Fault>{fault}</Fault>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={isBusy}>
            {isNew ? accountMessages.signUp : accountMessages.signIn}
          </Button>
          <Button look="quiet" onClick={() => setNew(!isNew)}>
            {isNew ? accountMessages.signIn : accountMessages.signUp}
          </Button>
        </div>
      </Form>
    </>
  )
}

function SignedIn({ user, onSays }: PartProps & { user: { name: string; email: string } }) {
  const [name, setName] = useState(user.name)
  const [isDeleting, setDeleting] = useState(false)
  const [password, setPassword] = useState('')
  const { isBusy, fault, run } = useAction()
  return (
    <>
      <p>{accountMessages.signedInAs(user.name, user.email)}</p>
      <Form
        className="flex flex-wrap items-end gap-2"
        onEnter={() =>
          void run(
            () => client.updateUser({ name }),
            () => onSays(accountMessages.renamed),
          )
        }
      >
        <Box label={accountMessages.name} value={name} onChange={setName} autoComplete="name" />
        <Button type="submit" disabled={isBusy}>
          {accountMessages.rename}
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => void run(() => client.signOut())}>
          {accountMessages.signOut}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            void run(
              () => client.revokeOtherSessions(),
              () => onSays(accountMessages.revoked),
            )
          }
        >
          {accountMessages.revokeOthers}
        </Button>
        {!isDeleting && <Button onClick={() => setDeleting(true)}>{accountMessages.delete}</Button>}
      </div>
      {isDeleting && (
        <Form
          className="flex flex-col gap-3"
          onEnter={() =>
            void run(
              () => client.deleteUser({ password }),
              () => onSays(accountMessages.deleted),
            )
          }
        >
          <p>{accountMessages.deleteAsk}</p>
          <Box
            label={accountMessages.password}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={isBusy || password === ''}>
              {accountMessages.deleteYes}
            </Button>
            <Button look="quiet" onClick={() => setDeleting(false)}>
              {accountMessages.deleteNo}
            </Button>
          </div>
        </Form>
      )}
      <Fault>{fault}</Fault>
    </>
  )
}

interface BoxProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password'
  autoComplete: string
}

function Box({ label, value, onChange, type = 'text', autoComplete }: BoxProps) {
  const id = useId()
  return (
    <div className="min-w-40 flex-1">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
      />
    </div>
  )
}

function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-bad empty:hidden">
      {children}
    </p>
  )
}
