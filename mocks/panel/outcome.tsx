interface OutcomeProps {
  done: string
  failed: string
}

/** Result of the last action, for sighted and screen reader users. */
export const ActionOutcome = ({ done, failed }: OutcomeProps) => (
  <p role="status" className={failed ? 'sandbox-failed wrap-long' : 'sandbox-note wrap-long'}>
    {failed || done}
  </p>
)
