/** Strings of the account menu, which only builds with a sign-in service of their own have. */
export const accountButtonMessages = {
  open: 'Account',
}

export const accountMessages = {
  title: 'Account',
  pending: 'Asking whether you are signed in…',
  refetching: 'Asking again…',
  signedInAs: (name: string, email: string) => `Signed in as ${name} (${email}).`,
  optional: 'Every tool works without an account.',
  close: 'Close',
  signIn: 'Sign in',
  signUp: 'Make an account',
  name: 'Name',
  email: 'Email address',
  password: 'Password',
  missing: 'Fill in every box.',
  signOut: 'Sign out',
  revokeOthers: 'Sign out everywhere else',
  revoked: 'Every other device is signed out.',
  rename: 'Save the name',
  renamed: 'The name is saved.',
  delete: 'Delete the account',
  deleteAsk: 'Deletes the account for good. What you keep on this device stays. Enter your password.',
  deleteYes: 'Yes, delete the account',
  deleteNo: 'Keep it',
  deleted: 'The account is deleted.',
  /** Of what a service answers the status is for programs; its own sentence is for people. */
  failed: (status: number, says: string | undefined) => {
    if (says === undefined || says === '') return `The sign-in service refused (status ${status}).`
    return says
  },
  unreachable: 'The sign-in service cannot be reached. Check your connection and try again.',
}
