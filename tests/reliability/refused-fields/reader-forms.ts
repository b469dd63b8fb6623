import { page } from 'vitest/browser'
import { button, click, combobox, type Form, field, group, newest, tab, textbox, type } from './form.ts'

async function changeReader() {
  await tab('Settings')
  await type('Project title', 'Xəbərlər')
  await click('Save the settings')
}

const readerFields = {
  title: textbox('Project title'),
  domain: textbox('Address of the site'),
  'reader.include_subdomains': () => page.getByRole('checkbox', { name: 'Subdomains too' }),
  selector: textbox('Selector of the article'),
  'reader.skip_selectors.1': textbox('Parts that are not read'),
  language: combobox('Language of the site'),
  voice_id: () => button('Change'),
  'reader.speed': () => page.getByRole('slider', { name: 'Reading speed' }),
  'reader.look.layout': group('Shape'),
  'reader.look.position': group('Place'),
  'reader.look.theme': group('Color scheme'),
  'reader.look.accent': field('Main color'),
  'reader.look.background': field('Background'),
  'reader.look.text': field('Text'),
  'reader.look.radius': () => page.getByRole('slider', { name: 'Roundness of the corners' }),
  plan: undefined,
}

export const readerForms: readonly Form[] = [
  {
    name: 'new reader',
    endpoint: 'initProject',
    address: '/en/services/website-reader/create',
    async send() {
      await type('Address of the site', 'example.com')
      await click('Create')
    },
    fields: readerFields,
  },
  {
    name: 'settings of a reader',
    endpoint: 'updateSettings',
    address: newest('website-reader'),
    send: changeReader,
    fields: readerFields,
  },
]
