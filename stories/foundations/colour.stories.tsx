import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours } from '#src/ui/tokens.ts'
import {
  type ColourName,
  contrast,
  EDGE_CONTRAST,
  edgePairs,
  TEXT_CONTRAST,
  textPairs,
  themes,
} from '#tests/support/contrast.ts'
import { FactsTable } from '../support/facts-table.tsx'
import { foundationAccess, type Guide } from '../support/guide.ts'

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
  parameters: {
    guide: {
      is: 'Every colour of the product in both themes.',
      use: 'To choose a colour by its purpose.',
      instead: 'Foundations/Tokens to copy its name; no colour of your own.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
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

const ratio = (value: number) => `${value.toFixed(1)} : 1`

const ContrastTable = ({ pairs, least }: { pairs: typeof textPairs; least: number }) => (
  <FactsTable
    head={['Pair', ...themes, 'At least']}
    rows={pairs.map(([front, ground]) => [
      `${front} on ${ground}`,
      ...themes.map((theme) => ratio(contrast(front, ground, theme))),
      ratio(least),
    ])}
  />
)

/** Computed from the tokens with the same rule as in the tests. */
export const ContrastOfText: Story = {
  render: () => <ContrastTable pairs={textPairs} least={TEXT_CONTRAST} />,
}
export const ContrastOfEdges: Story = {
  render: () => <ContrastTable pairs={edgePairs} least={EDGE_CONTRAST} />,
}
