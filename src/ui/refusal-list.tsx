interface RefusalListProps {
  /** What the server says of each field, by the field’s name. */
  refusals: Readonly<Record<string, string>>
}

/** Why the server refuses something, above the button that sent it; for fields that are not on screen too. */
export function RefusalList({ refusals }: RefusalListProps) {
  return (
    <div role="alert" className="wrap-long text-13 text-danger empty:hidden">
      {Object.entries(refusals).map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  )
}
