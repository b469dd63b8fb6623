/** Why the server refuses something, above the button that sent it; for fields that are not on screen too. */
export function RefusalList({ refusals }: { refusals: Readonly<Record<string, string>> }) {
  return (
    <div role="alert" className="wrap-long text-13 text-danger empty:hidden">
      {Object.entries(refusals).map(([field, message]) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  )
}
