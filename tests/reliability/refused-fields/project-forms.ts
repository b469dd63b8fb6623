import { page, userEvent } from 'vitest/browser'
import { button, click, type Form, textbox } from './form.ts'

const SPEECH_ADDRESS = '/en/services/text-to-speech/14'
export const projectForms: readonly Form[] = [
  {
    name: 'title in the list',
    endpoint: 'updateTitle',
    address: '/en/services/text-to-speech',
    async send() {
      await click(/^Actions for/)
      await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
      await userEvent.keyboard('Evening news{Enter}')
    },
    fields: { title: () => page.getByRole('main').getByRole('textbox').last(), plan: undefined },
  },
  {
    name: 'title in the header',
    endpoint: 'updateTitle',
    address: SPEECH_ADDRESS,
    async send() {
      await click('Rename')
      await userEvent.fill(textbox('Project title')(), 'Evening news')
      await userEvent.keyboard('{Enter}')
    },
    fields: { title: textbox('Project title'), plan: textbox('Project title') },
  },
  {
    name: 'new project of text to speech',
    endpoint: 'initProject',
    address: '/en/services/text-to-speech/create',
    send: async () => undefined,
    fields: { title: undefined, language: undefined },
  },
  {
    name: 'block',
    endpoint: 'updateBlock',
    address: SPEECH_ADDRESS,
    send: () => userEvent.type(textbox('Block 1, text')(), 'a'),
    fields: { text: textbox('Block 1, text') },
  },
  {
    name: 'voice of the project',
    endpoint: 'saveProject',
    address: SPEECH_ADDRESS,
    async send() {
      await click(/^Voice: /)
      await userEvent.click(page.getByRole('radio', { name: /Zeynep|Aysel|Kamran/ }).first())
      await click(/^Use this voice|^Use /)
    },
    fields: { voice_id: () => button(/^Voice: /), plan: undefined },
  },
  {
    name: 'favourite',
    endpoint: 'toggleFavorite',
    address: SPEECH_ADDRESS,
    async send() {
      await click(/^Voice: /)
      await click(/to favorites$|from favorites$/)
    },
    fields: { voice_id: () => button(/to favorites$|from favorites$/) },
  },
  {
    name: 'generating',
    endpoint: 'generate',
    address: SPEECH_ADDRESS,
    send: () => click(/^(Generate|Regenerate changed)/),
    fields: {
      'blocks.0.text': textbox('Block 1, text'),
      voice_id: () => button(/^Voice: /),
      plan: undefined,
    },
  },
]
