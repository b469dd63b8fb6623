import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { ProjectScreen } from '#src/screens/project-screen.tsx'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

/** Projects of services whose workspace is not there yet. */
const meta = { title: 'Screens/Project, read only', component: ProjectScreen } satisfies Meta

export default meta
type Story = StoryObj

const isThere = (page: Page) => page.findByText(i18n.t('editor:readOnly.text'), {}, WAIT)
const story = (slug: string, id: number) => appStory(`/services/${slug}/${id}`, {}, isThere)

export const Default: Story = story('dubbing', 16)
export const Empty: Story = story('chat-bot', 4)
export const Rejected: Story = story('dubbing', 3)
export const Unpaid: Story = story('dubbing', 11)

export const Loading: Story = appStory('/services/dubbing/16', {
  faults: [{ endpoint: 'getProject', fault: { kind: 'hang' } }],
})

export const Error: Story = appStory(
  '/services/dubbing/16',
  { faults: [{ endpoint: 'getProject', fault: { kind: 'refused' } }] },
  (page) => page.findByRole('button', { name: i18n.t('common:actions.retry') }, WAIT),
)

export const NotFound: Story = appStory('/services/dubbing/999', {}, (page) =>
  page.findByRole('heading', { name: i18n.t('errors:notFound.title') }, WAIT),
)
