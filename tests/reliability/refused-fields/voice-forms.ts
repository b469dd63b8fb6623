import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { button, chooseFile, click, combobox, type Form, group, textbox, type } from './form.ts'

async function createClone() {
  await chooseFile(syntheticVoiceFile(31))
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  await click('Continue')
  await type('Name of the voice', 'Aynur')
  await userEvent.click(page.getByRole('radio', { name: 'Woman' }))
  await click('Continue')
  await userEvent.click(page.getByLabelText(/I may have this voice cloned/))
  await click(/^Continue · /)
}

const voiceFields = {
  title: textbox('Name of the voice'),
  'clone.gender': group('Voice'),
  'clone.age': group('Age'),
  language: combobox('Language of the voice'),
  'clone.accent': textbox('Accent'),
  'clone.description': textbox('Description'),
}

export const voiceForms: readonly Form[] = [
  {
    name: 'new voice, about it',
    endpoint: 'initProject',
    address: '/en/services/cloning/create',
    send: createClone,
    fields: { ...voiceFields, image: undefined, plan: undefined },
  },
  {
    name: 'new voice, its samples',
    endpoint: 'initProject',
    address: '/en/services/cloning/create',
    send: createClone,
    fields: { 'samples.0': () => button('Choose files') },
  },
  {
    name: 'new voice, the consent',
    endpoint: 'initProject',
    address: '/en/services/cloning/create',
    send: createClone,
    fields: {
      consent: () => page.getByLabelText(/I may have this voice cloned/),
      'clone.ownership': group('Whose voice is it?'),
      captcha: undefined,
      // The customer declares the voice their own, so there is no field for the permission.
      permission: undefined,
    },
  },
  {
    name: 'settings of a voice',
    endpoint: 'updateSettings',
    address: '/en/services/cloning/2',
    options: { scenario: 'clones' },
    async send() {
      await click('Back to draft')
      await click('Change the voice')
      await type('Name of the voice', 'Səbinə')
      await click('Save')
    },
    fields: {
      ...voiceFields,
      'clone.ownership': group('Whose voice is it?'),
      samples: () => button('Choose files'),
      captcha: undefined,
      plan: undefined,
      permission: undefined,
      // Nothing in this change needs consent, and the voice is not finished.
      consent: undefined,
      is_rented: undefined,
    },
  },
  {
    name: 'sentence to try',
    endpoint: 'addBlock',
    address: ({ db }) =>
      `/en/services/cloning/${db.projects.first({ slug: 'cloning', status: projectStatuses.COMPLETED })?.id}`,
    async send() {
      await type('Try a sentence', 'Salam.')
      await click('Open this sentence in text to speech')
    },
    fields: { text: textbox('Try a sentence'), voice_id: undefined },
  },
]
