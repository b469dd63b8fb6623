import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { colours, MOTION_MS, typeSizes } from '#src/ui/tokens.ts'
import { themes } from '#tests/support/contrast.ts'
import config from '../../tailwind.config.ts'
import { FactsTable } from '../support/facts-table.tsx'
import type { Guide } from '../support/guide.ts'

interface Token {
  readonly name: string
  /** Copied names: a custom property or classes. */
  readonly words: readonly string[]
  readonly values: readonly string[]
}

/** Puts the words on the clipboard and says so in its own place. */
function CopyButton({ words }: { words: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(words)
    setCopied('copied')
  }
  return (
    <>
      <button type="button" className="catalogue-copy" onClick={() => void copy()}>
        {words}
        <Copy size={12} aria-label="copy" />
      </button>
      <span role="status" className="catalogue-label">
        {copied}
      </span>
    </>
  )
}

const Tokens = ({ head, tokens }: { head: readonly string[]; tokens: readonly Token[] }) => (
  <FactsTable
    head={['Name', 'Copy', ...head]}
    rows={tokens.map(({ name, words, values }) => [
      name,
      <div key={name} className="catalogue-row">
        {words.map((each) => (
          <CopyButton key={each} words={each} />
        ))}
      </div>,
      ...values,
    ])}
  />
)

const sorted = (scale: Readonly<Record<string, string>>, prefix: string): Token[] =>
  Object.entries(scale).map(([name, value]) => ({ name, words: [`${prefix}-${name}`], values: [value] }))

const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: {
    guide: {
      is: 'Every token with the names that are written in code.',
      use: 'To copy a name: `var(--…)` in a style sheet, a class in a component.',
      instead: 'Foundations/Colour, Type and Spacing to see and choose; never a value of your own.',
      keys: 'Tab stops at each name, Enter and Space copy it.',
      roles: '`table` with headers of rows and columns; `button`s; a `status` for “copied”.',
      heard: 'The name, its values, and “copied” after a press.',
      status: 'new',
    } satisfies Guide,
  },
  args: { head: ['Value'], tokens: [] },
} satisfies Meta<typeof Tokens>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  args: {
    head: themes,
    tokens: Object.entries(colours).map(([name, values]) => ({
      name,
      words: [`var(--${name})`, `bg-${name}`, `text-${name}`],
      values,
    })),
  },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: /^var\(--accent\)/ }))
    await expect(write).toHaveBeenCalledWith('var(--accent)')
    await waitFor(() => expect(canvas.getByText('copied')).toBeVisible())
  },
}

export const TypeSizes: Story = {
  args: {
    head: ['Size and line'],
    tokens: Object.entries(typeSizes).map(([size, line]) => ({
      name: size,
      words: [`text-${size}`],
      values: [`${size} / ${line} px`],
    })),
  },
}

export const Space: Story = { args: { tokens: sorted(config.theme.spacing, 'p') } }
export const Corners: Story = { args: { tokens: sorted(config.theme.borderRadius, 'rounded') } }
export const Widths: Story = { args: { tokens: sorted(config.theme.maxWidth, 'max-w') } }
export const Motion: Story = {
  args: { tokens: [{ name: 'duration', words: ['transition'], values: [`${MOTION_MS} ms`] }] },
}
