import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const meta = {
  title: 'Components/Page heading',
  tags: ['picture'],
  component: PageHeading,
  parameters: {
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
