import { useRef, useState } from 'react'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'

export function Example() {
  const [text, setText] = useState('Sunny in Baku today, a north wind in the evening.')
  const mirror = useRef<HTMLDivElement>(null)
  return (
    <MarkedTextArea
      mirror={mirror}
      value={text}
      aria-label="Text"
      onChange={({ target }) => setText(target.value)}
    />
  )
}
