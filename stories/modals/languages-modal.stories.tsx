import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguagesModal } from '#src/features/services/dubbing/modals/languages-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { DUBS, FINISHED_DUB, openModal } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Languages',
  parameters: {
    guide: {
      is: 'The languages of a dub, and how loud its background stays.',
      use: 'From the tools of a dub; an added language is quoted before it is paid.',
      instead: 'The language of the product, which is in the header.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: LanguagesModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(FINISHED_DUB, DUBS, (page) =>
  openModal(page, i18n.t('dubbing:toolbar.languages'), i18n.t('dubbing-lazy:languages.title')),
)
