interface RefusalListProps {
  /** Field errors by field name. */
  refusals: Readonly<Record<string, string>>
}

/** Field errors above the submit button, including those of fields that are not shown. */
export function RefusalList({ refusals }: RefusalListProps) {
  return (
    <div role="alert" className="wrap-long text-13 text-danger empty:hidden">
      {Object.entries(refusals).map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  )
}
