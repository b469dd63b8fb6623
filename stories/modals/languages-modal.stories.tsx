import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguagesModal } from '#src/features/services/dubbing/modals/languages-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { DUBS, FINISHED_DUB, openModal } from '../support/dubbing-page.ts'

const meta = { title: 'Modals/Languages', tags: ['picture'], component: LanguagesModal } satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(FINISHED_DUB, DUBS, (page) =>
  openModal(page, i18n.t('dubbing:toolbar.languages'), i18n.t('dubbing:languages.title')),
)
