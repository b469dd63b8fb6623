import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Sums } from './sums.tsx'

interface QuotedProps {
  /** A sentence of the app. */
  text: string
  /** The customer's words in it. */
  part: string
  /** Code of their language; detected if absent. */
  lang?: string | undefined
}

/** A sentence of the app with a customer's words in it, which a screen reader speaks in their own language. */
export function Quoted({ text, part, lang }: QuotedProps) {
  const start = text.indexOf(part)
  if (start < 0) return text
  return (
    <span>
      <Sums text={text.slice(0, start)} />
      <span {...inOwnLanguage(part, lang)}>{part}</span>
      <Sums text={text.slice(start + part.length)} />
    </span>
  )
}
