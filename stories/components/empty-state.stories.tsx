import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderOpen } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Empty state',
  tags: ['picture'],
  component: EmptyState,
  parameters: {
    guide: {
      is: 'What a list shows when there is nothing in it.',
      use: 'On first use, and when a search finds nothing.',
      instead: 'ErrorState if loading failed; Skeleton while it loads.',
      keys: 'Those of the action in it.',
      roles: 'Text and its action, a `button` or a link; no heading of its own.',
      heard: 'Why there is nothing, then the way on.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'One sentence and one action: what is missing, and how it comes.',
      dont: 'Show it before the answer has come; that is a Skeleton.',
    },
  },
  args: {
    children: 'Hələ layihə yoxdur. Birincisi bir dəqiqəyə hazır olur.',
    action: <Button variant="primary">Layihə yarat</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { icon: <FolderOpen size={20} aria-hidden /> } }
export const NothingFound: Story = {
  args: { children: '“podkast” üzrə heç nə tapılmadı.', action: <Button>Axtarışı təmizlə</Button> },
}
export const LongText: Story = {
  args: {
    children:
      'Здесь появятся высокохудожественные автоматизированные аудиопроизведения, когда вы создадите первый проект.',
  },
}
