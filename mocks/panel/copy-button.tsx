import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from './panel-texts.ts'

interface CopyButtonProps {
  label: string
  /** Called when the button is clicked. */
  text: () => string
}

/** Copies a text to the clipboard, and reports whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setOutcome(panelTexts.copied),
      () => setOutcome(panelTexts.notCopied),
    )
  return (
    <span>
      <Button size="small" onClick={copy}>
        {label}
      </Button>{' '}
      <span role="status" className="sandbox-note">
        {outcome}
      </span>
    </span>
  )
}
