import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Screens/Project, read only' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = appStory('/services/dubbing/999', {}, (page) =>
  page.findByRole('heading', { name: i18n.t('errors:notFound.title') }, WAIT),
)

export const Create: Story = appStory('/services/cloning/create', {}, (page) =>
  page.findByText(i18n.t('editor:create.notYet'), {}, WAIT),
)
