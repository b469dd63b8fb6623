import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { VoiceModal } from '#src/features/voices/voice-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, type Page, press, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { DUBS, FINISHED_DUB } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { selectSegments } from '../support/selection.ts'

const meta = {
  title: 'Modals/Voice',
  parameters: {
    guide: {
      is: 'Finds, plays and chooses a voice.',
      use: 'Wherever a voice is chosen: forms, blocks, speakers, bots.',
      instead: 'Select for languages and formats, which need no sound.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: VoiceModal,
} satisfies Meta

export default meta
type Story = StoryObj

const PROJECT = '/services/text-to-speech/14'

async function open(page: Page, name: RegExp | string) {
  await userEvent.click(await page.findByRole('button', { name }, WAIT))
  return page.findByRole('dialog', { name: i18n.t('voices:title') }, WAIT)
}

const opener = () => new RegExp(`^${i18n.t('editor:voice.current', { name: '' }).trim()}`)

export const Default: Story = appStory(PROJECT, {}, async (page) => {
  await open(page, opener())
  await page.findByRole('radio', { checked: true, name: /Nigar/ }, WAIT)
})

/** All voices speak the customer's own sentence. */
export const OwnSentence: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    await open(page, opener())
    await page.findByRole('radio', { checked: true, name: /Nigar/ }, WAIT)
    const field = page.getByRole('textbox', { name: i18n.t('voices:sample.label') })
    await userEvent.clear(field)
    await userEvent.type(field, 'Sabahınız xeyir!')
    await expect(field).toHaveValue('Sabahınız xeyir!')
  }),
  tags: ['long'],
}

/** Another voice for the whole project, with the price of generating. */
export const WithPrice: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    const modal = within(await open(page, opener()))
    await userEvent.click(await modal.findByRole('radio', { name: /Elçin/ }, WAIT))
    await modal.findByRole('button', { name: /·.*₼/ }, WAIT)
  }),
  tags: ['long'],
}

/** Two voices by turns: the current one and the chosen one, or one that is pinned. */
export const Compared: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    const modal = within(await open(page, opener()))
    await userEvent.click(await modal.findByRole('radio', { name: /Elçin/ }, WAIT))
    await modal.findByRole('region', { name: i18n.t('voices:compare.label') }, WAIT)
  }),
  tags: ['long'],
}

/** Another voice for some segments of a dub. */
export const ForSegments: Story = {
  ...appStory(FINISHED_DUB, DUBS, async (page) => {
    await selectSegments(page)
    await press(page, i18n.t('editor:voice.choose'))
    await page.findByRole('dialog', { name: i18n.t('voices:title') }, WAIT)
  }),
  tags: ['long'],
}

export const NothingFound: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    await open(page, opener())
    await userEvent.type(page.getByLabelText(i18n.t('voices:search')), 'zzzz')
    await page.findByText(i18n.t('voices:empty.all'), {}, WAIT)
  }),
  tags: ['long'],
}

export const NoFavourites: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    await open(page, opener())
    await userEvent.click(page.getByRole('tab', { name: i18n.t('voices:tab.favorites') }))
    await page.findByText(i18n.t('voices:empty.favorites'), {}, WAIT)
  }),
  tags: ['long'],
}

const DRAFT = '/services/text-to-speech/2'

export const NoClones: Story = {
  ...appStory(DRAFT, { scenario: 'all-statuses' }, async (page) => {
    await open(page, opener())
    await userEvent.click(page.getByRole('tab', { name: i18n.t('voices:tab.mine') }))
    await page.findByText(i18n.t('voices:empty.mine'), {}, WAIT)
  }),
  tags: ['long'],
}

export const NoRecent: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    await open(page, opener())
    await userEvent.click(page.getByRole('tab', { name: i18n.t('voices:tab.recent') }))
    await page.findByText(i18n.t('voices:empty.recent'), {}, WAIT)
  }),
  tags: ['long'],
}

/** A voice of another language can be played, but not chosen. */
export const UnfitLanguage: Story = {
  ...appStory(PROJECT, {}, async (page) => {
    const modal = within(await open(page, opener()))
    await modal.findByRole('radio', { checked: true, name: /Nigar/ }, WAIT)
    // On a phone a button unfolds the filters.
    const unfold = modal.queryByRole('button', {
      expanded: false,
      name: new RegExp(i18n.t('voices:filters')),
    })
    if (unfold) await userEvent.click(unfold)
    await userEvent.click(modal.getByRole('combobox', { name: i18n.t('voices:language') }))
    await userEvent.click(await page.findByRole('option', { name: /Rus dili|Rusça|Russian|Русский/ }, WAIT))
    const [voice] = await modal.findAllByRole('radio', { name: /Moskva|Moskova|Moscow|Москва/ }, WAIT)
    if (!voice) throw new TypeError('no voice speaks Russian')
    await userEvent.click(voice)
    const pieces = i18n.t('voices:unfit', { name: '§', language: '§' }).split('§')
    const [longest = ''] = pieces.sort((one, other) => other.length - one.length)
    await modal.findByText(new RegExp(longest.trim()), {}, WAIT)
  }),
  tags: ['long'],
}

export const FiveHundred: Story = {
  ...appStory(PROJECT, { scenario: 'many-voices' }, async (page) => {
    await open(page, opener())
    await page.findByRole('radio', { checked: true, name: /Nigar/ }, WAIT)
  }),
  tags: ['long'],
}

export const Loading: Story = {
  ...faultStory(PROJECT, { scenario: 'voices-loading' }, async (page) => {
    const modal = await open(page, opener())
    await waitFor(() => expect(modal.querySelector('[aria-busy="true"]')).not.toBeNull(), WAIT)
  }),
  tags: ['long'],
}

export const Failed: Story = {
  ...faultStory(PROJECT, { scenario: 'voices-failed' }, async (page) => {
    await open(page, opener())
    await page.findByText(i18n.t('voices:failed'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Opens the modal of a project whose voice is unknown. */
async function openUnchosen(page: Page) {
  await pressFirst(page, i18n.t('editor:voice.choose'))
  await page.findByRole('radio', { name: /Nigar/ }, WAIT)
}

/** The server sends only names, so voices have no samples and no filters except the search. */
export const UnknownFacts: Story = {
  ...appStory(PROJECT, { scenario: 'specified-backend' }, async (page) => {
    await openUnchosen(page)
    for (const filter of ['language', 'gender', 'ageLabel', 'useCaseLabel'] as const)
      await expect(page.queryByRole('combobox', { name: i18n.t(`voices:${filter}`) })).toBeNull()
    await expect(page.queryByRole('button', { name: i18n.t('voices:preview', { name: 'Nigar' }) })).toBeNull()
  }),
  tags: ['long'],
}

/** The server does not say how much more a voice costs, so no voice has a factor. */
export const UnknownMultiplier: Story = {
  ...appStory(PROJECT, { scenario: 'specified-backend' }, async (page) => {
    await openUnchosen(page)
    await expect(page.queryByText(/×/)).toBeNull()
  }),
  tags: ['long'],
}
