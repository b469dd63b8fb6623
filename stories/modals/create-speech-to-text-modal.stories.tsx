import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { CreateProject } from '#src/features/services/speech-to-text/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { chooseFiles, notMediaMessage } from '../support/choose-files.ts'
import { openCreate } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create speech to text',
  parameters: {
    guide: {
      is: 'Starts a transcript from a file, an address or the microphone.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Screens/Create project, the same form with an address.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'transcripts' }
const LIST = '/services/speech-to-text'

const create = (page: Page) => openCreate(page, i18n.t('speech-to-text-form:create.title'))

export const Create: Story = appStory(LIST, WORLD, create)

export const CreateRefused: Story = {
  ...appStory(LIST, WORLD, async (page) => {
    const modal = await create(page)
    const files = [new File(['MZ program'], 'hesabat.mp3', { type: 'audio/mpeg' }), new File([], 'boş.wav')]
    await chooseFiles(modal, files)
    await within(modal).findByText(notMediaMessage(), { exact: false }, WAIT)
    await within(modal).findByText(i18n.t('recording:file.empty'), {}, WAIT)
  }),
  tags: ['long'],
}

/** A second of loud sound, as a file. */
function recording(name: string) {
  const samples = Int16Array.from({ length: 8_000 }, (_, index) => 9_000 * Math.sin(index / 9))
  return new File([encodeWav({ sampleRate: 8_000, samples })], name, { type: 'audio/wav' })
}

async function openQueue(page: Page) {
  const modal = await create(page)
  const file = recording('iclas.wav')
  await chooseFiles(modal, [file, recording('müsahibə.wav')])
  // Nothing is sent before both have been measured.
  await waitFor(() => expect(within(modal).getAllByText(/00:01/)).toHaveLength(2), WAIT)
  return { modal, file }
}

/** The last button of a modal is its primary one. */
async function submit(modal: HTMLElement) {
  const button = within(modal).getAllByRole('button').at(-1)
  if (!button) throw new Error('Nothing to press')
  await waitFor(() => expect(button).toBeEnabled(), WAIT)
  await userEvent.click(button)
}

/** The same file chosen twice is paid once. */
export const CreateChosenTwice: Story = {
  ...appStory(LIST, WORLD, async (page) => {
    const { modal, file } = await openQueue(page)
    await chooseFiles(modal, file)
    await within(modal).findByText(/iclas\.wav/, { selector: '[role=status]' }, WAIT)
  }),
  tags: ['long'],
}

export const CreateFailed: Story = {
  ...faultStory(LIST, { scenario: 'sending-failed' }, async (page) => {
    const { modal } = await openQueue(page)
    await submit(modal)
    await within(modal).findAllByText(i18n.t('speech-to-text-form:queue.failed'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The drafts are on the server; the page has an address for the return from the payment. */
export const CreateTooLittleMoney: Story = {
  ...appStory(LIST, WORLD, async (page, world) => {
    const { modal } = await openQueue(page)
    await world.write((tx) => tx.wallets.update(1, { available: 5 }))
    await submit(modal)
    await page.findByRole('heading', { name: i18n.t('billing-balance:funds.title') }, WAIT)
  }),
  tags: ['long'],
}

export const CreateRecord: Story = appStory(LIST, WORLD, async (page) => {
  await create(page)
  await userEvent.click(page.getByRole('tab', { name: i18n.t('create:source.recording') }))
  await page.findByRole('button', { name: i18n.t('recording:start') }, WAIT)
})

export const CreateFromAddress: Story = {
  ...appStory(LIST, WORLD, async (page) => {
    await create(page)
    await userEvent.click(page.getByRole('tab', { name: i18n.t('create:source.link') }))
    await userEvent.type(
      page.getByRole('textbox', { name: i18n.t('create:source.link') }),
      'http://localhost/a.mp3',
    )
    await press(page, i18n.t('create:action.continue'))
    await page.findByText(i18n.t('speech-to-text-form:url.problem.private'), {}, WAIT)
  }),
  tags: ['long'],
}
