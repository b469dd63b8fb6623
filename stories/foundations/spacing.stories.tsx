import type { Meta, StoryObj } from '@storybook/react-vite'
import { foundationAccess, type Guide } from '../support/guide.ts'

/** Working steps of the 4 px grid, in pixels. */
const spacingSteps = [8, 12, 16, 24, 40] as const

const Steps = ({ steps }: { steps: readonly number[] }) => (
  <ul className="catalogue-fill">
    {steps.map((step) => (
      <li key={step} className="catalogue-row">
        <span className="catalogue-label tabular" style={{ width: 40 }}>
          {step}
        </span>
        <span style={{ width: step * 4, height: 8, background: 'var(--ink)' }} />
        <span style={{ width: step, height: step, background: 'var(--accent)' }} />
      </li>
    ))}
  </ul>
)

const meta = {
  title: 'Foundations/Spacing',
  parameters: {
    guide: {
      is: 'The steps of space at their size.',
      use: 'To choose a distance.',
      instead: 'Foundations/Tokens to copy its name; no distance between the steps.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: Steps,
  args: { steps: spacingSteps },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** 4 px inside small elements, 8 for controls, 12 for modals and sheets, round for play buttons and avatars. */
export const Corners: Story = {
  render: () => (
    <div className="catalogue-row">
      {[4, 8, 12, 999].map((radius) => (
        <div key={radius}>
          <div style={{ width: 56, height: 56, borderRadius: radius, border: '1px solid var(--edge)' }} />
          <p className="catalogue-label tabular">{radius}</p>
        </div>
      ))}
    </div>
  ),
}
