import { inOwnLanguage } from '#src/rules/language-of-text.ts'

interface QuotedProps {
  /** A sentence of the app. */
  text: string
  /** The customer's words in it. */
  part: string
}

/** A sentence of the app with a customer's words in it, which a screen reader speaks in their own language. */
export function Quoted({ text, part }: QuotedProps) {
  const [before, ...after] = text.split(part)
  return (
    <span>
      {before}
      <span {...inOwnLanguage(part)}>{part}</span>
      {after.join(part)}
    </span>
  )
}
