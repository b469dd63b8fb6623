import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ResumePanel } from '#src/features/runs/resume-panel.tsx'
import type { Guide } from '../support/guide.ts'

const resume = { price: 40, priceBefore: 40, start: () => undefined, forget: () => undefined }

const meta = {
  title: 'Components/Resume panel',
  tags: ['picture'],
  component: ResumePanel,
  parameters: {
    guide: {
      is: 'The offer to go on with a run that a lack of money or a reload interrupted.',
      use: 'Above the content of a project with an interrupted run.',
      instead: 'Notice for what cannot be gone on with.',
      keys: 'Tab stops at both answers.',
      roles: 'A `section` named by its heading; two buttons.',
      heard: 'What was interrupted, the price, and the old price if it has changed.',
      status: 'stable',
    } satisfies Guide,
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
