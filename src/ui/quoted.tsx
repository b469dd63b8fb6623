import { inOwnLanguage } from '#src/rules/language-of-text.ts'

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
  const [before, ...after] = text.split(part)
  return (
    <span>
      {before}
      <span {...inOwnLanguage(part, lang)}>{part}</span>
      {after.join(part)}
    </span>
  )
}
