import type { Ref } from 'react'
import type { CodeKind, CodePart } from './code-colours.ts'

const styles: Readonly<Record<CodeKind, string | undefined>> = {
  plain: undefined,
  tag: 'text-info',
  name: 'text-success',
  text: 'text-warn',
  comment: 'text-muted',
  word: 'text-info',
  origin: 'font-strong text-accent-strong',
}

const BOX =
  'm-0 min-w-0 rounded-md border border-edge p-3 font-mono text-13 whitespace-pre-wrap [grid-area:1/1] [overflow-wrap:anywhere]'

interface CodeBoxProps {
  label: string
  parts: readonly CodePart[]
  ref?: Ref<HTMLTextAreaElement>
}

/** Code in colours. A field with the same text lies on top, for selection, copying and screen readers. */
export function CodeBox({ label, parts, ref }: CodeBoxProps) {
  return (
    <div className="grid">
      <pre aria-hidden dir="ltr" className={`${BOX} bg-sunken`}>
        {parts.map(({ at, kind, text }) => (
          <span key={at} className={styles[kind]}>
            {text}
          </span>
        ))}
      </pre>
      <textarea
        ref={ref}
        readOnly
        aria-label={label}
        value={parts.map(({ text }) => text).join('')}
        dir="ltr"
        spellCheck={false}
        className={`${BOX} block size-full resize-none overflow-hidden bg-transparent text-transparent`}
      />
    </div>
  )
}
