import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CreateProject } from '#src/features/services/cloning/create/create-project.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { alertText, appStory, faultStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { notMediaMessage } from '../support/choose-files.ts'
import {
  CLONE_LIST,
  CLONES,
  chooseSamples,
  openCreate,
  sendClone,
  withDetails,
  withSamples,
} from '../support/clone-form.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create cloning',
  parameters: {
    guide: {
      is: 'Starts a clone from samples or a recording, with the consent of its owner.',
      use: 'From home, the list of services and the list of voices.',
      instead: 'Update cloning for more samples of an existing clone.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
  beforeEach: () => loadNamespaces(['cloning', 'recording', 'projects']),
} satisfies Meta

export default meta
type Story = StoryObj

export const Samples: Story = appStory(CLONE_LIST, CLONES, openCreate)

export const SamplesRefused: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    const dialog = await openCreate(page)
    await chooseSamples(dialog, [
      syntheticVoiceFile(8, 'birinci.wav'),
      syntheticVoiceFile(2, 'qısa.wav'),
      syntheticVoiceFile(6, 'bərk.wav', { height: 6 }),
      new File(['MZ'], 'məktub.wav'),
    ])
    await dialog.findByText(notMediaMessage(), { exact: false }, WAIT)
    await press(dialog, i18n.t('create:action.continue'))
    await dialog.findByText(i18n.t('cloning-form:samples.short'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Recording: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    const dialog = await openCreate(page)
    await userEvent.click(await dialog.findByRole('tab', { name: i18n.t('create:source.recording') }, WAIT))
    await dialog.findByRole('button', { name: i18n.t('recording:start') }, WAIT)
  }),
  tags: ['long'],
}

export const Details: Story = { ...appStory(CLONE_LIST, CLONES, withDetails), tags: ['long'] }

export const DetailsWithErrors: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    const dialog = await withSamples(page)
    await press(dialog, i18n.t('create:action.continue'))
    await dialog.findByLabelText(i18n.t('cloning-lazy:form.name'), {}, WAIT)
    await press(dialog, i18n.t('create:action.continue'))
    await dialog.findByText(i18n.t('cloning-form:problem.gender'), {}, WAIT)
  }),
  tags: ['long'],
}

export const Consent: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    const dialog = await withDetails(page)
    await press(dialog, i18n.t('create:action.continue'))
    await userEvent.click(
      await dialog.findByRole('radio', { name: new RegExp(i18n.t('cloning:ownership.permission')) }, WAIT),
    )
  }),
  tags: ['long'],
}

/** The samples are being uploaded. */
export const Uploading: Story = {
  ...faultStory(CLONE_LIST, { scenario: 'sending' }, async (page) => {
    await (await sendClone(page)).findByRole('button', { busy: true }, WAIT)
  }),
  tags: ['long'],
}

const NAME_TAKEN_MESSAGE = 'Bu adda səs artıq var.'

/** The server refuses a field of an earlier step: the form returns to it. */
export const FieldErrors: Story = {
  ...faultStory(CLONE_LIST, { scenario: 'sending-refused' }, async (page) => {
    await (await sendClone(page)).findByText(NAME_TAKEN_MESSAGE, {}, WAIT)
  }),
  tags: ['long'],
}

const CAPTCHA_MESSAGE = 'Yoxlamadan keçilmədi. Yenidən cəhd edin.'

export const CaptchaRefused: Story = {
  ...faultStory(CLONE_LIST, { scenario: 'captcha-refused' }, async (page) => {
    const dialog = await sendClone(page)
    await dialog.findByText(CAPTCHA_MESSAGE, {}, WAIT)
  }),
  tags: ['long'],
}

/** The upload failed: the form shows it and keeps all input. */
export const NotSent: Story = {
  ...faultStory(CLONE_LIST, { scenario: 'sending-failed' }, async (page) => {
    const dialog = await sendClone(page)
    await alertText(page)
    await expect(dialog.getByLabelText(i18n.t('cloning-lazy:form.consent'))).toBeChecked()
    await press(dialog, i18n.t('common:actions.back'))
    await expect(await dialog.findByLabelText(i18n.t('cloning-lazy:form.name'), {}, WAIT)).toHaveValue(
      'Aynur',
    )
  }),
  tags: ['long'],
}

/** The form is restored. */
export const Restored: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    await withDetails(page)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), WAIT)
    const dialog = await openCreate(page)
    await dialog.findByText(i18n.t('projects:kept.form'), {}, WAIT)
    await dialog.findByText(i18n.t('cloning-form:samples.enough'), {}, WAIT)
  }),
  tags: ['long'],
}

/** If the browser cannot store files, closing asks for confirmation. */
export const Discard: Story = {
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    await withSamples(page)
    await userEvent.keyboard('{Escape}')
    await page.findByRole('alertdialog', { name: i18n.t('common-leave:title') }, WAIT)
  }),
  beforeEach: () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('Nothing is kept here', 'SecurityError')
    }
    return () => {
      IDBFactory.prototype.open = open
    }
  },
  tags: ['long'],
}
