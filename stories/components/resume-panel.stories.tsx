import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ResumePanel } from '#src/features/runs/resume-panel.tsx'

const resume = { price: 40, priceBefore: 40, start: () => undefined, forget: () => undefined }

const meta = {
  title: 'Components/Resume panel',
  tags: ['picture'],
  component: ResumePanel,
  parameters: {
    advice: {
      do: 'Say what was interrupted and what it costs now, and let the customer go on or leave it.',
      dont: 'Go on with what costs something without being asked.',
    },
  },
  args: { resume, label: undefined },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof ResumePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing starts automatically at a price that the customer has not seen. */
export const PriceChanged: Story = {
  args: { resume: { ...resume, price: 65 } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText(/0[,.]40/)).toBeVisible()
    await expect(panel.getByRole('button', { name: /0[,.]65/ })).toBeVisible()
  },
}
