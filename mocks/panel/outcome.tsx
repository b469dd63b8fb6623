interface OutcomeProps {
  done: string
  failed: string
}

/** What became of the last press, for eyes and screen readers. */
export const Outcome = ({ done, failed }: OutcomeProps) => (
  <p role="status" className={failed ? 'sandbox-failed wrap-long' : 'sandbox-note wrap-long'}>
    {failed || done}
  </p>
)
