import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'
import { createHighlight, type HighlightName, rangeIn } from '#src/ui/text-highlight.ts'
import example from '../examples/marked-text-area.tsx?raw'
import type { Guide } from '../support/guide.ts'

const TEXT = 'Bu gün Bakıda hava açıq keçəcək, axşam şimal küləyi əsəcək.'

interface MarkedProps extends Omit<ComponentProps<typeof MarkedTextArea>, 'mirror' | 'value'> {
  text?: string
  mark?: HighlightName
}

/** A field with its third word marked. */
function Marked({ text: first = TEXT, mark, ...rest }: MarkedProps) {
  const [text, setText] = useState(first)
  const mirror = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const highlight = mark && createHighlight(mark)
    const [, word] = /^\S+\s+\S+\s+(\S+)/d.exec(text)?.indices ?? []
    const range = word && rangeIn(mirror.current, ...word)
    if (!highlight || !range) return
    highlight.add(range)
    return () => {
      highlight.delete(range)
    }
  })
  return (
    <MarkedTextArea
      {...rest}
      mirror={mirror}
      value={text}
      aria-label="Mətn"
      onChange={({ target }) => setText(target.value)}
    />
  )
}

const meta = {
  title: 'Components/Marked text area',
  tags: ['picture'],
  component: Marked,
  subcomponents: { MarkedTextArea },
  parameters: {
    guide: {
      is: 'A text area in which stretches are marked: found, doubtful, spoken.',
      use: 'In editors, where single words are pointed out while they stay editable.',
      instead: 'TextArea for a text without marks.',
      keys: 'Those of a text area; marks are reached by the tools next to it.',
      roles: '`textbox`, multiline; the mirror with the marks is hidden.',
      heard: 'The text; what is marked is said by the tool that leads to it.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Mark stretches in the mirror, by highlights.',
      dont: 'Use it for a text without marks; that is a TextArea.',
    },
  },
  decorators: [(Story) => <div className="catalogue-form">{Story()}</div>],
} satisfies Meta<typeof Marked>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Doubtful: Story = { args: { mark: 'doubtful' } }
export const Found: Story = { args: { mark: 'found-current' } }
/** Revealed word by word: the rest is dimmed. */
export const TypedOut: Story = { args: { mark: 'typed', tone: 'mirrored' } }
export const Dimmed: Story = { args: { tone: 'dimmed' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Spacious: Story = { args: { space: 'min-h-48 p-3' } }
export const LongText: Story = { args: { text: 'Сельскохозяйственно-машиностроительный '.repeat(20) } }
