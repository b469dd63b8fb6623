/**
 * Reloads a page that comes back from the browser's page cache without having started: leaving it cancelled its
 * requests. The returned function ends this after the start.
 */
export function restartOnReturn(reload = () => location.reload()): () => void {
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload()
  }
  addEventListener('pageshow', restart)
  return () => removeEventListener('pageshow', restart)
}
