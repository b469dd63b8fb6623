import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Page heading',
  tags: ['picture'],
  component: PageHeading,
  parameters: {
    guide: {
      is: 'The heading of a page with its description and actions.',
      use: 'Once at the top of every screen.',
      instead: 'An `h2` for a part of a page.',
      keys: 'It takes the focus after a navigation, and is no Tab stop.',
      roles: '`heading` of level 1.',
      heard: 'The name of the page after each navigation.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'One on each page, the first thing a screen reader finds there.',
      dont: 'Leave a page without one: where the eye needs none, hide it.',
    },
  },
  args: { children: 'Mətnin səsləndirilməsi', actions: <Button variant="primary">Layihə yarat</Button> },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDescription: Story = { args: { description: '1000 işarə 0,15 ₼. Dörd dil, 24 səs.' } }
export const Small: Story = { args: { size: 'small', actions: undefined } }
export const LongText: Story = {
  args: { children: 'Высокопревосходительное автобиографическое сельскохозяйственное произведение' },
}
