import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours } from '#src/ui/tokens.ts'

type ColourName = keyof typeof colours

interface SwatchesProps {
  names: readonly ColourName[]
}

const Swatches = ({ names }: SwatchesProps) => (
  <ul className="catalogue-grid">
    {names.map((name) => (
      <li key={name}>
        <div className="catalogue-swatch" style={{ background: `var(--${name})` }} />
        <p>{name}</p>
        <p className="catalogue-label">{colours[name].join(' · ')}</p>
      </li>
    ))}
  </ul>
)

const meta = {
  title: 'Foundations/Colour',
  component: Swatches,
  args: { names: ['paper', 'raised', 'sunken', 'line', 'edge', 'ink', 'muted'] },
} satisfies Meta<typeof Swatches>

export default meta
type Story = StoryObj<typeof meta>

export const InkAndPaper: Story = {}
export const Accent: Story = { args: { names: ['accent', 'accent-strong', 'accent-soft', 'on-accent'] } }
export const Statuses: Story = {
  args: {
    names: [
      'info',
      'info-soft',
      'success',
      'success-soft',
      'warn',
      'warn-soft',
      'danger',
      'danger-soft',
      'danger-fill',
      'on-danger',
    ],
  },
}
