import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateProject } from '#src/features/services/dubbing/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory } from '../../.storybook/app-story.tsx'
import { openCreate } from '../support/dialogs.ts'
import { DUB_LIST, DUBS } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create dubbing',
  parameters: {
    guide: {
      is: 'Starts the dub of a film in chosen languages.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Languages to add one to an existing dub.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(DUB_LIST, DUBS, (page) =>
  openCreate(page, i18n.t('dubbing-form:create.title')),
)
