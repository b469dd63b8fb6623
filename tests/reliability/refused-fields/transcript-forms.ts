import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { button, chooseFile, click, combobox, type Form, group, tab, textbox } from './form.ts'

const SPEECH_ADDRESS = '/en/services/text-to-speech/14'
const projectWithTitle = (title: string) => (world: World) => {
  const project = world.db.projects.first({ customer_id: 1, title })
  return `/en/services/${project?.slug}/${project?.id}`
}
const transcript = {
  address: projectWithTitle('Planlaşdırma iclası'),
  options: { scenario: 'transcripts' },
} as const

async function sendRecording() {
  await chooseFile(syntheticVoiceFile(3))
  await expect.element(button(/^Start · /)).toBeEnabled()
  await click(/^Start · /)
}

async function exportProject() {
  await click('Export')
  await expect.element(textbox('File name')()).toBeVisible()
  const start = page.getByRole('dialog').getByRole('button', { name: /^Export/ })
  await userEvent.click(start.last())
}

const optionFields = {
  'transcript.language': combobox('Spoken language'),
  'transcript.speakers': combobox('Number of speakers'),
  'transcript.audio_events': () => page.getByRole('checkbox', { name: 'Mark sounds too' }),
  'transcript.key_terms.0': textbox('Key terms'),
}

export const transcriptForms: readonly Form[] = [
  {
    name: 'export',
    endpoint: 'exportProject',
    address: SPEECH_ADDRESS,
    send: exportProject,
    fields: {
      format: combobox('Format'),
      quality: combobox('Quality'),
      layout: group('Files'),
      gap: () => page.getByRole('slider', { name: 'Silence between blocks' }),
      subtitles: group('Subtitles'),
      file_name: textbox('File name'),
      'block_ids.2': group('What to export'),
      plan: undefined,
    },
  },
  {
    name: 'export of a transcript',
    endpoint: 'exportProject',
    ...transcript,
    send: exportProject,
    fields: {
      format: combobox('Format'),
      file_name: textbox('File name'),
      block_ids: group('What to export'),
      has_speakers: () => page.getByRole('switch', { name: 'Speaker names' }),
      has_timestamps: () => page.getByRole('switch', { name: 'Timestamps' }),
      line_length: undefined,
      quality: undefined,
    },
  },
  {
    name: 'new transcript of a file',
    endpoint: 'initProject',
    address: '/en/services/speech-to-text/create',
    send: sendRecording,
    fields: { title: textbox(/^Title/), ...optionFields, file: undefined, plan: undefined },
  },
  {
    name: 'new transcript from an address',
    endpoint: 'initProject',
    address: '/en/services/speech-to-text/create',
    async send() {
      await tab('Link')
      await userEvent.fill(textbox('Link')(), 'https://media.example.com/sound.mp3')
      await click('Continue')
    },
    fields: {
      title: textbox(/^Title/),
      ...optionFields,
      source_url: textbox('Link'),
      plan: textbox('Link'),
    },
  },
  {
    name: 'transcribing anew',
    endpoint: 'generate',
    ...transcript,
    async send() {
      await click('Transcribe again')
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · / }))
    },
    fields: {
      'transcript.options.language': combobox('Spoken language'),
      'transcript.options.speakers': combobox('Number of speakers'),
      'transcript.options.key_terms': textbox('Key terms'),
      'transcript.keep_speaker_names': () => page.getByRole('checkbox', { name: 'Keep the speakers’ names' }),
      'transcript.mode': group('Result'),
      scope: group('What'),
      plan: undefined,
    },
  },
  {
    name: 'name of a speaker',
    endpoint: 'saveProject',
    ...transcript,
    async send() {
      await click('Speakers')
      const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first()
      await userEvent.fill(name, 'Aygün')
      await userEvent.keyboard('{Enter}')
    },
    fields: {
      'speakers.0.name': () => page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first(),
      plan: undefined,
    },
  },
]
