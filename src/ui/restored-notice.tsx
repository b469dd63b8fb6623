import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { passToPage } from './pass-focus.ts'

interface RestoredNoticeProps {
  /** Message that the input was restored. */
  text: string
  /** Text of the discard button. */
  afreshLabel: string
  /** Called by the discard button. */
  onAfresh: () => void
}

/** Says that a form contains a saved draft, and offers to discard it. */
export function RestoredNotice({ text, afreshLabel, onAfresh }: RestoredNoticeProps) {
  return (
    <Notice
      action={
        <Button size="small" onClick={passToPage(onAfresh)}>
          {afreshLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
