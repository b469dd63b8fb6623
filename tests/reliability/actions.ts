import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { openApp } from '#tests/support/open-app.tsx'
import type { FaultName } from './faults.ts'

type OpenedApp = Awaited<ReturnType<typeof openApp>>
type Options = NonNullable<Parameters<typeof openApp>[1]>

export interface Action {
  endpoint: string
  /** `{id}` is the first text-to-speech project with `status`. */
  address: string
  status?: number
  options?: Options
  /** The customer is logged out even if the call fails. */
  isGoodbye?: true
  /** A failure of this kind shows no message, because the change has been made already. */
  doneBy?: FaultName
  act: (app: OpenedApp) => Promise<unknown>
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const click = (name: string | RegExp) => userEvent.click(button(name))
const typeInto = (label: string, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: true }), text)
const choose = (name: string | RegExp) => userEvent.click(page.getByRole('menuitem', { name }))

const guest: Options = { isGuest: true, scenario: 'captcha-off' }
const { DRAFT, COMPLETED } = projectStatuses
const LIST = '/en/services/text-to-speech'
const PROJECT = `${LIST}/{id}`
const speechDraft = { address: PROJECT, status: DRAFT, options: { scenario: 'big-project-10' } } as const
const spokenProject = { address: PROJECT, status: COMPLETED, options: { scenario: 'all-statuses' } } as const
const firstText = page.getByRole('textbox', { name: 'Block 1, text' })

async function register() {
  await typeInto('Name', 'Aynur Quliyeva')
  await typeInto('Email', 'aynur@avaz.example')
  await typeInto('Password', 'dəniz balıq qələm')
  await click('Create account')
}

async function fromBlockMenu(entry: string) {
  // The menu is visible only in the active row.
  await userEvent.click(firstText)
  await click('Actions of block 1')
  await choose(new RegExp(`^${entry}`))
}

async function fromProjectMenu(entry: string) {
  await click(/^Actions for/)
  await choose(entry)
}

async function applyPromo() {
  await click('I have a promo code')
  await typeInto('Promo code', 'AVAZ10')
  await click('Apply')
}

async function uploadPicture() {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 32, 64)
  const content = await canvas.convertToBlob({ type: 'image/jpeg' })
  const file = new File([content], 'face.jpg', { type: 'image/jpeg' })
  await userEvent.upload(page.getByLabelText('Profile picture'), file)
  await click('Save the picture')
}

const guestActions: readonly Action[] = [
  {
    endpoint: 'login',
    address: '/en/login',
    options: guest,
    async act() {
      await typeInto('Email', demoAccounts.leyla.email)
      await typeInto('Password', demoAccounts.leyla.password)
      await click('Log in')
    },
  },
  { endpoint: 'register', address: '/en/register', options: guest, act: register },
  {
    endpoint: 'verifyEmail',
    address: '/en/register',
    options: guest,
    async act() {
      await register()
      await typeInto('Confirmation code', '123456')
    },
  },
  {
    endpoint: 'forgotPassword',
    address: '/en/forgot-password',
    options: guest,
    async act() {
      await typeInto('Email', demoAccounts.leyla.email)
      await click('Send the link')
    },
  },
  {
    endpoint: 'resetPassword',
    address: '/en/reset-password/abc',
    options: guest,
    async act() {
      await typeInto('New password', 'dəniz balıq qələm')
      await click('Save the password')
    },
  },
]

const accountActions: readonly Action[] = [
  {
    endpoint: 'updateProfile',
    address: '/en/profile',
    async act() {
      await typeInto('Name', 'Leyla Quliyeva')
      await click('Save changes')
    },
  },
  { endpoint: 'updateImage', address: '/en/profile', act: uploadPicture },
  { endpoint: 'checkPromoCode', address: '/en/services?modal-open=balance', act: applyPromo },
  { endpoint: 'deposit', address: '/en/services?modal-open=balance', act: () => click(/^Go to payment/) },
]

const lastActions: readonly Action[] = [
  {
    endpoint: 'logout',
    address: '/en/services',
    isGoodbye: true,
    async act() {
      await click(/^Account/)
      await choose('Log out')
      await click('Yes')
    },
  },
]

const projectActions: readonly Action[] = [
  {
    endpoint: 'updateTitle',
    address: LIST,
    async act() {
      await fromProjectMenu('Rename')
      await userEvent.keyboard('Evening news{Enter}')
    },
  },
  {
    endpoint: 'deleteProject',
    address: LIST,
    doneBy: '404',
    async act() {
      await fromProjectMenu('Delete')
      await click('Delete project')
    },
  },
]

const editorActions: readonly Action[] = [
  { endpoint: 'updateBlock', ...speechDraft, act: () => userEvent.type(firstText, 'a') },
  { endpoint: 'addBlock', ...speechDraft, act: () => fromBlockMenu('Add a block below') },
  { endpoint: 'sortBlocks', ...speechDraft, act: () => fromBlockMenu('Move down') },
  { endpoint: 'deleteBlock', ...speechDraft, doneBy: '404', act: () => fromBlockMenu('Remove') },
  { endpoint: 'duplicateBlock', ...speechDraft, act: () => fromBlockMenu('Duplicate') },
  { endpoint: 'generate', ...speechDraft, act: () => click(/^Generate \d+ blocks/) },
  { endpoint: 'getFormats', ...spokenProject, act: () => click('Export') },
  {
    endpoint: 'exportProject',
    ...spokenProject,
    async act() {
      await click('Export')
      await expect.element(page.getByLabelText('File name')).toBeVisible()
      await userEvent.click(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Export/ })
          .last(),
      )
    },
  },
  {
    endpoint: 'toggleFavorite',
    ...speechDraft,
    async act() {
      await click(/^Voice: |^Choose a voice/)
      await click(/to favorites$|from favorites$/)
    },
  },
]

/** All calls that a customer starts by hand. */
export const actions: readonly Action[] = [
  ...guestActions,
  ...accountActions,
  ...lastActions,
  ...projectActions,
  ...editorActions,
]
